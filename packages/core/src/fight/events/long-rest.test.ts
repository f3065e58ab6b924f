import { test } from 'vitest'
import { playScene, type Scene, withHitPoints } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd51 } from '../../rulesets/srd-5-1.ts'
import type { FightEvent } from './index.ts'

const end: readonly FightEvent[] = [{ kind: 'end-combat', agreed: true }]

const exhausted = (level: number) => ({ mira: { conditions: [{ condition: 'exhaustion', level }] } }) as const

// each row names its page of SRD 5.2.1 or SRD 5.1, or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['restores Hit Points and Hit Dice, and removes a level of Exhaustion (page 185)', { with: { mira: { conditions: [{ condition: 'exhaustion', level: 2 }], hitDice: { sides: 8, left: 0, total: 1 } } }, change: withHitPoints('mira', 2), before: end, event: { kind: 'long-rest', creatures: ['mira'] }, after: { 'creatures.mira.vitals.life.hitPoints': 10, 'creatures.mira.hitDice.left': 1, 'creatures.mira.conditions': [{ condition: 'exhaustion', level: 1 }], minutes: 480 } }],
  ['refused: less than 16 hours after the last (page 185)', { before: [...end, { kind: 'long-rest', creatures: ['mira'] }], event: { kind: 'long-rest', creatures: ['mira'] }, refused: { code: 'too-soon', rule: 'long-rest' } }],
  ['the variant slower-hit-points restores no Hit Points by itself (2012: Slower Recovery)', { ruleset: next2012, change: withHitPoints('mira', 2), before: end, event: { kind: 'long-rest', creatures: ['mira'], variant: 'slower-hit-points' }, after: { 'creatures.mira.vitals.life.hitPoints': 2 } }],
  ['removes no level of Exhaustion without food and drink (5.1: page 358)', { ruleset: srd51, with: exhausted(2), before: end, event: { kind: 'long-rest', creatures: ['mira'], fed: false }, after: { 'creatures.mira.conditions': [{ condition: 'exhaustion', level: 2 }] } }],
  ['removes one with them (5.1: page 358)', { ruleset: srd51, with: exhausted(2), before: end, event: { kind: 'long-rest', creatures: ['mira'], fed: true }, after: { 'creatures.mira.conditions': [{ condition: 'exhaustion', level: 1 }] } }],
  ['refused: SRD 5.2.1 has no variants (page 185)', { before: end, event: { kind: 'long-rest', creatures: ['mira'], variant: 'slower-hit-points' }, refused: { code: 'no-such-rule' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
