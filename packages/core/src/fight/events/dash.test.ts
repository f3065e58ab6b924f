import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['adds the Speed to the movement (page 180)', { event: { kind: 'dash', creature: 'mira' }, after: { 'creatures.mira.spent.extraMovementFeet': 30, 'creatures.mira.spent.action': true } }],
  ['adds a reduced Speed (page 180)', { with: { mira: { conditions: [{ condition: 'exhaustion', level: 1 }] } }, event: { kind: 'dash', creature: 'mira' }, after: { 'creatures.mira.spent.extraMovementFeet': 25 } }],
  ['refused: the action is spent (page 10)', { before: [{ kind: 'dodge', creature: 'mira' }], event: { kind: 'dash', creature: 'mira' }, refused: { code: 'spent' } }],
  ['refused: 2012 has Hustle instead (2012)', { ruleset: next2012, event: { kind: 'dash', creature: 'mira' }, refused: { code: 'no-such-action', got: 'dash' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
