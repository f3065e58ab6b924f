import { expect } from 'vitest'
import {
  afterStableHours,
  canKnockOut,
  type DyingState,
  deadlyHitPoints,
  deathSavingThrow,
  finishLongRest,
  gainTemporaryHitPoints,
  heal,
  hitPointsOf,
  interruptLongRest,
  interruptsRest,
  isBloodied,
  JUST_DROPPED,
  knockedOut,
  lifeAfterDamageAtZero,
  maySpendHitDie,
  mayStartLongRest,
  mayStartShortRest,
  next2012,
  srd521,
  stabilize,
  startLongRest,
  unhurt,
  vitalsAfterDamage,
  withHitPointMaximum,
} from '../../src/index.ts'
import type { Editions } from './editions.ts'

type Rules = typeof srd521 | typeof next2012

/** A character of level 5 with Constitution 14: the playtest’s own example. */
const deadly = deadlyHitPoints({ constitutionScore: 14, level: 5 })
const whole = { ...unhurt({ hitPointMaximum: 12, diesAtZero: false }), deadlyHitPoints: deadly }
const has = (hitPoints: number) => ({ ...whole, life: { kind: 'conscious', hitPoints } as const })

const after = (rules: Rules, damage: number): DyingState =>
  vitalsAfterDamage({ vitals: has(6), damage }, rules).value.vitals.life

/** The states after Death Saving Throws with these numbers on the die, each failure costing 4 Hit Points. */
const saves = (rules: Rules, naturals: readonly number[], bonus = 0): DyingState =>
  naturals.reduce<DyingState>(
    (state, natural) =>
      deathSavingThrow({ life: state, natural, bonus, failureDamage: 4, deadlyHitPoints: deadly }, rules),
    JUST_DROPPED,
  )

const dying = (successes: number, failures: number, hitPoints = 0): DyingState => ({
  kind: 'dying',
  successes,
  failures,
  hitPoints,
})

