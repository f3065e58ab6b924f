/**
 * The figures of the hazards. Dice are in dice notation.
 *
 * @source SRD 5.2.1, Rules Glossary: Burning (page 178), Dehydration (page 181), Falling (page 182), Malnutrition (page
 *   185), Suffocation (page 189)
 */
export const HAZARD_FIGURES = {
  /** at the start of each turn of the burning creature or object */
  burning:      { damage: '1d4', damageType: 'fire' },
  /** at the end of a day with less than the needed water divided by this number */
  dehydration:  { belowOneIn: 2, exhaustionLevels: 1 },
  /** at the end of the fall; the check is a Reaction, and a success divides the damage */
  falling:      { damage: '1d6', damageType: 'bludgeoning', perFeet: 10, maximumDice: 20, liquidCheckDc: 15, liquidDivisor: 2 },
  /** at the end of a day: a save after eating too little; none after eating nothing for this many days */
  malnutrition: { belowOneIn: 2, exhaustionLevels: 1, save: 'constitution', dc: 10, daysWithoutFood: 5 },
  /** how long a creature can hold its breath, before the Constitution modifier; then at the end of each of its turns */
  suffocation:  { breathMinutes: 1, minimumBreathSeconds: 30, exhaustionLevels: 1 },
} as const
