import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import type { DyingState } from '../../rules/damage-and-healing/vitals.ts'
import { next2012 } from '../../rulesets/next-2012.ts'
import type { FightState } from '../state.ts'
import type { FightEvent } from './index.ts'

const end: readonly FightEvent[] = [{ kind: 'end-combat', agreed: true }]

const lasting = (condition: 'blinded' | 'unconscious', turns: number): FightEvent => ({
  kind: 'add-condition',
  creature: 'mira',
  condition,
  duration: { turns, at: 'end', of: 'grub' },
})

const blinded = (turns: number): FightEvent => lasting('blinded', turns)

const pass = (minutes: number): FightEvent => ({ kind: 'pass-time', minutes })

/** Mira lies at 0 Hit Points or fewer. */
const fallen =
  (life: DyingState) =>
  (state: FightState): FightState => {
    const { mira } = state.creatures
    if (mira === undefined) return state
    const conditions = [{ condition: 'unconscious', source: 'falling-unconscious' } as const]
    return {
      ...state,
      creatures: { ...state.creatures, mira: { ...mira, vitals: { ...mira.vitals, life }, conditions } },
    }
  }

const stable = (hitPoints: number) => fallen({ kind: 'stable', hitPoints })
const dying = fallen({ kind: 'dying', successes: 0, failures: 1, hitPoints: 0 })

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['a minute is 10 rounds: what lasts for 10 turns ends (page 13)', { before: [...end, blinded(10)], event: { kind: 'pass-time', minutes: 1 }, after: { minutes: 1, 'creatures.mira.conditions': [] } }],
  ['11 turns become 1 (page 13)', { before: [...end, blinded(11)], event: { kind: 'pass-time', minutes: 1 }, after: { 'creatures.mira.conditions': [{ condition: 'blinded', duration: { turns: 1, at: 'end', of: 'grub' } }] } }],
  ['another minute ends it (page 13)', { before: [...end, blinded(11), pass(1)], event: pass(1), after: { minutes: 2, 'creatures.mira.conditions': [] } }],
  ['Unconscious for 10 turns ends and leaves Prone (page 191)', { before: [...end, lasting('unconscious', 10)], event: pass(1), after: { 'creatures.mira.conditions': [{ condition: 'prone' }] } }],
  ['Unconscious for 12 turns lasts for 2 (page 179)', { before: [...end, lasting('unconscious', 12)], event: pass(1), after: { 'creatures.mira.conditions': [{ condition: 'unconscious', duration: { turns: 2, at: 'end', of: 'grub' } }] } }],
  ['another Long Rest is possible after 16 hours (page 185)', { before: [...end, { kind: 'long-rest', creatures: ['mira'] }, { kind: 'pass-time', minutes: 960 }], event: { kind: 'long-rest', creatures: ['mira'] }, after: { minutes: 1920 } }],
  ['refused: another Long Rest a minute earlier (page 185)', { before: [...end, { kind: 'long-rest', creatures: ['mira'] }, { kind: 'pass-time', minutes: 959 }], event: { kind: 'long-rest', creatures: ['mira'] }, refused: { code: 'too-soon' } }],
  ['a Short Rest also ends conditions that last for turns (page 13)', { before: [...end, blinded(20)], event: { kind: 'short-rest', resters: [{ creature: 'mira', hitDice: 0 }] }, after: { 'creatures.mira.conditions': [] } }],
  ['a Stable creature wakes after 1d4 hours: 3 (page 18)', { change: stable(0), before: end, event: { kind: 'pass-time', minutes: 180 }, dice: [3], after: { 'creatures.mira.vitals.life': { kind: 'conscious', hitPoints: 1 }, 'creatures.mira.conditions': [{ condition: 'prone' }] } }],
  ['it does not wake a minute earlier (page 18)', { change: stable(0), before: end, event: { kind: 'pass-time', minutes: 179 }, dice: [3], after: { 'creatures.mira.vitals.life.kind': 'stable' } }],
  ['the hours are rolled once, when the first minute passes (page 18)', { change: stable(0), before: [...end, pass(1)], event: pass(178), dice: [3], after: { 'creatures.mira.wakesAtMinutes': 180, 'creatures.mira.vitals.life.kind': 'stable' } }],
  ['the hours are counted over several events (page 18)', { change: stable(0), before: [...end, pass(1), pass(178)], event: pass(1), dice: [3], after: { minutes: 180, 'creatures.mira.wakesAtMinutes': 'none', 'creatures.mira.vitals.life': { kind: 'conscious', hitPoints: 1 } } }],
  ['healing wakes it and ends the wait (page 18)', { change: stable(0), before: [...end, pass(60)], event: { kind: 'heal', creature: 'mira', points: 4 }, dice: [3], after: { 'creatures.mira.wakesAtMinutes': 'none', 'creatures.mira.vitals.life': { kind: 'conscious', hitPoints: 4 } } }],
  ['refused: a dying creature makes saves turn by turn (page 17)', { change: dying, before: end, event: pass(60), refused: { code: 'dying', rule: 'death-saving-throw', creature: 'mira' } }],
  ['refused: a dying creature, in 2012 too (2012: Dying)', { ruleset: next2012, change: dying, before: end, event: pass(60), refused: { code: 'dying', creature: 'mira' } }],
  ['refused: a Short Rest while a creature is dying (page 17)', { change: dying, before: end, event: { kind: 'short-rest', resters: [{ creature: 'tolk', hitDice: 0 }] }, refused: { code: 'dying', creature: 'mira' } }],
  ['refused: a Long Rest while a creature is dying (page 17)', { change: dying, before: end, event: { kind: 'long-rest', creatures: ['tolk'] }, refused: { code: 'dying', creature: 'mira' } }],
  ['in 2012 it wakes after 2d6 hours: 2 + 5 (2012: Stabilized)', { ruleset: next2012, change: stable(-4), before: end, event: { kind: 'pass-time', minutes: 420 }, dice: [2, 5], after: { 'creatures.mira.vitals.life': { kind: 'conscious', hitPoints: 1 } } }],
  ['refused: 0 minutes', { before: end, event: { kind: 'pass-time', minutes: 0 }, refused: { code: 'malformed', at: 'minutes' } }],
  ['refused: in combat', { event: { kind: 'pass-time', minutes: 10 }, refused: { code: 'combat-on' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
