import { test } from 'vitest'
import { playScene, type Scene, withHitPoints } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'
import type { FightEvent } from './index.ts'

const end: readonly FightEvent[] = [{ kind: 'end-combat', agreed: true }]

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['a Hit Point Die: 5 + 0 (page 187)', { change: withHitPoints('mira', 2), before: end, event: { kind: 'short-rest', resters: [{ creature: 'mira', hitDice: 1 }] }, dice: [5], after: { 'creatures.mira.vitals.life.hitPoints': 7, 'creatures.mira.hitDice.left': 0, minutes: 60 } }],
  ['1 - 3 restores at least 1 (page 187)', { with: { mira: { abilities: { constitution: 4 } } }, change: withHitPoints('mira', 2), before: end, event: { kind: 'short-rest', resters: [{ creature: 'mira', hitDice: 1 }] }, dice: [1], after: { 'creatures.mira.vitals.life.hitPoints': 3 } }],
  ['refused: more dice than it has (page 187)', { before: end, event: { kind: 'short-rest', resters: [{ creature: 'mira', hitDice: 2 }] }, refused: { code: 'none-left' } }],
  ['refused: dice without a kit (2012: Short Rest)', { ruleset: next2012, before: end, event: { kind: 'short-rest', resters: [{ creature: 'mira', hitDice: 1 }] }, refused: { code: 'kit-or-feature' } }],
  ['dice with a kit, in 10 minutes (2012: Short Rest)', { ruleset: next2012, change: withHitPoints('mira', 2), before: end, event: { kind: 'short-rest', resters: [{ creature: 'mira', hitDice: 1 }], kitOrFeature: true }, dice: [5], after: { 'creatures.mira.vitals.life.hitPoints': 7, minutes: 10 } }],
  ['refused: in combat (page 187)', { event: { kind: 'short-rest', resters: [{ creature: 'mira', hitDice: 0 }] }, refused: { code: 'combat-on' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
