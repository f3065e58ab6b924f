import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import type { FightState } from '../state.ts'
import { UNSPENT } from '../unspent.ts'

const next = (id: string, state: FightState): FightState => ({ ...state, phase: { kind: 'between-turns', next: id } })

const spentAll = (state: FightState): FightState => {
  const { mira } = state.creatures
  if (mira === undefined) return state
  const spent = { ...UNSPENT, action: true, bonusAction: true, reaction: true, movementFeet: 30, slotsExpended: 1 }
  const readied = { response: { kind: 'move' }, trigger: { event: 'move', by: 'grub' } } as const
  const helping = { kind: 'attack', enemy: 'grub' } as const
  return { ...state, creatures: { ...state.creatures, mira: { ...mira, spent, readied, helping, dodging: true } } }
}

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['resets the turn state and ends Dodge, Help and Ready (pages 13 and 181)', { change: (state) => next('mira', spentAll(state)), event: { kind: 'begin-turn', creature: 'mira' }, after: { 'creatures.mira.spent': UNSPENT, 'creatures.mira.dodging': false, 'creatures.mira.helping': 'none', 'creatures.mira.readied': 'none' } }],
  ['a condition ends at the start of the turn that it counts (page 179)', { with: { grub: { conditions: [{ condition: 'blinded', duration: { turns: 1, at: 'start', of: 'mira' } }] } }, change: (state) => next('mira', state), event: { kind: 'begin-turn', creature: 'mira' }, after: { 'creatures.grub.conditions': [] } }],
  ['one of two turns is left (page 179)', { with: { grub: { conditions: [{ condition: 'blinded', duration: { turns: 2, at: 'start', of: 'mira' } }] } }, change: (state) => next('mira', state), event: { kind: 'begin-turn', creature: 'mira' }, after: { 'creatures.grub.conditions.0.duration.turns': 1 } }],
  ['refused: another creature is next (page 13)', { change: (state) => next('mira', state), event: { kind: 'begin-turn', creature: 'tolk' }, refused: { code: 'not-its-turn', expected: 'mira' } }],
  ['refused: the last turn is not over (page 13)', { event: { kind: 'begin-turn', creature: 'tolk' }, refused: { code: 'turn-not-over', creature: 'mira' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
