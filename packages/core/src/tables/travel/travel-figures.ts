/**
 * The figures of travel that stand outside its tables.
 *
 * @source SRD 5.2.1, Playing the Game, Travel Pace and Vehicles (page 12); Gameplay Toolbox, Travel Pace (page 192)
 */
export const TRAVEL_FIGURES = {
  /** mounts go so many times as far for so many hours, and then need a Short or Long Rest before they can do it again */
  mounted: { times: 2, hours: 1 },
  /** a good road raises the maximum pace by so many steps */
  goodRoadSteps: 1,
  /** the group is Slow when a member has one of so many parts of its Speed, or less */
  slowWhenSpeedDividedBy: 2,
  /** a save at the end of each hour beyond `hoursPerDay`: the DC is `baseDc` and 1 for each hour past them */
  extendedTravel: { hoursPerDay: 8, save: 'constitution', baseDc: 10, dcRise: 1, exhaustionLevels: 1 },
  /** miles per hour are the Speed divided by `speedDividedBy`; the day is multiplied for the pace and rounded down */
  specialMovement: { speedDividedBy: 10, fast: { times: 4, dividedBy: 3 }, slow: { times: 2, dividedBy: 3 } },
  /** a ship travels for up to so many hours per day */
  shipHoursPerDay: 24,
} as const
