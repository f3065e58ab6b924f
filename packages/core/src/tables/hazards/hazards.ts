/**
 * The figures of the hazards. Dice in our notation.
 *
 * @source SRD 5.2.1, Rules Glossary: Burning (page 178), Dehydration (page 181), Falling (page 182), Malnutrition (page
 *   185), Suffocation (page 189)
 */
export const HAZARD_FIGURES = {
  /** at the start of each turn of what burns */
  burning:      { damage: '1d4', damageType: 'fire' },
  /** at the end of a day with less than one of so many parts of the water needed */
  dehydration:  { belowOneIn: 2, exhaustionLevels: 1 },
  /** at the end of the fall; the check is a Reaction, and on a success the damage is divided */
  falling:      { damage: '1d6', damageType: 'bludgeoning', perFeet: 10, maximumDice: 20, liquidCheckDc: 15, liquidDivisor: 2 },
  /** at the end of a day: a save where too little was eaten; none where nothing was eaten for so many days */
  malnutrition: { belowOneIn: 2, exhaustionLevels: 1, save: 'constitution', dc: 10, daysWithoutFood: 5 },
  /** the breath that a creature holds, before the Constitution modifier; then at the end of each of its turns */
  suffocation:  { breathMinutes: 1, minimumBreathSeconds: 30, exhaustionLevels: 1 },
} as const
