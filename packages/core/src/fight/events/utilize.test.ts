import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd51 } from '../../rulesets/srd-5-1.ts'

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['takes the action (page 191)', { event: { kind: 'utilize', creature: 'mira' }, after: { 'creatures.mira.spent.action': true } }],
  ['works under its 2012 name (2012: Use an Item)', { ruleset: next2012, event: { kind: 'use-an-item', creature: 'mira' }, after: { 'creatures.mira.spent.action': true } }],
  ['works under its 2014 name (SRD 5.1, page 94)', { ruleset: srd51, event: { kind: 'use-an-object', creature: 'mira' }, after: { 'creatures.mira.spent.action': true } }],
  ['refused: its name of today under 2014 (SRD 5.1, page 94)', { ruleset: srd51, event: { kind: 'utilize', creature: 'mira' }, refused: { code: 'no-such-action' } }],
  ['refused: the 2012 name (page 191)', { event: { kind: 'use-an-item', creature: 'mira' }, refused: { code: 'no-such-action' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
