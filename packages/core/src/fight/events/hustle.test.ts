import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'

const far = { place: { kind: 'grid', x: 9, y: 9 } } as const

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['moves with the action, in addition to the move (2012: Hustle)', { ruleset: next2012, with: { grub: far }, event: { kind: 'hustle', creature: 'mira', legs: [{ kind: 'square', x: 0, y: 1 }] }, after: { 'creatures.mira.place': { kind: 'grid', x: 0, y: 1 }, 'creatures.mira.spent.movementFeet': 0, 'creatures.mira.spent.action': true } }],
  ['refused: farther than the speed (2012: Hustle)', { ruleset: next2012, with: { grub: far, mira: { speeds: { speed: 5 } } }, event: { kind: 'hustle', creature: 'mira', legs: [{ kind: 'square', x: 0, y: 1 }, { kind: 'square', x: 1, y: 1 }] }, refused: { code: 'not-enough-movement' } }],
  ['refused: the action does not exist, but Dash (page 180)', { event: { kind: 'hustle', creature: 'mira', legs: [] }, refused: { code: 'no-such-action' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
