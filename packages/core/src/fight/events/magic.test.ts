import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'

const caster = { mira: { slots: { 1: 1, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 } } } as const
const spell = { kind: 'magic', creature: 'mira', effect: 'light', level: 1, slot: 1 } as const

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['expends a slot of its level (page 104)', { with: caster, event: spell, after: { 'creatures.mira.slots.1': 0, 'creatures.mira.spent.slotsExpended': 1 } }],
  ['refused: no slot left (page 104)', { event: spell, refused: { code: 'no-slot-left', rule: 'spell-slot' } }],
  ['refused: a slot that is too low (page 104)', { with: caster, event: { ...spell, level: 2 }, refused: { code: 'slot-too-low', got: 1, expected: 2 } }],
  ['another Concentration ends the first (page 179)', { with: { mira: { ...caster.mira, concentration: { effect: 'fog', conditions: [{ creature: 'grub', condition: 'restrained' }] } }, grub: { conditions: [{ condition: 'restrained', source: 'mira' }] } }, event: { ...spell, concentration: true }, after: { 'creatures.mira.concentration': { effect: 'light', conditions: [] }, 'creatures.grub.conditions': [] } }],
  ['refused: without speech (page 184)', { with: { mira: { ...caster.mira, conditions: [{ condition: 'incapacitated' }] } }, event: spell, refused: { code: 'deprived' } }],
  ['a failed check against DC 10 disrupts it in melee (2012: Spell Disruption)', { ruleset: next2012, with: caster, event: { ...spell, kind: 'cast-a-spell', nearestTargetFeet: 30 }, dice: [9], after: { 'creatures.mira.slots.1': 1, 'creatures.mira.spent.action': true } }],
  ['a check of 10 is not disrupted (2012: Spell Disruption)', { ruleset: next2012, with: caster, event: { ...spell, kind: 'cast-a-spell', nearestTargetFeet: 30 }, dice: [10], after: { 'creatures.mira.slots.1': 0 } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
