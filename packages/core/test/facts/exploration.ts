import { expect } from 'vitest'
import {
  breatheAgain,
  breathSeconds,
  CARRYING_CAPACITIES,
  DAILY_NEEDS,
  dehydration,
  ENVIRONMENT_FIGURES,
  EXPOSURES,
  exposureSave,
  extendedTravelSaves,
  fall,
  fallingDice,
  fraction,
  HAZARD_FIGURES,
  hourOfTravelCountsAs,
  isAcclimated,
  malnutrition,
  maximumPace,
  milesInHours,
  OBJECT_ARMOR_CLASSES,
  OBJECT_HIT_POINTS,
  SUBSTANCES,
  slipperyIceDc,
  specialMovement,
  srd521,
  suffocateForTurn,
  TRAVEL_FIGURES,
  TRAVEL_PACE_DISTANCES,
  TRAVEL_PACE_EFFECTS,
  TRAVEL_PACES,
  TRAVEL_TERRAINS,
} from '../../src/index.ts'
import { type Checks, idOf, tables } from './facts.ts'

/** `1/2` as the fraction it writes. */
function fractionOf(text: string): { readonly numerator: number; readonly denominator: number } {
  const [numerator, denominator] = text.split('/').map(Number)
  return { numerator: numerator ?? Number.NaN, denominator: denominator ?? Number.NaN }
}

/** `Wisdom (Perception)` as an ability and a skill. */
function checkOf(name: string): { readonly ability: string; readonly skill: string } {
  const [ability = '', skill = ''] = name.replace(')', '').split(' (')
  return { ability: idOf(ability), skill: idOf(skill) }
}

/** The daily needs of each size, in whole gallons or pounds. */
const needs = (figure: 'waterQuarterGallons' | 'foodQuarterPounds'): unknown =>
  Object.fromEntries(Object.entries(DAILY_NEEDS).map(([size, row]) => [size, row[figure] / 4]))

/** The entries of an object with the ids of their names. */
const byId = (values: Readonly<Record<string, unknown>>): unknown =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [idOf(name), value]))

