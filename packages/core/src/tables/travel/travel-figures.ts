/**
 * The figures of travel that are not in its tables.
 *
 * @source SRD 5.2.1, Playing the Game, Travel Pace and Vehicles (page 12); Gameplay Toolbox, Travel Pace (page 192)
 */
export const TRAVEL_FIGURES = {
  /**
   * mounts go this many times as far for this many hours, and then need a Short or Long Rest before they can do it
   * again
   */
  mounted: { times: 2, hours: 1 },
  /** a good road raises the maximum pace by this many steps */
  goodRoadSteps: 1,
  /** the group is Slow if a member has at most its Speed divided by this number */
  slowWhenSpeedDividedBy: 2,
  /** a save at the end of each hour beyond `hoursPerDay`: the DC is `baseDc` plus 1 for each hour past them */
  extendedTravel: { hoursPerDay: 8, save: 'constitution', baseDc: 10, dcRise: 1, exhaustionLevels: 1 },
  /** miles per hour are the Speed divided by `speedDividedBy`; the day is multiplied for the pace and rounded down */
  specialMovement: { speedDividedBy: 10, fast: { times: 4, dividedBy: 3 }, slow: { times: 2, dividedBy: 3 } },
  /** the hours per day that a ship can travel */
  shipHoursPerDay: 24,
} as const
