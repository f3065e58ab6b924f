import { test } from 'vitest'
import { playScene, type Scene, withHitPoints } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'
import type { FightState } from '../state.ts'

const dying =
  (id: string, hitPoints: number) =>
  (state: FightState): FightState => {
    const creature = state.creatures[id]
    if (creature === undefined) return state
    const life = { kind: 'dying', successes: 1, failures: 1, hitPoints } as const
    return { ...state, creatures: { ...state.creatures, [id]: { ...creature, vitals: { ...creature.vitals, life } } } }
  }

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['8 points at 14 of 20 restore 6 (page 17)', { with: { tolk: { hitPointMaximum: 20 } }, change: withHitPoints('tolk', 14), event: { kind: 'heal', creature: 'tolk', points: 8 }, after: { 'creatures.tolk.vitals.life.hitPoints': 20 } }],
  ['points as dice notation', { change: withHitPoints('tolk', 1), event: { kind: 'heal', creature: 'tolk', points: '1d8+2' }, dice: [3], after: { 'creatures.tolk.vitals.life.hitPoints': 6 } }],
  ['any healing wakes a dying creature (page 17)', { change: dying('tolk', 0), event: { kind: 'heal', creature: 'tolk', points: 1 }, after: { 'creatures.tolk.vitals.life': { kind: 'conscious', hitPoints: 1 } } }],
  ['4 points at -5 give 4 (2012: Healing)', { ruleset: next2012, change: dying('tolk', -5), event: { kind: 'heal', creature: 'tolk', points: 4 }, after: { 'creatures.tolk.vitals.life.hitPoints': 4 } }],
  ['refused: negative points', { event: { kind: 'heal', creature: 'tolk', points: -1 }, refused: { code: 'malformed', at: 'points' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
