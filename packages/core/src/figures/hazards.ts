import { DAILY_NEEDS } from '../tables/hazards/daily-needs.ts'
import { ENVIRONMENT_FIGURES as environment } from '../tables/hazards/environment-figures.ts'
import { EXPOSURES } from '../tables/hazards/exposures.ts'
import { HAZARD_FIGURES } from '../tables/hazards/hazards.ts'
import { dice, feet, integer, type NamedFigure, pounds } from './named-figure.ts'

const { burning, dehydration, falling, malnutrition, suffocation } = HAZARD_FIGURES

/** Figures that running text can name: hazards, objects and the environment. */
export const hazardsFigures = {
  'burning-damage': dice(burning.damage),
  'dehydration-exhaustion-levels': integer(dehydration.exhaustionLevels),
  'water-per-day-medium': integer(DAILY_NEEDS.medium.waterQuarterGallons / 4),
  'falling-damage-per-die': dice(falling.damage),
  'falling-distance-per-die': feet(falling.perFeet),
  'falling-maximum-dice': integer(falling.maximumDice),
  'falling-maximum-damage': dice(`${falling.maximumDice}${falling.damage.slice(1)}`),
  'falling-liquid-dc': integer(falling.liquidCheckDc),
  'malnutrition-dc': integer(malnutrition.dc),
  'malnutrition-exhaustion-levels': integer(malnutrition.exhaustionLevels),
  'malnutrition-days-without-food': integer(malnutrition.daysWithoutFood),
  'food-per-day-medium': pounds(DAILY_NEEDS.medium.foodQuarterPounds / 4),
  'suffocation-breath-minutes': integer(suffocation.breathMinutes),
  'suffocation-minimum-seconds': integer(suffocation.minimumBreathSeconds),
  'suffocation-exhaustion-levels': integer(suffocation.exhaustionLevels),
  'deep-water-depth': feet(environment.deepWaterFeet),
  'deep-water-dc': integer(EXPOSURES['deep-water'].dc),
  'extreme-cold-fahrenheit': integer(environment.extremeColdFahrenheit),
  'extreme-cold-dc': integer(EXPOSURES['extreme-cold'].dc),
  'extreme-heat-fahrenheit': integer(environment.extremeHeatFahrenheit),
  'extreme-heat-dc': integer(EXPOSURES['extreme-heat'].dc),
  'extreme-heat-dc-rise': integer(EXPOSURES['extreme-heat'].dcRise),
  'frigid-water-dc': integer(EXPOSURES['frigid-water'].dc),
  'exposure-exhaustion-levels': integer(EXPOSURES['extreme-cold'].exhaustionLevels),
  'high-altitude': feet(environment.highAltitude.fromFeet),
  'high-altitude-natives-only': feet(environment.highAltitude.nativesOnlyAboveFeet),
  'high-altitude-hour-counts-as': integer(environment.highAltitude.hourCountsAs),
  'high-altitude-acclimation-days': integer(environment.highAltitude.acclimatedAfterDays),
  'slippery-ice-dc': integer(environment.slipperyIce.dc),
  'thin-ice-tolerance': dice(environment.thinIce.tolerancePounds),
  'thin-ice-square': feet(environment.thinIce.squareFeet),
} as const satisfies Readonly<Record<string, NamedFigure>>
