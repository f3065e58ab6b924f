import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['a creature that has fled takes no turns (page 14)', { before: [{ kind: 'leave', creature: 'tolk', how: 'fled' }], event: { kind: 'end-turn', creature: 'mira' }, after: { phase: { kind: 'between-turns', next: 'grub' } } }],
  ['refused: outside combat (page 14)', { before: [{ kind: 'end-combat', agreed: true }], event: { kind: 'leave', creature: 'tolk', how: 'fled' }, refused: { code: 'no-combat' } }],
  ['a creature that flees lets go of what it grapples (page 182)', { with: { mira: { conditions: [{ condition: 'grappled', source: 'grub' }] } }, event: { kind: 'leave', creature: 'grub', how: 'fled' }, after: { 'creatures.mira.conditions': [] } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
