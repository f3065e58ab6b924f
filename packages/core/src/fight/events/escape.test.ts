import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import { srd51 } from '../../rulesets/srd-5-1.ts'

const held = { mira: { conditions: [{ condition: 'grappled', source: 'grub' }] } } as const

// each row names its page of SRD 5.2.1 or SRD 5.1, or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['Athletics of 10 against DC 10 escapes (page 182)', { with: held, event: { kind: 'escape', creature: 'mira', from: 'grub', skill: 'athletics' }, dice: [10], after: { 'creatures.mira.conditions': [], 'creatures.mira.spent.action': true } }],
  ['Acrobatics of 9 does not escape (page 182)', { with: held, event: { kind: 'escape', creature: 'mira', from: 'grub', skill: 'acrobatics' }, dice: [9], after: { 'creatures.mira.conditions': [{ condition: 'grappled', source: 'grub' }] } }],
  ['the DC of a monster is 10 plus its Athletics (5.1: page 259)', { ruleset: srd51, with: { ...held, grub: { abilities: { strength: 16 }, skills: { athletics: { proficient: true } } } }, event: { kind: 'escape', creature: 'mira', from: 'grub', skill: 'athletics' }, dice: [15], after: { 'creatures.mira.conditions': [] } }],
  ['one less does not escape from it (5.1: page 259)', { ruleset: srd51, with: { ...held, grub: { abilities: { strength: 16 }, skills: { athletics: { proficient: true } } } }, event: { kind: 'escape', creature: 'mira', from: 'grub', skill: 'athletics' }, dice: [14], after: { 'creatures.mira.conditions': [{ condition: 'grappled', source: 'grub' }] } }],
  ['the DC in its stat block comes first (5.1: page 259)', { ruleset: srd51, with: held, event: { kind: 'escape', creature: 'mira', from: 'grub', skill: 'acrobatics', dc: 16 }, dice: [15], after: { 'creatures.mira.conditions': [{ condition: 'grappled', source: 'grub' }] } }],
  ['the DC of the stat block is noted with the grapple (5.1: page 259)', { ruleset: srd51, with: { grub: { abilities: { strength: 16 } } }, before: [{ kind: 'add-condition', creature: 'mira', condition: 'grappled', source: 'grub', escapeDc: 16 }], event: { kind: 'escape', creature: 'mira', from: 'grub', skill: 'athletics' }, dice: [16], after: { 'creatures.mira.conditions': [] } }],
  ['one less than the noted DC does not escape (5.1: page 259)', { ruleset: srd51, with: { grub: { abilities: { strength: 16 } } }, before: [{ kind: 'add-condition', creature: 'mira', condition: 'grappled', source: 'grub', escapeDc: 16 }], event: { kind: 'escape', creature: 'mira', from: 'grub', skill: 'athletics' }, dice: [15], after: { 'creatures.mira.conditions': [{ condition: 'grappled', source: 'grub', escapeDc: 16 }] } }],
  ['a DC that is noted later counts (5.1: page 259)', { ruleset: srd51, with: held, before: [{ kind: 'add-condition', creature: 'mira', condition: 'grappled', source: 'grub', escapeDc: 12 }], event: { kind: 'escape', creature: 'mira', from: 'grub', skill: 'athletics' }, dice: [11], after: { 'creatures.mira.conditions': [{ condition: 'grappled', source: 'grub', escapeDc: 12 }] } }],
  ['the noted DC of a monster counts today as well (page 182)', { with: { mira: { conditions: [{ condition: 'grappled', source: 'grub', escapeDc: 14 }] } }, event: { kind: 'escape', creature: 'mira', from: 'grub', skill: 'athletics' }, dice: [13], after: { 'creatures.mira.conditions': [{ condition: 'grappled', source: 'grub', escapeDc: 14 }] } }],
  ['a character rolls in a contest (5.1: page 95)', { ruleset: srd51, with: { ...held, grub: { kind: 'character' } }, event: { kind: 'escape', creature: 'mira', from: 'grub', skill: 'acrobatics' }, dice: [9, 8], after: { 'creatures.mira.conditions': [] } }],
  ['refused: a creature that is not Grappled (page 182)', { event: { kind: 'escape', creature: 'mira', from: 'grub', skill: 'athletics' }, refused: { code: 'not-grappled' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
