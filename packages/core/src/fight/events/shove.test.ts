import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['knocks the target Prone (page 190)', { event: { kind: 'shove', creature: 'mira', target: 'grub', effect: 'prone' }, dice: [9], after: { 'creatures.grub.conditions': [{ condition: 'prone' }] } }],
  ['pushes the target 5 feet away, which provokes nothing (pages 15 and 190)', { event: { kind: 'shove', creature: 'mira', target: 'grub', effect: 'push', to: { x: 2, y: 0 } }, dice: [9], after: { 'creatures.grub.place': { kind: 'grid', x: 2, y: 0 }, offers: [] } }],
  ['refused: pushing the target nearer (page 190)', { event: { kind: 'shove', creature: 'mira', target: 'grub', effect: 'push', to: { x: 1, y: 1 } }, refused: { code: 'no-way-to-push' } }],
  ['a push ends a grapple (page 182)', { with: { grub: { conditions: [{ condition: 'grappled', source: 'mira' }] } }, event: { kind: 'shove', creature: 'mira', target: 'grub', effect: 'push', to: { x: 2, y: 0 } }, dice: [9], after: { 'creatures.grub.conditions': [] } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
