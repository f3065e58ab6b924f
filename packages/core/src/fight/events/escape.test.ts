import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'

const held = { mira: { conditions: [{ condition: 'grappled', source: 'grub' }] } } as const

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['Athletics of 10 against DC 10 escapes (page 182)', { with: held, event: { kind: 'escape', creature: 'mira', from: 'grub', skill: 'athletics' }, dice: [10], after: { 'creatures.mira.conditions': [], 'creatures.mira.spent.action': true } }],
  ['Acrobatics of 9 does not escape (page 182)', { with: held, event: { kind: 'escape', creature: 'mira', from: 'grub', skill: 'acrobatics' }, dice: [9], after: { 'creatures.mira.conditions': [{ condition: 'grappled', source: 'grub' }] } }],
  ['refused: a creature that is not Grappled (page 182)', { event: { kind: 'escape', creature: 'mira', from: 'grub', skill: 'athletics' }, refused: { code: 'not-grappled' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
