import type { Vitals } from '../../../src/index.ts'
import { type Core, type Figures, when } from '../says.ts'

const hero = (hitPoints: number): Vitals => ({
  hitPointMaximum: 20,
  temporaryHitPoints: 0,
  life: { kind: 'conscious', hitPoints },
  diesAtZero: false,
})

const damaged = ({ vitalsAfterDamage, hitPointsOf, srd521 }: Core, damage: number, spares = false) => {
  const {
    value: { vitals, result },
  } = vitalsAfterDamage({ vitals: hero(6), damage, spares }, srd521)
  return { hitPoints: hitPointsOf(vitals.life), result }
}

const tired = {
  vitals: hero(3),
  normalHitPointMaximum: 20,
  hitDice: { left: 0, total: 3 },
  exhaustionLevel: 2,
  abilityReductions: {},
} as const

const dying = { kind: 'dying', successes: 0, failures: 0, hitPoints: 0 } as const

/** Hit Points, damage, dying, healing and rests. */
export const damageAndHealing: Figures = {
  'Bloodied: Hit Point maximum, at or below': ({ isBloodied, srd521 }) =>
    when(
      '1/2',
      [isBloodied({ hitPoints: 5, hitPointMaximum: 10 }, srd521), true],
      [isBloodied({ hitPoints: 6, hitPointMaximum: 10 }, srd521), false],
    ),
  'Hit Points: minimum': (core) => damaged(core, 17).hitPoints,
  'Damage Threshold: whole instance applies, otherwise 0': ({ damagePastThreshold }) =>
    when(
      'damage >= threshold',
      [damagePastThreshold({ damage: 10, threshold: 10 }), 10],
      [damagePastThreshold({ damage: 9, threshold: 10 }), 0],
    ),
  'Damage Threshold: example threshold': ({ damagePastThreshold }) =>
    when(
      10,
      [damagePastThreshold({ damage: 9, threshold: 10 }), 0],
      [damagePastThreshold({ damage: 11, threshold: 10 }), 11],
    ),
  'Damage Threshold: example damage, no effect': ({ damagePastThreshold }) =>
    when(9, [damagePastThreshold({ damage: 9, threshold: 10 }), 0]),
  'Damage Threshold: example damage, all taken': ({ damagePastThreshold }) =>
    damagePastThreshold({ damage: 11, threshold: 10 }),
  'Damage Types: types': ({ DAMAGE_TYPES }) => DAMAGE_TYPES.length,
  'Resistance: damage taken': ({ damageTaken }) =>
    when(
      'floor(damage/2)',
      [damageTaken({ dealt: 23, resistance: true }).value, 11],
      [damageTaken({ dealt: 1, resistance: true }).value, 0],
    ),
  'Resistance: application per instance': ({ damageTaken, modifiersForType }) => {
    const twice = { all: { resistance: true }, byType: { necrotic: { resistance: true } } }
    return when(1, [damageTaken({ dealt: 20, ...modifiersForType({ target: twice, type: 'necrotic' }) }).value, 10])
  },
  'Vulnerability: x damage': ({ damageTaken }) => damageTaken({ dealt: 7, vulnerability: true }).value / 7,
  'Vulnerability: application per instance': ({ damageTaken, modifiersForType }) => {
    const twice = { all: { vulnerability: true }, byType: { fire: { vulnerability: true } } }
    return when(1, [damageTaken({ dealt: 20, ...modifiersForType({ target: twice, type: 'fire' }) }).value, 40])
  },
  'Concentration: Con save DC': ({ concentrationDc, srd521 }) =>
    when(
      'max(10, floor(damage/2))',
      [concentrationDc(1, srd521), 10],
      [concentrationDc(21, srd521), 10],
      [concentrationDc(23, srd521), 11],
      [srd521.concentration.saveAbility, 'constitution'],
    ),
  'Concentration: maximum DC': ({ concentrationDc, srd521 }) => concentrationDc(1000, srd521),
  'Concentration: example maximum durations': ({ roundsInMinutes }) =>
    when('1 minute, 1 hour', [roundsInMinutes(1), 10], [roundsInMinutes(60), 600]),
  'Dead: Exhaustion level on return to life': ({ exhaustionOnRevival, srd521 }) => exhaustionOnRevival(6, srd521) - 6,
  'Death Saving Throw: Hit Points at start of turn': ({ deathSavingThrow, hitPointsOf, JUST_DROPPED, srd521 }) => {
    const awake = { kind: 'conscious', hitPoints: 1 } as const
    return when(
      hitPointsOf(JUST_DROPPED),
      [deathSavingThrow({ life: JUST_DROPPED, natural: 9 }, srd521) === JUST_DROPPED, false],
      [deathSavingThrow({ life: awake, natural: 9 }, srd521) === awake, true],
    )
  },
  'Stable: Hit Points': ({ stabilize, hitPointsOf, srd521 }) => {
    const state = stabilize({ life: dying, checkTotal: 10 }, srd521)
    return when(hitPointsOf(state), [state.kind, 'stable'])
  },
  'Knocking Out a Creature: HP it would drop to': (core) =>
    when(damaged(core, 6).hitPoints, [damaged(core, 5, true).result, 'loses-hit-points']),
  'Knocking Out a Creature: HP instead': (core) =>
    when(damaged(core, 6, true).hitPoints, [damaged(core, 6, true).result, 'knocked-out']),
  'Knocking Out a Creature: DC Wisdom (Medicine) first aid': ({ wakesFromKnockOut, srd521 }) => {
    const wakes = (checkTotal: number): boolean => wakesFromKnockOut({ kind: 'first-aid', checkTotal }, srd521)
    return when(10, [wakes(10), true], [wakes(9), false])
  },
  'Short Rest: hour': ({ srd521 }) => srd521.shortRest.minutes / 60,
  'Short Rest: HP minimum to start': ({ mayStartShortRest, srd521 }) => {
    const down = { ...hero(0), life: dying }
    const may = (vitals: Vitals): boolean => mayStartShortRest(vitals, srd521).allowed
    return when(1, [may(hero(1)), true], [may(down), false])
  },
  'Short Rest: HP per die spent': ({ hitDieHealing, srd521 }) =>
    when(
      'Hit Die + Con modifier',
      [hitDieHealing({ rolled: 5, constitutionModifier: 2 }, srd521), 7],
      [hitDieHealing({ rolled: 5, constitutionModifier: -1 }, srd521), 4],
    ),
  'Short Rest: HP minimum per die spent': ({ hitDieHealing, srd521 }) =>
    hitDieHealing({ rolled: 1, constitutionModifier: -3 }, srd521),
  'Long Rest: hours minimum': ({ startLongRest, srd521 }) => startLongRest(srd521).neededMinutes / 60,
  'Long Rest: hours sleep minimum': ({ srd521 }) => srd521.longRest.sleepHours,
  'Long Rest: hours light activity maximum': ({ srd521 }) => srd521.longRest.lightActivityHours,
  'Long Rest: hours wait before another': ({ mayStartLongRest, srd521 }) => {
    const may = (endedHoursAgo: number): boolean =>
      mayStartLongRest({ vitals: hero(1), last: { startedHoursAgo: endedHoursAgo + 8, endedHoursAgo } }, srd521).allowed
    return when(srd521.longRest.nextAfter.hours, [may(16), true], [may(15), false])
  },
  'Long Rest: HP minimum to start': ({ mayStartLongRest, srd521 }) => {
    const may = (vitals: Vitals): boolean => mayStartLongRest({ vitals }, srd521).allowed
    return when(1, [may(hero(1)), true], [may({ ...hero(0), life: dying }), false])
  },
  'Long Rest: Exhaustion level': ({ finishLongRest, srd521 }) =>
    finishLongRest({ creature: tired }, srd521).exhaustionLevel - tired.exhaustionLevel,
  'Long Rest: HP and Hit Point Dice regained': ({ finishLongRest, hitPointsOf, srd521 }) => {
    const { vitals, hitDice } = finishLongRest({ creature: tired }, srd521)
    return when('all', [hitPointsOf(vitals.life), 20], [hitDice.left, 3])
  },
  'Long Rest: hour of walking or exertion interrupts': ({ interruptsRest, srd521 }) => {
    const interrupts = (minutes: number): boolean =>
      interruptsRest({ rest: 'long', event: { kind: 'exertion', minutes } }, srd521)
    return when(1, [interrupts(60), true], [interrupts(59), false])
  },
  'Long Rest: hour rested before interruption gives Short Rest benefits': ({ interruptLongRest, srd521 }) => {
    const shortRest = (restedMinutes: number): boolean =>
      interruptLongRest({ restedMinutes, neededMinutes: 480 }, srd521).shortRest
    return when(1, [shortRest(60), true], [shortRest(59), false])
  },
  'Long Rest: extra hour per interruption when resumed': ({ interruptLongRest, srd521 }) =>
    (interruptLongRest({ restedMinutes: 60, neededMinutes: 480 }, srd521).progress.neededMinutes - 480) / 60,
}