export const exploration = {
  travelPace() {
    expect(TRAVEL_PACE_DISTANCES).toEqual(byId(tables.travelPace.data))
    expect([...TRAVEL_PACES].reverse()).toEqual(Object.keys(tables.travelPace.data).map(idOf))
  },
  travelPaceEffects() {
    expect(TRAVEL_PACE_EFFECTS).toEqual(
      Object.entries(tables.travelPaceEffects.data).flatMap(([pace, effects]) =>
        Object.entries(effects).flatMap(([gives, checks]) =>
          checks.map((check) => ({ pace: idOf(pace), ...checkOf(check), gives })),
        ),
      ),
    )
  },
  travelExtras() {
    const { specialMovement: special, ...extras } = tables.travelExtras.data
    expect(milesInHours({ pace: 'normal', hours: 1, doubledHours: TRAVEL_FIGURES.mounted.hours })).toBe(
      3 * extras.mountedMultiplierForOneHour,
    )
    expect(TRAVEL_FIGURES.mounted).toEqual({ times: extras.mountedMultiplierForOneHour, hours: 1 })
    expect(TRAVEL_FIGURES.goodRoadSteps).toBe(extras.goodRoadStepsUp)
    const { numerator, denominator } = fractionOf(extras.slowPaceIfAnyMemberSpeedAtMost)
    expect([numerator, TRAVEL_FIGURES.slowWhenSpeedDividedBy]).toEqual([1, denominator])
    const half = { speedFeet: 30 / denominator, normalSpeedFeet: 30 }
    expect(maximumPace({ terrain: 'grassland', members: [half] }).value).toBe('slow')
    const { hoursPerDayBeforeExtended: hours, extendedTravelSave: save, extendedTravelDC: dc } = extras
    const { baseDc, dcRise } = TRAVEL_FIGURES.extendedTravel
    expect(`${baseDc} + ${dcRise} per hour past ${hours}`).toBe(dc)
    expect(extendedTravelSaves({ hours })).toEqual([])
    expect(extendedTravelSaves({ hours: hours + 1 })).toEqual([
      { hour: hours + 1, save: idOf(save), dc: 11, exhaustionLevels: extras.extendedTravelFailExhaustion },
    ])
    const { speedDividedBy, fast, slow } = TRAVEL_FIGURES.specialMovement
    expect({
      milesPerHour: `Speed / ${speedDividedBy}`,
      milesPerDayNormal: `mph x hours (typically ${hours})`,
      fastMultiplier: `${fast.times}/${fast.dividedBy} round down`,
      slowMultiplier: `${slow.times}/${slow.dividedBy} round down`,
    }).toEqual(special)
    expect(specialMovement({ speedFeet: 50 })).toEqual({
      milesPerHour: 5,
      normalMilesPerDay: 40,
      fastMilesPerDay: 53,
      slowMilesPerDay: 26,
    })
    expect(hourOfTravelCountsAs({ altitudeFeet: 10_000, acclimated: false })).toBe(extras.highAltitudeHourCountsAs)
    expect(TRAVEL_FIGURES.shipHoursPerDay).toBe(extras.shipHoursPerDayMax)
  },
  travelTerrain() {
    const rows = tables.travelTerrain.data.map((row) => [
      idOf(row.terrain),
      {
        maximumPace: row.maxPace === 'Special' ? 'vehicle' : idOf(row.maxPace),
        encounterDistanceFeet: row.encounterDistance.replace(' × ', '*').replace(' feet', ''),
        foragingDc: row.foragingDC,
        navigationDc: row.navigationDC,
        searchDc: row.searchDC,
      },
    ])
    const core = Object.entries(TRAVEL_TERRAINS).map(([terrain, { fastNeedsEquipment: _, ...row }]) => [terrain, row])
    expect(core).toEqual(rows)
  },
  carryingCapacity() {
    const rows = Object.entries(tables.carryingCapacity.data).flatMap(([names, row]) =>
      names.split('/').map((name) => [
        idOf(name),
        {
          unencumberedQuarterPounds: row.carryPerStr * 4,
          carryQuarterPounds: row.carryPerStr * 4,
          dragLiftPushQuarterPounds: row.dragLiftPushPerStr * 4,
        },
      ]),
    )
    expect(Object.entries(CARRYING_CAPACITIES)).toEqual(rows)
  },
  hazards() {
    const { burning, falling, dehydration: thirst, malnutrition: hunger, suffocation } = tables.hazards.data
    expect(burning).toEqual({ damage: HAZARD_FIGURES.burning.damage, type: 'Fire', when: 'start of turn' })
    expect(HAZARD_FIGURES.burning.damageType).toBe(idOf(burning.type))

    const { liquidDivisor, maximumDice, ...fallFigures } = HAZARD_FIGURES.falling
    expect(fallFigures).toEqual({
      damage: falling.dice,
      damageType: idOf(falling.type),
      perFeet: falling.perFeet,
      liquidCheckDc: falling.liquidCheckDC,
    })
    expect(`${maximumDice}${falling.dice.slice(1)}`).toBe(falling.maximum)
    expect(fallingDice(10_000)).toBe(maximumDice)
    expect([falling.prone, fall({ feet: 10, rolled: 1 }).value.prone]).toEqual(['unless no damage', true])
    expect(fall({ feet: 10, rolled: 1, modifiers: { immunity: true } }).value.prone).toBe(false)
    expect([falling.liquidSuccess, liquidDivisor]).toEqual(['half', 2])
    expect(fall({ feet: 20, rolled: 9, liquidCheck: falling.liquidCheckDC }).value.damage).toBe(4)

    expect(needs('waterQuarterGallons')).toEqual(byId(thirst.gallonsPerDay))
    expect(thirst.below).toBe(`1/${HAZARD_FIGURES.dehydration.belowOneIn}`)
    expect(dehydration({ size: 'medium', drunkGallons: fraction(0) }).value.exhaustionLevels).toBe(thirst.exhaustion)

    expect(needs('foodQuarterPounds')).toEqual(byId(hunger.poundsPerDay))
    expect(hunger.below).toBe(`1/${HAZARD_FIGURES.malnutrition.belowOneIn}`)
    const save = { ability: idOf(hunger.save), dc: hunger.saveDC, exhaustionLevels: hunger.exhaustion }
    expect(malnutrition({ size: 'medium', eatenPounds: fraction(1, 4) }).value.save).toEqual(save)
    const levels = [2, 1, 0, -1].map((before) =>
      malnutrition({ size: 'medium', eatenPounds: fraction(0), earlierDaysWithoutFood: hunger.nothingDays - before }),
    )
    expect(levels.map(({ value }) => value.exhaustionLevels)).toEqual([0, hunger.exhaustion, 1, hunger.thenPerDay])

    const { breathMinutes, minimumBreathSeconds } = HAZARD_FIGURES.suffocation
    expect(`${breathMinutes} + Con modifier`).toBe(suffocation.minutes)
    expect([minimumBreathSeconds, breathSeconds(-5)]).toEqual([suffocation.minimumSeconds, suffocation.minimumSeconds])
    const choked = suffocateForTurn({ exhaustionLevel: 1, fromSuffocating: 0 }, srd521)
    expect(choked.exhaustionLevel).toBe(1 + suffocation.exhaustionPerTurn)
    const recovered = breatheAgain(suffocateForTurn(choked, srd521)).exhaustionLevel
    expect([suffocation.removedWhenBreathing, recovered]).toEqual(['all from suffocating', 1])
  },
  objectArmorClass() {
    const rows = Object.entries(tables.objectArmorClass.data).map(([names, armorClass]) => ({
      substances: names.split(', ').map(idOf),
      armorClass,
    }))
    expect(OBJECT_ARMOR_CLASSES).toEqual(rows)
    expect(SUBSTANCES).toEqual(rows.flatMap(({ substances }) => substances))
  },
  objectHitPoints() {
    expect(OBJECT_HIT_POINTS).toEqual(byId(tables.objectHitPoints.data))
  },
  environment() {
    const { deepWater, extremeCold, extremeHeat, frigidWater, highAltitude, slipperyIce, thinIce } =
      tables.environment.data
    const creature = { constitutionScore: 13 }
    expect(deepWater).toEqual({
      deeperThanFeet: ENVIRONMENT_FIGURES.deepWaterFeet,
      saveDC: EXPOSURES['deep-water'].dc,
      perHours: 1,
    })
    expect(extremeCold).toEqual({
      atOrBelowF: ENVIRONMENT_FIGURES.extremeColdFahrenheit,
      saveDC: EXPOSURES['extreme-cold'].dc,
      perHours: 1,
    })
    expect(extremeHeat).toEqual({
      atOrAboveF: ENVIRONMENT_FIGURES.extremeHeatFahrenheit,
      firstDC: EXPOSURES['extreme-heat'].dc,
      perHourIncrease: EXPOSURES['extreme-heat'].dcRise,
    })
    expect([frigidWater.saveDC, frigidWater.perMinutes]).toEqual([EXPOSURES['frigid-water'].dc, 1])
    expect(Object.values(EXPOSURES).map(({ each }) => each)).toEqual(['hour', 'hour', 'hour', 'minute'])
    expect(frigidWater.minutesBeforeSaves).toBe('Con score')
    expect([13, 14].map((minute) => exposureSave({ exposure: 'frigid-water', nth: minute, creature }).kind)).toEqual([
      'none',
      'roll',
    ])
    expect(ENVIRONMENT_FIGURES.highAltitude).toEqual({
      fromFeet: highAltitude.feet,
      hourCountsAs: highAltitude.hourCountsAs,
      acclimatedAfterDays: highAltitude.acclimateDays,
      nativesOnlyAboveFeet: highAltitude.noAcclimateAboveFeet,
    })
    const days = highAltitude.acclimateDays
    expect(isAcclimated({ altitudeFeet: highAltitude.noAcclimateAboveFeet + 1, days, native: false })).toBe(false)
    expect(slipperyIceDc({ startsTurn: true, entries: 0 })).toBe(slipperyIce.saveDC)
    const { tolerancePounds, squareFeet } = ENVIRONMENT_FIGURES.thinIce
    const tolerance = tolerancePounds.replace('*', ' x ')
    expect(`${tolerance} per ${squareFeet}-foot square`).toBe(thinIce.toleranceLb)
  },
} satisfies Checks
