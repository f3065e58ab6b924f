import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'
import type { FightState } from '../state.ts'

const save = { kind: 'death-save', creature: 'mira' } as const

const dying =
  (hitPoints: number) =>
  (state: FightState): FightState => {
    const { mira } = state.creatures
    if (mira === undefined) return state
    const life = { kind: 'dying', successes: 0, failures: 0, hitPoints } as const
    const spent = { ...mira.spent, deathSaveDue: true }
    return { ...state, creatures: { ...state.creatures, mira: { ...mira, spent, vitals: { ...mira.vitals, life } } } }
  }

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['10 succeeds (page 17)', { change: dying(0), event: save, dice: [10], after: { 'creatures.mira.vitals.life': { kind: 'dying', successes: 1, failures: 0, hitPoints: 0 }, 'creatures.mira.spent.deathSaveDue': false } }],
  ['9 fails (page 17)', { change: dying(0), event: save, dice: [9], after: { 'creatures.mira.vitals.life.failures': 1 } }],
  ['1 fails twice (page 18)', { change: dying(0), event: save, dice: [1], after: { 'creatures.mira.vitals.life.failures': 2 } }],
  ['20 restores 1 Hit Point (page 18)', { change: dying(0), event: save, dice: [20], after: { 'creatures.mira.vitals.life': { kind: 'conscious', hitPoints: 1 } } }],
  ['Exhaustion counts: 11 - 2 (page 181)', { with: { mira: { conditions: [{ condition: 'exhaustion', level: 1 }] } }, change: dying(0), event: save, dice: [11], after: { 'creatures.mira.vitals.life.failures': 1 } }],
  ['a failure costs 1d6: 4 (2012: Dying)', { ruleset: next2012, change: dying(-2), event: save, dice: [9, 4], after: { 'creatures.mira.vitals.life.hitPoints': -6 } }],
  ['dies at minus Constitution and level: -11 (2012: Dead)', { ruleset: next2012, change: dying(-7), event: save, dice: [9, 4], after: { 'creatures.mira.vitals.life.kind': 'dead' } }],
  ['refused: a second one on the same turn (page 17)', { change: dying(0), before: [save], event: save, dice: [10], refused: { code: 'no-death-save-due' } }],
  ['refused: ending the turn before it (page 17)', { change: dying(0), event: { kind: 'end-turn', creature: 'mira' }, refused: { code: 'death-save-due' } }],
  ['refused: with Hit Points again (page 17)', { change: dying(0), before: [{ kind: 'heal', creature: 'mira', points: 1 }], event: save, refused: { code: 'no-death-save-due' } }],
  ['a healed creature can end its turn (page 17)', { change: dying(0), before: [{ kind: 'heal', creature: 'mira', points: 1 }], event: { kind: 'end-turn', creature: 'mira' }, after: { phase: { kind: 'between-turns', next: 'tolk' } } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
