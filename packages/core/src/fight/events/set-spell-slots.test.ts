import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import type { FightEvent } from './index.ts'

const end: readonly FightEvent[] = [{ kind: 'end-combat', agreed: true }]

const slots = (left: number): FightEvent => ({ kind: 'set-spell-slots', creature: 'mira', level: 2, left })
const spell: FightEvent = { kind: 'magic', creature: 'mira', effect: 'web', level: 2, slot: 2 }

// each row names its page of SRD 5.2.1
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['refused: a spell without a slot left (page 104)', { event: spell, refused: { code: 'no-slot-left' } }],
  ['a spell expends one slot, and the total stays (page 104)', { before: [slots(2)], event: spell, after: { 'creatures.mira.slots.2': 1, 'creatures.mira.slotTotals.2': 2 } }],
  ['fewer slots left do not change the total', { before: [slots(3)], event: slots(1), after: { 'creatures.mira.slots.2': 1, 'creatures.mira.slotTotals.2': 3 } }],
  ['setting 3 and then 0 leaves a total of 3', { before: [slots(3)], event: slots(0), after: { 'creatures.mira.slots.2': 0, 'creatures.mira.slotTotals.2': 3 } }],
  ['a Long Rest restores the slots (page 104)', { before: [slots(3), slots(0), ...end], event: { kind: 'long-rest', creatures: ['mira'] }, after: { 'creatures.mira.slots.2': 3 } }],
  ['refused: level 10 (page 104)', { event: JSON.parse('{ "kind": "set-spell-slots", "creature": "mira", "level": 10, "left": 1 }'), refused: { code: 'malformed', at: 'level' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
