import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['the first interaction is free (page 13)', { event: { kind: 'interact', creature: 'mira' }, after: { 'creatures.mira.spent.freeInteractions': 1, 'creatures.mira.spent.action': false } }],
  ['refused: the second takes Utilize (page 13)', { before: [{ kind: 'interact', creature: 'mira' }], event: { kind: 'interact', creature: 'mira' }, refused: { code: 'needs-action', got: 1 } }],
  ['refused: a stuck door takes Utilize (page 14)', { event: { kind: 'interact', creature: 'mira', needsAction: true }, refused: { code: 'needs-action' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
