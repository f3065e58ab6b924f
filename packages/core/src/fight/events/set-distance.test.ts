import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'

// each row names its page of SRD 5.2.1
// biome-ignore format: a table
const AT_RANGES = { mira: { place: { kind: 'ranges' } }, tolk: { place: { kind: 'ranges' } }, grub: { place: { kind: 'ranges' } } } as const
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['sets the distance at ranges', { with: AT_RANGES, event: { kind: 'set-distance', creature: 'mira', target: 'grub', feet: 40 }, after: { ranges: [{ between: ['mira', 'grub'], feet: 40 }] } }],
  ['the latest distance counts', { with: AT_RANGES, before: [{ kind: 'set-distance', creature: 'grub', target: 'mira', feet: 40 }], event: { kind: 'set-distance', creature: 'mira', target: 'grub', feet: 5 }, after: { ranges: [{ between: ['mira', 'grub'], feet: 5 }] } }],
  ['refused: on a grid the squares give the distance (page 14)', { event: { kind: 'set-distance', creature: 'mira', target: 'grub', feet: 40 }, refused: { code: 'impossible-distance' } }],
  ['refused: the distance of a creature from itself', { with: AT_RANGES, event: { kind: 'set-distance', creature: 'mira', target: 'mira', feet: 5 }, refused: { code: 'same-creature' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