/** Hit Points, dying and resting. */
export const lifeAndDeath: Editions = {
  'how low Hit Points go': {
    srd: 'Hit Points (page 16)',
    playtest: 'Damage and Dying, Healing',
    holds() {
      expect(after(srd521, 11)).toEqual(dying(0, 0, 0))
      expect(after(next2012, 11)).toEqual(dying(0, 0, -5))
      // healing starts from 0
      for (const rules of [srd521, next2012]) {
        const { vitals } = vitalsAfterDamage({ vitals: has(6), damage: 11 }, rules).value
        expect(hitPointsOf(heal({ vitals, points: 4 }).value.vitals.life)).toBe(4)
      }
    },
  },
  'Bloodied at half of the Hit Points': {
    srd: 'Bloodied (page 177)',
    playtest: 'Hit Points',
    holds() {
      const bloodied = (rules: Rules) =>
        [7, 6, 5].map((hitPoints) => isBloodied({ hitPoints, hitPointMaximum: 12 }, rules))
      expect(bloodied(srd521)).toEqual([false, true, true])
      expect(bloodied(next2012)).toEqual([false, false, true])
    },
  },
  'what a Death Saving Throw is': {
    srd: 'Death Saving Throws (page 17)',
    playtest: 'Dying: Death Saving Throws',
    holds() {
      expect([srd521.dying.saveAbility, next2012.dying.saveAbility]).toEqual(['none', 'constitution'])
      for (const rules of [srd521, next2012]) expect(saves(rules, [10])).toEqual(dying(1, 0))
      expect(saves(srd521, [9])).toEqual(dying(0, 1))
      expect(saves(next2012, [8], 2)).toEqual(dying(1, 0))
      expect(saves(next2012, [7], 2)).toEqual(dying(0, 0, -4))
    },
  },
  'a failed Death Saving Throw': {
    srd: 'Death Saving Throws: Three Successes/Failures (page 17)',
    playtest: 'Dying: Death Saving Throws',
    holds() {
      expect(saves(srd521, [5, 5])).toEqual(dying(0, 2))
      expect(saves(srd521, [5, 5, 5])).toEqual({ kind: 'dead' })
      expect(saves(next2012, [5, 5, 5])).toEqual(dying(0, 0, -12))
      expect(next2012.dying.failureDamage).toBe('1d6')
    },
  },
  'a 1 or a 20 on a Death Saving Throw': {
    srd: 'Death Saving Throws: Rolling a 1 or 20 (page 18)',
    playtest: 'Dying: Death Saving Throws',
    holds() {
      expect(saves(srd521, [1])).toEqual(dying(0, 2))
      expect(saves(srd521, [20])).toEqual({ kind: 'conscious', hitPoints: 1 })
      expect(saves(next2012, [1])).toEqual(dying(0, 0, -4))
      expect(saves(next2012, [20])).toEqual(dying(1, 0))
    },
  },
  'what kills outright': {
    srd: 'Instant Death (page 17), Damage at 0 Hit Points (page 18)',
    playtest: 'Dead',
    holds() {
      expect(deadly).toBe(-19)
      expect(after(srd521, 17)).toEqual(dying(0, 0, 0))
      expect(after(srd521, 18)).toEqual({ kind: 'dead' })
      expect(after(next2012, 18)).toEqual(dying(0, 0, -12))
      expect(after(next2012, 24)).toEqual(dying(0, 0, -18))
      expect(after(next2012, 25)).toEqual({ kind: 'dead' })
      const hit = { damage: 12, criticalHit: false, hitPointMaximum: 12, deadlyHitPoints: deadly }
      expect(lifeAfterDamageAtZero({ life: JUST_DROPPED, ...hit }, srd521)).toEqual({ kind: 'dead' })
      expect(lifeAfterDamageAtZero({ life: JUST_DROPPED, ...hit }, next2012)).toEqual(dying(0, 0, -12))
      expect(withHitPointMaximum({ vitals: whole, hitPointMaximum: 0 }, srd521).life).toEqual({ kind: 'dead' })
      expect(withHitPointMaximum({ vitals: whole, hitPointMaximum: 0 }, next2012).life).not.toEqual({ kind: 'dead' })
    },
  },
  'becoming Stable, and waking': {
    srd: 'Stabilizing a Character (page 18)',
    playtest: 'Stabilized',
    holds() {
      const stable = { kind: 'stable', hitPoints: 0 } as const
      for (const rules of [srd521, next2012]) {
        expect(saves(rules, [12, 12, 12])).toEqual(stable)
        expect(afterStableHours(stable, rules)).toEqual({ kind: 'conscious', hitPoints: 1 })
      }
      expect([srd521.dying.stableHours, next2012.dying.stableHours]).toEqual(['1d4', '2d6'])
      expect([
        stabilize({ life: JUST_DROPPED, checkTotal: 10 }, srd521),
        stabilize({ life: JUST_DROPPED, checkTotal: 9 }, srd521),
      ]).toEqual([stable, JUST_DROPPED])
      expect(stabilize({ life: JUST_DROPPED, checkTotal: 30 }, next2012)).toEqual(JUST_DROPPED)
    },
  },
  'knocking out a creature': {
    srd: 'Knocking Out a Creature (page 17)',
    playtest: 'Nonlethal Damage',
    holds() {
      const can = (rules: Rules) =>
        [
          { attack: 'melee', withWeapon: true, declared: false } as const,
          { attack: 'melee', withWeapon: true, declared: true } as const,
          { attack: 'melee', withWeapon: false, declared: true } as const,
          { attack: 'ranged', withWeapon: true, declared: true } as const,
        ].map((attack) => canKnockOut(attack, rules))
      expect(can(srd521)).toEqual([true, true, true, false])
      expect(can(next2012)).toEqual([false, true, false, false])
      expect(knockedOut(srd521)).toEqual({ kind: 'conscious', hitPoints: 1 })
      expect(knockedOut(next2012)).toEqual({ kind: 'stable', hitPoints: 0 })
      expect([srd521.knockOut.startsShortRest, next2012.knockOut.startsShortRest]).toEqual([true, false])
    },
  },
  'Temporary Hit Points': {
    srd: 'Temporary Hit Points (page 18)',
    playtest: 'none',
    holds() {
      const gained = (rules: Rules) =>
        gainTemporaryHitPoints({ vitals: whole, points: 5, choice: 'take' }, rules).temporaryHitPoints
      expect([gained(srd521), gained(next2012)]).toEqual([5, 0])
    },
  },
  'a Short Rest': {
    srd: 'Short Rest (page 187)',
    playtest: 'Short Rest',
    holds() {
      expect([srd521.shortRest.minutes, next2012.shortRest.minutes]).toEqual([60, 10])
      const spend = (rules: Rules) =>
        [false, true].map((kitOrFeature) => maySpendHitDie({ diceLeft: 1, kitOrFeature }, rules).allowed)
      expect(spend(srd521)).toEqual([true, true])
      expect(spend(next2012)).toEqual([false, true])
      const stable = { ...whole, life: { kind: 'stable', hitPoints: 0 } as const }
      expect(mayStartShortRest(stable, srd521).allowed).toBe(false)
      expect(mayStartShortRest(stable, next2012).allowed).toBe(true)
    },
  },
  'a Long Rest': {
    srd: 'Long Rest (page 185)',
    playtest: 'Long Rest, Variants: Slower Recovery',
    holds() {
      for (const rules of [srd521, next2012]) expect(startLongRest(rules).neededMinutes).toBe(480)
      const tired = {
        vitals: has(3),
        normalHitPointMaximum: 12,
        hitDice: { left: 0, total: 5 },
        exhaustionLevel: 0,
        abilityReductions: {},
      }
      const rested = (
        rules: Rules,
        variant: 'usual' | 'slower-hit-points' | 'slower-hit-dice' | 'slower-all-around',
      ) => {
        const { vitals, hitDice } = finishLongRest({ creature: tired, variant, constitutionModifier: 2 }, rules)
        return [hitPointsOf(vitals.life), hitDice.left]
      }
      expect([rested(srd521, 'usual'), rested(next2012, 'usual')]).toEqual([
        [12, 5],
        [12, 5],
      ])
      expect(rested(next2012, 'slower-hit-points')).toEqual([3, 5])
      expect(rested(next2012, 'slower-hit-dice')).toEqual([12, 3])
      expect(rested(next2012, 'slower-all-around')).toEqual([3, 3])
      const again = (rules: Rules, startedHoursAgo: number, endedHoursAgo: number) =>
        mayStartLongRest({ vitals: whole, last: { startedHoursAgo, endedHoursAgo } }, rules).allowed
      expect([again(srd521, 23, 15), again(srd521, 24, 16), again(srd521, 30, 15)]).toEqual([false, true, false])
      expect([again(next2012, 23, 15), again(next2012, 24, 16), again(next2012, 30, 15)]).toEqual([false, true, true])
      const interrupted = (rules: Rules) => interruptLongRest({ restedMinutes: 300, neededMinutes: 480 }, rules)
      expect(interrupted(srd521)).toEqual({ progress: { restedMinutes: 300, neededMinutes: 540 }, shortRest: true })
      expect(interrupted(next2012)).toEqual({ progress: { restedMinutes: 0, neededMinutes: 480 }, shortRest: false })
      const cantrip = { kind: 'spell', level: 0 } as const
      expect(interruptsRest({ rest: 'long', event: cantrip }, srd521)).toBe(false)
      expect(interruptsRest({ rest: 'long', event: cantrip }, next2012)).toBe(true)
    },
  },
}
