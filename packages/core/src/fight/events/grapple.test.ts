import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['a save of 9 against DC 8 + 0 + 2 fails (page 190)', { event: { kind: 'grapple', creature: 'mira', target: 'grub' }, dice: [9], after: { 'creatures.grub.conditions': [{ condition: 'grappled', source: 'mira' }], 'creatures.mira.spent.action': true } }],
  ['a save of 10 succeeds (page 190)', { event: { kind: 'grapple', creature: 'mira', target: 'grub' }, dice: [10], after: { 'creatures.grub.conditions': [] } }],
  ['refused: a target two sizes larger (page 190)', { with: { grub: { size: 'huge' } }, event: { kind: 'grapple', creature: 'mira', target: 'grub' }, refused: { code: 'too-large', got: 'huge' } }],
  ['refused: no free hand (page 190)', { with: { mira: { freeHands: 0 } }, event: { kind: 'grapple', creature: 'mira', target: 'grub' }, refused: { code: 'no-free-hand' } }],
  ['refused: a target farther than 5 feet (page 190)', { event: { kind: 'grapple', creature: 'mira', target: 'tolk' }, refused: { code: 'out-of-range', got: 10, expected: 5 } }],
  ['refused: a save other than Strength or Dexterity (page 190)', { event: { kind: 'grapple', creature: 'mira', target: 'grub', save: 'wisdom' }, refused: { code: 'no-choice' } }],
  ['refused: 2012 has no grapple (2012)', { ruleset: next2012, event: { kind: 'grapple', creature: 'mira', target: 'grub' }, refused: { code: 'no-such-rule' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
