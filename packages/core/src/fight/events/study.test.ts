import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['makes an Intelligence check (page 189)', { event: { kind: 'study', creature: 'mira', skill: 'nature', dc: 10 }, dice: [10], after: { 'creatures.mira.spent.action': true } }],
  ['refused: a skill that the action does not use (page 189)', { event: { kind: 'study', creature: 'mira', skill: 'athletics' }, refused: { code: 'wrong-check' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
