import type { FightEvent } from '@rulestone/core'
import { expect, test } from 'vitest'
import { newTable } from './fight-document.ts'
import { hitPointPercent } from './scene.ts'
import { actOn, now } from './table-moves.ts'

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
  const table = actOn(
    newTable(() => 7),
    { events: [join, ...events] },
  )
  const anna = table.ok ? now(table.value).state.creatures[creature] : undefined
  expect(anna && hitPointPercent(anna)).toBe(percent)
})
