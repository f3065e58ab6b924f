import { test } from 'vitest'
import { playScene, type Scene, withHitPoints } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'
import type { FightEvent } from './index.ts'

const end: readonly FightEvent[] = [{ kind: 'end-combat', agreed: true }]

const told = (maximum: number): FightEvent => ({ kind: 'set-hit-point-maximum', creature: 'mira', maximum })
const byEffect = (maximum: number): FightEvent => ({
  kind: 'set-hit-point-maximum',
  creature: 'mira',
  maximum,
  byEffect: true,
})

const heals = (points: number): FightEvent => ({ kind: 'heal', creature: 'mira', points })

const HP = 'creatures.mira.vitals.life.hitPoints'
const MAXIMUM = 'creatures.mira.vitals.hitPointMaximum'
const HELD = 'creatures.mira.deferredDamage'

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['told anew, 4 of damage stay 4', { change: withHitPoints('mira', 6), event: told(22), after: { [HP]: 18, [MAXIMUM]: 22, 'creatures.mira.normalHitPointMaximum': 22 } }],
  ['told anew, nobody drops by it', { change: withHitPoints('mira', 2), event: told(7), after: { [HP]: 1, [MAXIMUM]: 7, [HELD]: 2 } }],
  ['and told as it was, nobody is healed by it', { change: withHitPoints('mira', 2), before: [told(7)], event: told(10), after: { [HP]: 2, [MAXIMUM]: 10, [HELD]: 0 } }],
  ['8 of damage, 5 regained, are 3 of the 10', { change: withHitPoints('mira', 2), before: [told(7), heals(5)], event: told(10), after: { [HP]: 7, [HELD]: 0 } }],
  ['whoever is healed altogether is unhurt', { change: withHitPoints('mira', 2), before: [told(7), heals(6)], event: told(10), after: { [HP]: 10, [HELD]: 0 } }],
  ['told anew, a reduction by 3 stays (page 183)', { before: [byEffect(7)], event: told(20), after: { [HP]: 17, [MAXIMUM]: 17, 'creatures.mira.normalHitPointMaximum': 20 } }],
  ['and a Long Rest ends it (page 185)', { before: [byEffect(7), told(20), ...end], event: { kind: 'long-rest', creatures: ['mira'] }, after: { [HP]: 20, [MAXIMUM]: 20 } }],
  ['told anew, 5 more by an effect stay (page 183)', { before: [byEffect(15)], event: told(12), after: { [HP]: 12, [MAXIMUM]: 17 } }],
  ['no maximum is left of 3 that are reduced by 3 (page 17)', { before: [byEffect(7)], event: told(3), refused: { code: 'malformed', at: 'maximum', expected: 4 } }],
  ['a Long Rest does not take away what an effect adds (page 185)', { before: [byEffect(15), ...end], event: { kind: 'long-rest', creatures: ['mira'] }, after: { [HP]: 15, [MAXIMUM]: 15 } }],
  ['an effect that raises it does not heal (page 183)', { change: withHitPoints('mira', 6), event: byEffect(15), after: { [HP]: 6, [MAXIMUM]: 15, 'creatures.mira.normalHitPointMaximum': 10 } }],
  ['nobody has more than the maximum (page 183)', { event: byEffect(7), after: { [HP]: 7, [MAXIMUM]: 7 } }],
  ['a Long Rest restores it (page 185)', { before: [byEffect(7), ...end], event: { kind: 'long-rest', creatures: ['mira'] }, after: { [HP]: 10, [MAXIMUM]: 10 } }],
  ['but not what was told anew', { before: [told(7), ...end], event: { kind: 'long-rest', creatures: ['mira'] }, after: { [HP]: 7, [MAXIMUM]: 7 } }],
  ['dead at a maximum of 0 (page 17)', { event: byEffect(0), after: { 'creatures.mira.vitals.life': { kind: 'dead' } } }],
  ['a maximum of 0 does not kill (2012: Dead)', { ruleset: next2012, event: byEffect(0), after: { 'creatures.mira.vitals.life.kind': 'dying', [HP]: 0 } }],
  ['nobody has 0 of its own', { event: told(0), refused: { code: 'malformed', at: 'maximum' } }],
  ['the dead have none', { before: [byEffect(0)], event: told(10), refused: { code: 'dead' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
