import type { FightEvent } from '@rulestone/core'
import { expect, test } from 'vitest'
import { hitPointPercent } from './fight-context.ts'
import { newFight } from './fight-document.ts'
import { addActAndGoOn, currentSnapshot } from './fight-history.ts'

const creature = 'Anna'
const join: FightEvent = {
  kind: 'join',
  entering: { id: creature, side: 'party', kind: 'character', place: { kind: 'ranges' }, hitPointMaximum: 20 },
}

test.each<[name: string, events: readonly FightEvent[], percent: number]>([
  ['an unhurt creature', [], 100],
  ['a hurt creature', [{ kind: 'take-damage', creature, damage: 5 }], 75],
  ['a creature with 0 Hit Points', [{ kind: 'take-damage', creature, damage: 20 }], 0],
  ['a maximum of 0', [{ kind: 'set-hit-point-maximum', creature, maximum: 0, byEffect: true }], 0],
])('hitPointPercent of %s', (_, events, percent) => {
  const fight = addActAndGoOn(newFight('7'), { events: [join, ...events] })
  const anna = fight.ok ? currentSnapshot(fight.value).state.creatures[creature] : undefined
  expect(anna && hitPointPercent(anna)).toBe(percent)
})
