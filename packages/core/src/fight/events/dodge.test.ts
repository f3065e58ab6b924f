import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['attacks against it have Disadvantage (page 181)', { before: [{ kind: 'dodge', creature: 'mira' }, { kind: 'end-turn', creature: 'mira' }, { kind: 'begin-turn', creature: 'tolk' }, { kind: 'end-turn', creature: 'tolk' }, { kind: 'begin-turn', creature: 'grub' }], event: { kind: 'attack', creature: 'grub', target: 'mira', attack: 'club' }, dice: [18, 7], after: { 'creatures.mira.vitals.life.hitPoints': 10 } }],
  ['adds 4 to the AC: 11 + 2 misses 14 (2012: Dodge)', { ruleset: next2012, before: [{ kind: 'dodge', creature: 'mira' }, { kind: 'end-turn', creature: 'mira' }, { kind: 'begin-turn', creature: 'tolk' }, { kind: 'end-turn', creature: 'tolk' }, { kind: 'begin-turn', creature: 'grub' }], event: { kind: 'attack', creature: 'grub', target: 'mira', attack: 'club' }, dice: [11], after: { 'creatures.mira.vitals.life.hitPoints': 10 } }],
  ['refused: while Incapacitated (page 184)', { with: { mira: { conditions: [{ condition: 'incapacitated' }] } }, event: { kind: 'dodge', creature: 'mira' }, refused: { code: 'deprived', rule: 'incapacitated' } }],
  ['a Speed of 0 ends it for good (page 181)', { before: [{ kind: 'dodge', creature: 'mira' }, { kind: 'add-condition', creature: 'mira', condition: 'restrained' }], event: { kind: 'end-condition', creature: 'mira', condition: 'restrained' }, after: { 'creatures.mira.dodging': false } }],
  ['ends when the creature cannot act (2012: Dodge)', { ruleset: next2012, before: [{ kind: 'dodge', creature: 'mira' }], event: { kind: 'add-condition', creature: 'mira', condition: 'stunned' }, after: { 'creatures.mira.dodging': false } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
