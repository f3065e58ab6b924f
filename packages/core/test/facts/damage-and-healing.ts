import { expect } from 'vitest'
import {
  CONDITIONS,
  canKnockOut,
  concentrationDc,
  criticalDamage,
  damageTaken,
  exhaustionEffects,
  exhaustionOnRevival,
  finishLongRest,
  format,
  gainTemporaryHitPoints,
  halfDamage,
  hitDieHealing,
  hitPointsOf,
  interruptLongRest,
  interruptsRest,
  isBloodied,
  JUST_DROPPED,
  knockedOut,
  loseTemporaryHitPointsFirst,
  MINIMUM_DAMAGE,
  maximumExhaustion,
  mayStartLongRest,
  mayStartShortRest,
  modifiersForType,
  parse,
  srd521,
  stabilize,
  standUpCostFeet,
  startLongRest,
  unhurt,
  type Vitals,
  vitalsAfterDamage,
} from '../../src/index.ts'
import { conditionFacts } from './conditions.ts'
import { type Checks, idOf, tables } from './facts.ts'

const hero = unhurt({ hitPointMaximum: 12, diesAtZero: false })
const at = (hitPoints: number): Vitals => ({ ...hero, life: { kind: 'conscious', hitPoints } })
const fallen: Vitals = { ...hero, life: JUST_DROPPED }

