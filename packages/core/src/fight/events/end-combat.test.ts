import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['ends when one side has surrendered (page 14)', { before: [{ kind: 'leave', creature: 'grub', how: 'surrendered' }], event: { kind: 'end-combat' }, after: { phase: { kind: 'no-combat' }, order: [], round: 0 } }],
  ['ends when all agree (page 14)', { event: { kind: 'end-combat', agreed: true }, after: { phase: { kind: 'no-combat' } } }],
  ['refused: while both sides fight (page 14)', { event: { kind: 'end-combat' }, refused: { code: 'not-over-yet' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
