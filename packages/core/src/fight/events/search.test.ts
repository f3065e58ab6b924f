import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'

const hidden = {
  hidden: { total: 17, from: ['mira', 'tolk'] },
  conditions: [{ condition: 'invisible', source: 'hide' }],
} as const

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['17 finds one that hid with 17 (page 183)', { with: { grub: hidden }, event: { kind: 'search', creature: 'mira', target: 'grub' }, dice: [17], after: { 'creatures.grub.hidden': 'none', 'creatures.grub.conditions': [] } }],
  ['16 does not find one that hid with 17 (page 183)', { with: { grub: hidden }, event: { kind: 'search', creature: 'mira', target: 'grub' }, dice: [16], after: { 'creatures.grub.hidden.total': 17 } }],
  ['a tie does not find (2012: Stealth)', { ruleset: next2012, with: { grub: hidden }, event: { kind: 'search', creature: 'mira', target: 'grub' }, dice: [17], after: { 'creatures.grub.hidden.total': 17 } }],
  ['refused: a target that is not hidden', { event: { kind: 'search', creature: 'mira', target: 'grub' }, refused: { code: 'not-hidden' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