export const damageAndHealing = {
  conditions() {
    const { data } = tables.conditions
    expect(CONDITIONS).toEqual(Object.keys(data).map(idOf))
    for (const [name, datum] of Object.entries(data)) {
      const condition = CONDITIONS.find((id) => id === idOf(name))
      // In other rules: a Long Rest, and the cost of standing up.
      const { longRestRemoves, standCost, ...facts }: Record<string, unknown> = { ...datum }
      expect([name, condition && conditionFacts(condition)]).toEqual([name, facts])
      if (longRestRemoves !== undefined) expect(longRestRemoves).toBe(srd521.longRest.exhaustionLevelsRemoved)
      if (standCost !== undefined) {
        expect([standCost, standUpCostFeet(35, srd521)]).toEqual(['floor(Speed / 2)', 17])
      }
    }
  },
  exhaustion() {
    const { maxLevel, deathLevel, d20PenaltyPerLevel, speedPenaltyFeetPerLevel, longRestRemoves, reviveRemoves } =
      tables.exhaustion.data
    expect(maximumExhaustion(srd521)).toBe(maxLevel)
    for (let level = 1; level <= maxLevel; level += 1) {
      const { d20Bonus, speedReducedFeet, dies } = exhaustionEffects(level, srd521)
      expect({ d20Bonus, speedReducedFeet, dies }).toEqual({
        d20Bonus: -level * d20PenaltyPerLevel,
        speedReducedFeet: level * speedPenaltyFeetPerLevel,
        dies: level >= deathLevel,
      })
    }
    expect(srd521.longRest.exhaustionLevelsRemoved).toBe(longRestRemoves)
    expect(exhaustionOnRevival(deathLevel, srd521)).toBe(deathLevel - reviveRemoves)
  },
  concentration() {
    const { save, dc, maximumDC } = tables.concentration.data
    const rule = srd521.concentration
    expect([idOf(save), maximumDC]).toEqual([rule.saveAbility, rule.maximumDc])
    expect(dc).toBe('max(10, floor(damage / 2))')
    expect([1, 21, 23, 59, 61, 99].map((damage) => concentrationDc(damage))).toEqual([10, 10, 11, 29, 30, 30])
  },
  rests() {
    const { short, long } = tables.rests.data
    expect(srd521.shortRest.minutes).toBe(short.hours * 60)
    expect(mayStartShortRest(at(short.minimumHp), srd521).allowed).toBe(true)
    expect(mayStartShortRest(fallen, srd521).allowed).toBe(false)
    expect(short.hitDieHeal).toBe('die + Con modifier, minimum 1')
    expect(hitDieHealing({ rolled: 6, constitutionModifier: 2 }, srd521)).toBe(8)
    expect(hitDieHealing({ rolled: 1, constitutionModifier: -4 }, srd521)).toBe(1)

    const rule = srd521.longRest
    expect([rule.hours, rule.sleepHours, rule.lightActivityHours, rule.nextAfter]).toEqual([
      ...[long.hours, long.sleepHours, long.lightActivityHours],
      { from: 'end', hours: long.waitHours },
    ])
    expect(mayStartLongRest({ vitals: at(long.minimumHp) }, srd521).allowed).toBe(true)
    expect(mayStartLongRest({ vitals: fallen }, srd521).allowed).toBe(false)
    expect(long.restores).toEqual([
      ...['all HP', 'all Hit Point Dice', 'reduced HP maximum', 'reduced ability scores', '1 Exhaustion level'],
    ])
    const tired = { vitals: at(1), normalHitPointMaximum: 15, hitDice: { left: 0, total: 3 }, exhaustionLevel: 2 }
    const rested = finishLongRest({ creature: { ...tired, abilityReductions: { strength: 2 } } }, srd521)
    expect([hitPointsOf(rested.vitals.life), rested.vitals.hitPointMaximum]).toEqual([15, 15])
    expect([rested.hitDice.left, rested.abilityReductions, rested.exhaustionLevel]).toEqual([3, {}, 1])
    expect(long.interrupts).toEqual(['Initiative', 'non-cantrip spell', 'damage', '1 hour walking or exertion'])
    const interrupting = [
      { kind: 'initiative' },
      { kind: 'spell', level: 1 },
      { kind: 'damage', damage: 1 },
      { kind: 'exertion', minutes: 60 },
    ] as const
    const harmless = [{ kind: 'attack' }, { kind: 'spell', level: 0 }, { kind: 'exertion', minutes: 59 }] as const
    expect(interrupting.map((event) => interruptsRest({ rest: 'long', event }, srd521))).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(harmless.map((event) => interruptsRest({ rest: 'long', event }, srd521))).toEqual([false, false, false])
    const restedMinutes = long.shortRestBenefitAfterHours * 60
    const progress = { ...startLongRest(srd521), restedMinutes }
    expect(interruptLongRest(progress, srd521)).toEqual({
      progress: { restedMinutes, neededMinutes: (long.hours + long.extraHourPerInterruption) * 60 },
      shortRest: true,
    })
    expect(interruptLongRest({ ...progress, restedMinutes: restedMinutes - 1 }, srd521).shortRest).toBe(false)
  },
  dying() {
    const { data } = tables.dying
    expect(srd521.dying).toEqual({
      failure: 'counted',
      saveAbility: 'none',
      dc: data.deathSaveDC,
      successesToStabilize: data.successes,
      failuresToDie: data.failures,
      natural1Failures: data.natural1Failures,
      natural20HitPoints: data.natural20Hp,
      damageFailures: data.damageAt0Failures,
      criticalHitFailures: data.criticalAt0Failures,
      stabilizeDc: data.stabilizeDC,
      stableHitPoints: data.stableRegainHp,
      stableHours: data.stableHours,
    })
    const result = (vitals: Vitals, damage: number): string =>
      vitalsAfterDamage({ vitals, damage }, srd521).value.result
    expect([data.instantDeathAt0, result(fallen, 12), result(fallen, 11)]).toEqual([
      ...['damage >= HP maximum', 'dies', 'suffers-at-zero'],
    ])
    expect([data.massiveDamage, result(at(6), 18), result(at(6), 17)]).toEqual([
      ...['remaining damage >= HP maximum', 'dies', 'falls-unconscious'],
    ])
    expect(data.stabilizeSkill).toBe('Wisdom (Medicine)')
    expect(stabilize({ life: JUST_DROPPED, checkTotal: data.stabilizeDC }, srd521).kind).toBe('stable')
    expect(result({ ...at(6), diesAtZero: data.monsterDiesAt0 }, 6)).toBe('dies')
    expect(knockedOut(srd521)).toEqual({ kind: 'conscious', hitPoints: data.knockOutHp })
    expect(canKnockOut({ attack: 'melee', withWeapon: true, declared: false }, srd521)).toBe(true)
  },
  damage() {
    const { criticalDiceMultiplier, saveForHalf, minimumDamage, resistanceStacks, example, order } = tables.damage.data
    expect(srd521.criticalHit.damageRolls).toBe(criticalDiceMultiplier)
    const dagger = parse('1d4')
    expect(dagger.ok && format(criticalDamage(dagger.value, srd521))).toBe(`${criticalDiceMultiplier}d4`)
    expect([saveForHalf, halfDamage(5)]).toEqual(['round down', 2])
    expect(MINIMUM_DAMAGE).toBe(minimumDamage)
    const twice = { all: { resistance: true }, byType: { necrotic: { resistance: true } } }
    expect([
      resistanceStacks,
      damageTaken({ dealt: 20, ...modifiersForType({ target: twice, type: 'necrotic' }) }).value,
    ]).toEqual([false, 10])
    const { aura, resistance, vulnerability } = example
    const taken = damageTaken({ dealt: example.damage, adjustment: aura, resistance, vulnerability })
    expect(taken.value).toBe(example.result)
    expect(taken.steps.map(({ rule }) => rule)).toEqual(['order-of-application', 'resistance', 'vulnerability'])
    expect(order).toEqual([
      ...['bonuses, penalties, multipliers', 'Resistance (halve, round down)', 'Vulnerability (double)'],
    ])
  },
  temporaryHitPoints() {
    const { stack, choose, lostFirst, endAt, restoreConsciousness } = tables.temporaryHitPoints.data
    const buffered = { ...hero, temporaryHitPoints: 10 }
    const points = (choice: 'keep' | 'take'): number =>
      gainTemporaryHitPoints({ vitals: buffered, points: 12, choice }, srd521).temporaryHitPoints
    expect([stack, choose, points('keep'), points('take')]).toEqual([false, 'keep or replace', 10, 12])
    expect([lostFirst, loseTemporaryHitPointsFirst({ temporaryHitPoints: 5, damage: 7 }).value.leftover]).toEqual([
      true,
      2,
    ])
    expect(endAt).toEqual(['depleted', 'Long Rest'])
    expect(loseTemporaryHitPointsFirst({ temporaryHitPoints: 5, damage: 5 }).value.temporaryHitPoints).toBe(0)
    const tired = {
      normalHitPointMaximum: 12,
      hitDice: { left: 1, total: 1 },
      exhaustionLevel: 0,
      abilityReductions: {},
    }
    expect(finishLongRest({ creature: { ...tired, vitals: buffered } }, srd521).vitals.temporaryHitPoints).toBe(0)
    expect(restoreConsciousness).toBe(false)
    expect(gainTemporaryHitPoints({ vitals: fallen, points: 5, choice: 'take' }, srd521).life).toEqual(JUST_DROPPED)
  },
  bloodied() {
    expect(tables.bloodied.data.test).toBe('currentHp <= maximumHp / 2')
    expect([5, 6, 7].map((hitPoints) => isBloodied({ hitPoints, hitPointMaximum: 12 }, srd521))).toEqual([
      true,
      true,
      false,
    ])
    expect([6, 7].map((hitPoints) => isBloodied({ hitPoints, hitPointMaximum: 13 }, srd521))).toEqual([true, false])
  },
} satisfies Checks
