import type { FightEvent } from '@rulestone/core'
import { expect, test } from 'vitest'
import { newFight } from '../fight-document.ts'
import { addAct } from '../fight-history.ts'
import sample from '../sample/sample-fight.json?raw'
import { playSample } from '../test/play-sample.ts'
import { type CreatureSummary, summarize } from './summary.ts'

const axe = { id: 'Axe', damage: '1d6', damageType: 'slashing' } as const
const join = (id: string, side: string, hitPointMaximum: number | 'untold'): FightEvent => ({
  kind: 'join',
  entering: { id, side, kind: 'monster', place: { kind: 'ranges' }, hitPointMaximum, armorClass: 10, attacks: [axe] },
  distances: id === 'Anna' ? [] : [{ to: 'Anna', feet: 5 }],
})
const strike = (creature: string, target: string): FightEvent => ({ kind: 'attack', creature, target, attack: 'Axe' })
const turn = (creature: string): FightEvent => ({ kind: 'begin-turn', creature })
const START: readonly FightEvent[] = [
  join('Anna', 'party', 12),
  join('Wolf', 'foes', 'untold'),
  { kind: 'roll-initiative', counts: ['Anna', 'Wolf'].map((creature, index) => ({ creature, count: 9 - index })) },
  turn('Anna'),
]

/** The summary of a fight after events, with the faces of their dice. */
function after(events: readonly FightEvent[], dice: readonly number[]) {
  const fight = addAct(newFight('7'), { events: [...START, ...events], dice })
  if (!fight.ok) throw new RangeError(`refused: ${fight.error.code}`)
  const summary = summarize(fight.value.snapshots)
  const [anna, wolf] = summary?.creatures ?? []
  return { rounds: summary?.rounds, anna, wolf }
}

const END: FightEvent = { kind: 'end-turn', creature: 'Anna' }

// biome-ignore format: a table
const CASES: readonly (readonly [what: string, events: readonly FightEvent[], dice: readonly number[], anna: Partial<CreatureSummary>, wolf: Partial<CreatureSummary>])[] = [
  ['a miss', [strike('Anna', 'Wolf')], [2], { attacks: 1, hits: 0, dealt: 0 }, { taken: 0 }],
  ['a hit on a creature without Hit Points', [strike('Anna', 'Wolf')], [15, 4], { attacks: 1, hits: 1, dealt: 4 }, { taken: 4, fate: 'standing' }],
  ['damage before, which the next hit adds to', [{ kind: 'take-damage', creature: 'Wolf', damage: 7 }, strike('Anna', 'Wolf')], [15, 4], { dealt: 4 }, { taken: 11 }],
  ['damage that nobody deals', [{ kind: 'take-damage', creature: 'Anna', damage: 5 }], [], { taken: 5, fate: 'standing' }, { dealt: 0 }],
  ['Temporary Hit Points count', [{ kind: 'gain-temporary-hit-points', creature: 'Anna', points: 3 }, { kind: 'take-damage', creature: 'Anna', damage: 5 }], [], { taken: 5 }, {}],
  ['a Critical Hit in the second turn', [END, turn('Wolf'), strike('Wolf', 'Anna')], [20, 6, 6], { taken: 12, fate: 'dead' }, { attacks: 1, hits: 1, dealt: 12, natural20s: 1 }],
  ['saves against an effect', [{ kind: 'force-save', targets: [{ creature: 'Wolf' }], ability: 'dexterity', dc: 15, source: 'Anna', damage: { notation: '6', type: 'fire' } }], [3], { dealt: 6, attacks: 0 }, { taken: 6 }],
  ['who leaves', [{ kind: 'leave', creature: 'Wolf', how: 'surrendered' }], [], {}, { fate: 'surrendered' }],
]

test.each(CASES)('%s', (_, events, dice, anna, wolf) => {
  expect(after(events, dice)).toMatchObject({ rounds: 1, anna, wolf })
})

test('before combat there is no summary', () => {
  expect(summarize(newFight('7').snapshots)).toBeUndefined()
})

test('in a whole fight, what is dealt is what is taken, and one side is down', () => {
  const { creatures = [] } = summarize(playSample(sample).snapshots) ?? {}
  const sum = (figure: 'dealt' | 'taken'): number => creatures.reduce((total, one) => total + one[figure], 0)
  expect(sum('dealt')).toBe(sum('taken'))
  expect(new Set(creatures.flatMap(({ side, fate }) => (fate === 'standing' ? [side] : []))).size).toBe(1)
})
