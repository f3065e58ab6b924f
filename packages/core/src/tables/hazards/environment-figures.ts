/**
 * The thresholds of deep water, extreme cold and heat and high altitude, and their other figures.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Environmental Effects (page 195)
 */
export const ENVIRONMENT_FIGURES = {
  /** deep water is deeper than this */
  deepWaterFeet: 100,
  /** extreme cold is this or colder, in degrees Fahrenheit */
  extremeColdFahrenheit: 0,
  /** extreme heat is this or hotter, in degrees Fahrenheit */
  extremeHeatFahrenheit: 100,
  /** `fromFeet` or higher is high altitude, where an hour of travel counts as `hourCountsAs` */
  highAltitude: { fromFeet: 10_000, hourCountsAs: 2, acclimatedAfterDays: 30, nativesOnlyAboveFeet: 20_000 },
  /** Difficult Terrain; a save when a creature moves onto it for the first time on a turn, or starts its turn there */
  slipperyIce: { save: 'dexterity', dc: 10, condition: 'prone', difficultTerrain: true },
  /** the weight that a square of thin ice can bear, as dice notation */
  thinIce: { tolerancePounds: '3d10*10', squareFeet: 10, below: 'frigid-water' },
} as const
