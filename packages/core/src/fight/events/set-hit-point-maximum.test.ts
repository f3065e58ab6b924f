import { test } from 'vitest'
import { playScene, type Scene, withHitPoints } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'
import type { FightEvent } from './index.ts'

const end: readonly FightEvent[] = [{ kind: 'end-combat', agreed: true }]

const corrected = (maximum: number): FightEvent => ({ kind: 'set-hit-point-maximum', creature: 'mira', maximum })
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
  ['a correction keeps the 4 damage taken', { change: withHitPoints('mira', 6), event: corrected(22), after: { [HP]: 18, [MAXIMUM]: 22, 'creatures.mira.normalHitPointMaximum': 22 } }],
  ['a correction leaves at least 1 Hit Point and defers the rest of the damage', { change: withHitPoints('mira', 2), event: corrected(7), after: { [HP]: 1, [MAXIMUM]: 7, [HELD]: 2 } }],
  ['correcting it back does not heal', { change: withHitPoints('mira', 2), before: [corrected(7)], event: corrected(10), after: { [HP]: 2, [MAXIMUM]: 10, [HELD]: 0 } }],
  ['8 damage and 5 regained leave 3 damage of the 10', { change: withHitPoints('mira', 2), before: [corrected(7), heals(5)], event: corrected(10), after: { [HP]: 7, [HELD]: 0 } }],
  ['full healing also clears the deferred damage', { change: withHitPoints('mira', 2), before: [corrected(7), heals(6)], event: corrected(10), after: { [HP]: 10, [HELD]: 0 } }],
  ['a correction keeps a reduction of 3 by an effect (page 183)', { before: [byEffect(7)], event: corrected(20), after: { [HP]: 17, [MAXIMUM]: 17, 'creatures.mira.normalHitPointMaximum': 20 } }],
  ['a Long Rest ends the reduction (page 185)', { before: [byEffect(7), corrected(20), ...end], event: { kind: 'long-rest', creatures: ['mira'] }, after: { [HP]: 20, [MAXIMUM]: 20 } }],
  ['a correction keeps 5 more from an effect (page 183)', { before: [byEffect(15)], event: corrected(12), after: { [HP]: 12, [MAXIMUM]: 17 } }],
  ['refused: a correction to 3 with a reduction of 3 would leave no maximum (page 17)', { before: [byEffect(7)], event: corrected(3), refused: { code: 'malformed', at: 'maximum', expected: 4 } }],
  ['a Long Rest keeps what an effect adds (page 185)', { before: [byEffect(15), ...end], event: { kind: 'long-rest', creatures: ['mira'] }, after: { [HP]: 15, [MAXIMUM]: 15 } }],
  ['an effect that raises it does not heal (page 183)', { change: withHitPoints('mira', 6), event: byEffect(15), after: { [HP]: 6, [MAXIMUM]: 15, 'creatures.mira.normalHitPointMaximum': 10 } }],
  ['a lower maximum lowers the Hit Points to it (page 183)', { event: byEffect(7), after: { [HP]: 7, [MAXIMUM]: 7 } }],
  ['a Long Rest restores a maximum that an effect lowered (page 185)', { before: [byEffect(7), ...end], event: { kind: 'long-rest', creatures: ['mira'] }, after: { [HP]: 10, [MAXIMUM]: 10 } }],
  ['a Long Rest does not undo a correction', { before: [corrected(7), ...end], event: { kind: 'long-rest', creatures: ['mira'] }, after: { [HP]: 7, [MAXIMUM]: 7 } }],
  ['a maximum of 0 kills (page 17)', { event: byEffect(0), after: { 'creatures.mira.vitals.life': { kind: 'dead' } } }],
  ['a maximum of 0 does not kill (2012: Dead)', { ruleset: next2012, event: byEffect(0), after: { 'creatures.mira.vitals.life.kind': 'dying', [HP]: 0 } }],
  ['refused: a normal maximum of 0', { event: corrected(0), refused: { code: 'malformed', at: 'maximum' } }],
  ['refused: a dead creature', { before: [byEffect(0)], event: corrected(10), refused: { code: 'dead' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
