import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'
import type { FightState } from '../state.ts'

const beside = { tolk: { place: { kind: 'grid', x: 0, y: 1 } } } as const

const dying = (state: FightState): FightState => {
  const { tolk } = state.creatures
  if (tolk === undefined) return state
  const life = { kind: 'dying', successes: 0, failures: 0, hitPoints: 0 } as const
  return { ...state, creatures: { ...state.creatures, tolk: { ...tolk, vitals: { ...tolk.vitals, life } } } }
}

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['Medicine of 10 stabilizes (page 18)', { with: beside, change: dying, event: { kind: 'stabilize', creature: 'mira', target: 'tolk' }, dice: [10], after: { 'creatures.tolk.vitals.life': { kind: 'stable', hitPoints: 0 }, 'creatures.mira.spent.action': true } }],
  ['Medicine of 9 does not stabilize (page 18)', { with: beside, change: dying, event: { kind: 'stabilize', creature: 'mira', target: 'tolk' }, dice: [9], after: { 'creatures.tolk.vitals.life.kind': 'dying' } }],
  ['first aid wakes one that was knocked out (page 17)', { with: { tolk: { place: { kind: 'grid', x: 0, y: 1 }, conditions: [{ condition: 'unconscious', source: 'knocking-out-a-creature' }] } }, event: { kind: 'stabilize', creature: 'mira', target: 'tolk' }, dice: [10], after: { 'creatures.tolk.conditions': [{ condition: 'prone' }] } }],
  ['refused: from too far away', { change: dying, event: { kind: 'stabilize', creature: 'mira', target: 'tolk' }, refused: { code: 'too-far', got: 10, expected: 5 } }],
  ['refused: a target that is not dying (page 18)', { with: beside, event: { kind: 'stabilize', creature: 'mira', target: 'tolk' }, refused: { code: 'not-dying' } }],
  ['refused: 2012 has no such check (2012)', { ruleset: next2012, with: beside, change: dying, event: { kind: 'stabilize', creature: 'mira', target: 'tolk' }, refused: { code: 'no-such-rule' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
