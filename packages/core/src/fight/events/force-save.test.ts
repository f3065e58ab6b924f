import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'

const burst = {
  kind: 'force-save',
  targets: [{ creature: 'tolk' }, { creature: 'grub' }],
  ability: 'dexterity',
  dc: 13,
  damage: { notation: '2d6', type: 'fire' },
} as const

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['one damage roll for all, half on a success: 7 and 3 (page 16)', { event: burst, dice: [3, 4, 12, 13], after: { 'creatures.tolk.vitals.life.hitPoints': 3, 'creatures.grub.vitals.life.hitPoints': 7 } }],
  ['no damage on a success (page 16)', { event: { ...burst, onSuccess: 'none' }, dice: [3, 4, 13, 13], after: { 'creatures.tolk.vitals.life.hitPoints': 10, 'creatures.grub.vitals.life.hitPoints': 10 } }],
  ['cover of 2 counts for Dexterity: 11 + 2 (page 15)', { event: { ...burst, targets: [{ creature: 'grub', cover: 'half' }] }, dice: [3, 4, 11], after: { 'creatures.grub.vitals.life.hitPoints': 7 } }],
  ['Dodge gives Advantage on Dexterity saves (page 181)', { before: [{ kind: 'dodge', creature: 'mira' }], event: { ...burst, targets: [{ creature: 'mira' }] }, dice: [3, 4, 2, 13], after: { 'creatures.mira.vitals.life.hitPoints': 7 } }],
  ['Dodge adds 4 (2012: Dodge)', { ruleset: next2012, before: [{ kind: 'dodge', creature: 'mira' }], event: { ...burst, targets: [{ creature: 'mira' }] }, dice: [3, 4, 9], after: { 'creatures.mira.vitals.life.hitPoints': 7 } }],
  ['a target can choose to fail, without a roll (page 7)', { event: { ...burst, targets: [{ creature: 'grub', fails: true }] }, dice: [3, 4], after: { 'creatures.grub.vitals.life.hitPoints': 3 } }],
  ['a Stunned target fails a Dexterity save without a roll (page 189)', { with: { grub: { conditions: [{ condition: 'stunned' }] } }, event: { ...burst, targets: [{ creature: 'grub' }] }, dice: [3, 4], after: { 'creatures.grub.vitals.life.hitPoints': 3 } }],
  ['a failure gives a condition (page 7)', { event: { kind: 'force-save', targets: [{ creature: 'grub' }], ability: 'wisdom', dc: 13, condition: { condition: 'frightened', source: 'mira' } }, dice: [12], after: { 'creatures.grub.conditions': [{ condition: 'frightened', source: 'mira' }] } }],
  ['refused: the same target twice', { event: { ...burst, targets: [{ creature: 'grub' }, { creature: 'grub' }] }, refused: { code: 'same-creature' } }],
  ['refused: a target behind Total Cover (page 15)', { event: { ...burst, targets: [{ creature: 'grub', cover: 'total' }] }, refused: { code: 'total-cover' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
