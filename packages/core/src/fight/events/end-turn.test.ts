import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['the next creature in the order follows (page 13)', { event: { kind: 'end-turn', creature: 'mira' }, after: { phase: { kind: 'between-turns', next: 'tolk' }, round: 1, 'creatures.mira.turnsTaken': 1 } }],
  ['a condition ends at the end of the turn (page 179)', { with: { mira: { conditions: [{ condition: 'stunned', duration: { turns: 1, at: 'end', of: 'mira' } }] } }, event: { kind: 'end-turn', creature: 'mira' }, after: { 'creatures.mira.conditions': [] } }],
  ['a creature in a shared space falls Prone (page 14)', { with: { tolk: { place: { kind: 'grid', x: 0, y: 0 } } }, event: { kind: 'end-turn', creature: 'mira' }, after: { 'creatures.mira.conditions': [{ condition: 'prone' }] } }],
  ['a creature in a shared space does not fall Prone (2012: Movement in Combat)', { ruleset: next2012, with: { tolk: { place: { kind: 'grid', x: 0, y: 0 } } }, event: { kind: 'end-turn', creature: 'mira' }, after: { 'creatures.mira.conditions': [] } }],
  ['refused: it is not its turn (page 13)', { event: { kind: 'end-turn', creature: 'tolk' }, refused: { code: 'not-its-turn' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
