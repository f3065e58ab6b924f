import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'

const ten = { kind: 'gain-temporary-hit-points', creature: 'tolk', points: 10 } as const

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['takes 12 instead of 10 (page 18)', { before: [ten], event: { ...ten, points: 12, choice: 'take' }, after: { 'creatures.tolk.vitals.temporaryHitPoints': 12 } }],
  ['keeps 10, not 22 (page 18)', { before: [ten], event: { ...ten, points: 12, choice: 'keep' }, after: { 'creatures.tolk.vitals.temporaryHitPoints': 10 } }],
  ['refused: 2012 has none (2012)', { ruleset: next2012, event: ten, refused: { code: 'no-such-rule' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
