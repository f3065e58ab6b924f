import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['costs nothing (page 14)', { event: { kind: 'drop-prone', creature: 'mira' }, after: { 'creatures.mira.conditions': [{ condition: 'prone' }], 'creatures.mira.spent.movementFeet': 0 } }],
  ['refused: with a Speed of 0 (page 14)', { with: { mira: { conditions: [{ condition: 'restrained' }] } }, event: { kind: 'drop-prone', creature: 'mira' }, refused: { code: 'cannot-move', rule: 'restrained' } }],
  ['refused: already Prone (page 179)', { with: { mira: { conditions: [{ condition: 'prone' }] } }, event: { kind: 'drop-prone', creature: 'mira' }, refused: { code: 'already-prone' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
