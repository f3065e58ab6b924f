/**
 * The figures of the mastery properties. The durations of Sap, Slow and Vex count from the hit.
 *
 * @source SRD 5.2.1, Equipment, Mastery Properties (page 90)
 */
export const MASTERY_PROPERTY_FIGURES = {
  /** the second creature must be this close to the first */
  cleave: { withinFeet: 5, timesPerTurn: 1 },
  /** the damage of a miss */
  graze: { damage: 'ability-modifier' },
  nick: { timesPerTurn: 1 },
  push: { feet: 10, largestSize: 'large' },
  /** for the next attack roll of the creature that was hit */
  sap: { rollState: 'disadvantage', attackRolls: 1, until: 'start-of-your-next-turn' },
  /** however often the creature is hit */
  slow: { speedReductionFeet: 10, until: 'start-of-your-next-turn' },
  /** the DC adds the ability modifier of the attack roll and the Proficiency Bonus to its base */
  topple: { save: 'constitution', baseDc: 8, condition: 'prone' },
  /** for your next attack roll against the creature that was hit */
  vex: { rollState: 'advantage', attackRolls: 1, until: 'end-of-your-next-turn' },
} as const
