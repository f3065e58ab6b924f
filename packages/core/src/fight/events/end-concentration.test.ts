import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['takes no action, and the conditions end with it (page 179)', { with: { mira: { concentration: { effect: 'fog', conditions: [{ creature: 'grub', condition: 'blinded' }] } }, grub: { conditions: [{ condition: 'blinded', source: 'mira' }] } }, event: { kind: 'end-concentration', creature: 'mira' }, after: { 'creatures.mira.concentration': 'none', 'creatures.grub.conditions': [], 'creatures.mira.spent.action': false } }],
  ['refused: a creature that does not concentrate (page 179)', { event: { kind: 'end-concentration', creature: 'mira' }, refused: { code: 'not-concentrating' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
