import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['costs half the Speed (page 186)', { with: { mira: { conditions: [{ condition: 'prone' }] } }, event: { kind: 'stand-up', creature: 'mira' }, after: { 'creatures.mira.spent.movementFeet': 15, 'creatures.mira.conditions': [] } }],
  ['costs 5 feet (2012: Movement)', { ruleset: next2012, with: { mira: { conditions: [{ condition: 'prone' }] } }, event: { kind: 'stand-up', creature: 'mira' }, after: { 'creatures.mira.spent.movementFeet': 5 } }],
  ['refused: with less movement left (page 186)', { with: { mira: { conditions: [{ condition: 'prone' }], attacks: [] }, grub: { place: { kind: 'grid', x: 9, y: 9 } } }, before: [{ kind: 'move', creature: 'mira', legs: [{ kind: 'square', x: 0, y: 1 }, { kind: 'square', x: 1, y: 1 }] }], event: { kind: 'stand-up', creature: 'mira' }, refused: { code: 'not-enough-movement', got: 10, expected: 15 } }],
  ['refused: a creature that is not Prone (page 186)', { event: { kind: 'stand-up', creature: 'mira' }, refused: { code: 'not-prone' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
