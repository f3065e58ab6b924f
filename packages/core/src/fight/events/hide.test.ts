import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['15 hides and gives Invisible (page 183)', { event: { kind: 'hide', creature: 'mira', heavilyObscured: true }, dice: [15], after: { 'creatures.mira.hidden': { total: 15, from: ['grub'] }, 'creatures.mira.conditions': [{ condition: 'invisible', source: 'hide' }] } }],
  ['14 does not hide (page 183)', { event: { kind: 'hide', creature: 'mira', heavilyObscured: true }, dice: [14], after: { 'creatures.mira.hidden': 'none', 'creatures.mira.spent.action': true } }],
  ['refused: behind Half Cover (page 183)', { event: { kind: 'hide', creature: 'mira', cover: 'half', inSight: false }, refused: { code: 'nothing-conceals' } }],
  ['refused: in sight (page 183)', { event: { kind: 'hide', creature: 'mira', cover: 'three-quarters' }, refused: { code: 'in-sight' } }],
  ['a tie in the contest does not hide (2012: Stealth)', { ruleset: next2012, event: { kind: 'hide', creature: 'mira', cover: 'half' }, dice: [12, 12], after: { 'creatures.mira.hidden': 'none' } }],
  ['winning the contest hides (2012: Stealth)', { ruleset: next2012, event: { kind: 'hide', creature: 'mira', cover: 'half' }, dice: [13, 12], after: { 'creatures.mira.hidden': { total: 13, from: ['grub'] }, 'creatures.mira.conditions': [] } }],
  ['an attack roll with Advantage ends it (pages 14 and 183)', { before: [{ kind: 'hide', creature: 'mira', heavilyObscured: true }, { kind: 'end-turn', creature: 'mira' }, { kind: 'begin-turn', creature: 'tolk' }, { kind: 'end-turn', creature: 'tolk' }, { kind: 'begin-turn', creature: 'grub' }, { kind: 'end-turn', creature: 'grub' }, { kind: 'begin-turn', creature: 'mira' }], event: { kind: 'attack', creature: 'mira', target: 'grub', attack: 'club' }, dice: [15, 2, 3], after: { 'creatures.mira.hidden': 'none', 'creatures.mira.conditions': [] } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
