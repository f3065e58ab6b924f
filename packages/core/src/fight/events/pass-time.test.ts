import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'
import type { FightState } from '../state.ts'
import type { FightEvent } from './index.ts'

const end: readonly FightEvent[] = [{ kind: 'end-combat', agreed: true }]

const blinded = (turns: number): FightEvent => ({
  kind: 'add-condition',
  creature: 'mira',
  condition: 'blinded',
  duration: { turns, at: 'end', of: 'grub' },
})

/** Mira is Stable, and no combat is on. */
const stable =
  (hitPoints: number) =>
  (state: FightState): FightState => {
    const { mira } = state.creatures
    if (mira === undefined) return state
    const vitals = { ...mira.vitals, life: { kind: 'stable', hitPoints } as const }
    const conditions = [{ condition: 'unconscious', source: 'falling-unconscious' } as const]
    return { ...state, creatures: { ...state.creatures, mira: { ...mira, vitals, conditions } } }
  }

// the page of SRD 5.2.1, or the heading of the 2012 playtest, stands on each row
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['a minute is 10 rounds: what lasts for 10 turns ends (page 13)', { before: [...end, blinded(10)], event: { kind: 'pass-time', minutes: 1 }, after: { minutes: 1, 'creatures.mira.conditions': [] } }],
  ['and what lasts for 11 does not (page 13)', { before: [...end, blinded(11)], event: { kind: 'pass-time', minutes: 1 }, after: { 'creatures.mira.conditions': [{ condition: 'blinded', duration: { turns: 11, at: 'end', of: 'grub' } }] } }],
  ['16 hours after a Long Rest there can be another (page 185)', { before: [...end, { kind: 'long-rest', creatures: ['mira'] }, { kind: 'pass-time', minutes: 960 }], event: { kind: 'long-rest', creatures: ['mira'] }, after: { minutes: 1920 } }],
  ['but not a minute before (page 185)', { before: [...end, { kind: 'long-rest', creatures: ['mira'] }, { kind: 'pass-time', minutes: 959 }], event: { kind: 'long-rest', creatures: ['mira'] }, refused: { code: 'too-soon' } }],
  ['a rest is time, too: what lasts for turns ends in it (page 13)', { before: [...end, blinded(20)], event: { kind: 'short-rest', resters: [{ creature: 'mira', hitDice: 0 }] }, after: { 'creatures.mira.conditions': [] } }],
  ['Stable, she wakes after 1d4 hours: 3 (page 18)', { change: stable(0), before: end, event: { kind: 'pass-time', minutes: 180 }, dice: [3], after: { 'creatures.mira.vitals.life': { kind: 'conscious', hitPoints: 1 }, 'creatures.mira.conditions': [{ condition: 'prone' }] } }],
  ['and not before (page 18)', { change: stable(0), before: end, event: { kind: 'pass-time', minutes: 179 }, dice: [3], after: { 'creatures.mira.vitals.life.kind': 'stable' } }],
  ['after 2d6 hours: 2 + 5 (2012: Stabilized)', { ruleset: next2012, change: stable(-4), before: end, event: { kind: 'pass-time', minutes: 420 }, dice: [2, 5], after: { 'creatures.mira.vitals.life': { kind: 'conscious', hitPoints: 1 } } }],
  ['no time is none', { before: end, event: { kind: 'pass-time', minutes: 0 }, refused: { code: 'malformed', at: 'minutes' } }],
  ['in combat, turns count', { event: { kind: 'pass-time', minutes: 10 }, refused: { code: 'combat-on' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
