import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['takes the action, with the check that the DM names (2012: Improvise)', { ruleset: next2012, event: { kind: 'improvise', creature: 'mira', ability: 'strength', dc: 13 }, dice: [13], after: { 'creatures.mira.spent.action': true } }],
  ['refused: the action does not exist (page 9)', { event: { kind: 'improvise', creature: 'mira' }, refused: { code: 'no-such-action' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
