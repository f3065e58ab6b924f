import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['lasts for the rest of the turn (page 181)', { event: { kind: 'disengage', creature: 'mira' }, after: { 'creatures.mira.spent.disengaged': true } }],
  ['moves 10 feet that provoke nothing (2012: Disengage)', { ruleset: next2012, event: { kind: 'disengage', creature: 'mira', legs: [{ kind: 'square', x: -1, y: 0 }, { kind: 'square', x: -2, y: 0 }] }, after: { 'creatures.mira.place': { kind: 'grid', x: -2, y: 0 }, offers: [], 'creatures.mira.spent.movementFeet': 0 } }],
  ['refused: 15 feet (2012: Disengage)', { ruleset: next2012, event: { kind: 'disengage', creature: 'mira', legs: [{ kind: 'square', x: -1, y: 0 }, { kind: 'square', x: -2, y: 0 }, { kind: 'square', x: -3, y: 0 }] }, refused: { code: 'not-enough-movement', got: 0, expected: 5 } }],
  ['refused: the action itself moves nobody (page 181)', { event: { kind: 'disengage', creature: 'mira', legs: [{ kind: 'square', x: -1, y: 0 }] }, refused: { code: 'not-enough-movement' } }],
  ['its later movement provokes (2012: Disengage)', { ruleset: next2012, before: [{ kind: 'disengage', creature: 'mira' }], event: { kind: 'move', creature: 'mira', legs: [{ kind: 'square', x: -1, y: 0 }] }, after: { 'offers.0.by': 'grub' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
