/**
 * The figures of the properties of weapons.
 *
 * @source SRD 5.2.1, Equipment, Properties (page 89)
 */
export const WEAPON_PROPERTY_FIGURES = {
  /** the distance of an attack with a Melee weapon in feet, unless it has Reach */
  meleeReachFeet: 5,
  /** the ammunition used in a fight divided by this can be recovered, and how long that takes */
  ammunition: { recoveredDivisor: 2, recoveryMinutes: 1, expendedPerAttack: 1 },
  /** the score without which attack rolls have Disadvantage: Strength for a Melee weapon, Dexterity for a Ranged one */
  heavy: { meleeAbility: 'strength', rangedAbility: 'dexterity', minimumScore: 13 },
  /** the extra attacks as a Bonus Action */
  light: { extraAttacks: 1 },
  /** how many pieces of ammunition one action, Bonus Action or Reaction can fire */
  loading: { piecesFired: 1 },
  /** what is added to the wielder's reach */
  reach: { addedFeet: 5 },
  /** how many hands an attack requires */
  'two-handed': { hands: 2 },
} as const
