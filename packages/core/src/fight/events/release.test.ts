import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['possible at any time (page 182)', { with: { mira: { conditions: [{ condition: 'grappled', source: 'grub' }] } }, event: { kind: 'release', creature: 'grub', target: 'mira' }, after: { 'creatures.mira.conditions': [] } }],
  ['refused: the grapple of another creature (page 182)', { event: { kind: 'release', creature: 'grub', target: 'mira' }, refused: { code: 'not-grappled' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
