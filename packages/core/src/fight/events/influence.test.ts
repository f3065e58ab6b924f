import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['15 meets DC 15 (page 184)', { event: { kind: 'influence', creature: 'mira', target: 'grub', skill: 'persuasion' }, dice: [15], after: { 'creatures.mira.spent.action': true } }],
  ['a hostile target gives Disadvantage (page 183)', { event: { kind: 'influence', creature: 'mira', target: 'grub', skill: 'persuasion', attitude: 'hostile' }, dice: [15, 3], after: { 'creatures.mira.spent.action': true } }],
  ['a willing target needs no check (page 184)', { event: { kind: 'influence', creature: 'mira', target: 'grub', skill: 'persuasion', willingness: 'willing' }, after: { 'creatures.mira.spent.action': true } }],
  ['refused: a skill that the action does not use (page 184)', { event: { kind: 'influence', creature: 'mira', target: 'grub', skill: 'arcana' }, refused: { code: 'wrong-check', got: 'arcana' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
