/**
 * The figures of the properties of weapons.
 *
 * @source SRD 5.2.1, Equipment, Properties (page 89)
 */
export const WEAPON_PROPERTY_FIGURES = {
  /** within how many feet a Melee weapon is used to attack, unless it has Reach */
  meleeReachFeet: 5,
  /** how much of the ammunition used in a fight is recovered, as one part in so many, and how long that takes */
  ammunition: { recoveredDivisor: 2, recoveryMinutes: 1, expendedPerAttack: 1 },
  /** the score without which attack rolls have Disadvantage: Strength for a Melee weapon, Dexterity for a Ranged one */
  heavy: { meleeAbility: 'strength', rangedAbility: 'dexterity', minimumScore: 13 },
  /** the extra attacks as a Bonus Action */
  light: { extraAttacks: 1 },
  /** how many pieces of ammunition one action, Bonus Action or Reaction can fire */
  loading: { piecesFired: 1 },
  /** what is added to the reach of the wielder */
  reach: { addedFeet: 5 },
  /** how many hands an attack requires */
  'two-handed': { hands: 2 },
} as const
