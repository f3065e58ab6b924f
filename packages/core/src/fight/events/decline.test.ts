import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['the move continues (page 15)', { before: [{ kind: 'move', creature: 'mira', legs: [{ kind: 'square', x: -1, y: 0 }] }], event: { kind: 'decline', creature: 'grub' }, after: { 'creatures.mira.place': { kind: 'grid', x: -1, y: 0 }, 'creatures.grub.spent.reaction': false, offers: [] } }],
  ['refused: nothing is offered (page 10)', { event: { kind: 'decline', creature: 'grub' }, refused: { code: 'nothing-offered' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
