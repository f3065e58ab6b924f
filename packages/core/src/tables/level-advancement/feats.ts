import type { Ability } from '../../vocabulary/abilities.ts'
import type { Feat, FeatCategory } from '../../vocabulary/feats.ts'

/** A feat, and what it takes to have it. */
export interface FeatPrerequisites {
  readonly feat: Feat
  /** the minimum character level */
  readonly level: number
  /** abilities of which one needs a score of at least 13; empty for no such prerequisite */
  readonly abilities: readonly Ability[]
  /** a required feature */
  readonly feature: 'fighting-style' | 'spellcasting' | 'none'
  readonly repeatable: boolean
}

/** A feat, its prerequisites, and the ability scores that it increases. */
export interface FeatRow extends FeatPrerequisites {
  readonly category: FeatCategory
  /** how many points it adds to ability scores: 2 go to one score or to two */
  readonly points: 0 | 1 | 2
  /** the abilities whose scores it can increase */
  readonly increases: 'any' | readonly Ability[]
  /** the maximum score; 0 if it increases none */
  readonly scoreMaximum: 0 | 20 | 30
}

/**
 * The feats with their categories, prerequisites, and whether they can be taken more than once.
 *
 * @source SRD 5.2.1, Feats (pages 87 and 88)
 */
export const FEAT_TRAITS = [
  { feat: 'alert',                         category: 'origin',         level:  1, abilities: [],                        feature: 'none',           repeatable: false, points: 0, increases: [],                                      scoreMaximum:  0 },
  { feat: 'magic-initiate',                category: 'origin',         level:  1, abilities: [],                        feature: 'none',           repeatable: true,  points: 0, increases: [],                                      scoreMaximum:  0 },
  { feat: 'savage-attacker',               category: 'origin',         level:  1, abilities: [],                        feature: 'none',           repeatable: false, points: 0, increases: [],                                      scoreMaximum:  0 },
  { feat: 'skilled',                       category: 'origin',         level:  1, abilities: [],                        feature: 'none',           repeatable: true,  points: 0, increases: [],                                      scoreMaximum:  0 },
  { feat: 'ability-score-improvement',     category: 'general',        level:  4, abilities: [],                        feature: 'none',           repeatable: true,  points: 2, increases: 'any',                                   scoreMaximum: 20 },
  { feat: 'grappler',                      category: 'general',        level:  4, abilities: ['strength', 'dexterity'], feature: 'none',           repeatable: false, points: 1, increases: ['strength', 'dexterity'],               scoreMaximum: 20 },
  { feat: 'archery',                       category: 'fighting-style', level:  1, abilities: [],                        feature: 'fighting-style', repeatable: false, points: 0, increases: [],                                      scoreMaximum:  0 },
  { feat: 'defense',                       category: 'fighting-style', level:  1, abilities: [],                        feature: 'fighting-style', repeatable: false, points: 0, increases: [],                                      scoreMaximum:  0 },
  { feat: 'great-weapon-fighting',         category: 'fighting-style', level:  1, abilities: [],                        feature: 'fighting-style', repeatable: false, points: 0, increases: [],                                      scoreMaximum:  0 },
  { feat: 'two-weapon-fighting',           category: 'fighting-style', level:  1, abilities: [],                        feature: 'fighting-style', repeatable: false, points: 0, increases: [],                                      scoreMaximum:  0 },
  { feat: 'boon-of-combat-prowess',        category: 'epic-boon',      level: 19, abilities: [],                        feature: 'none',           repeatable: false, points: 1, increases: 'any',                                   scoreMaximum: 30 },
  { feat: 'boon-of-dimensional-travel',    category: 'epic-boon',      level: 19, abilities: [],                        feature: 'none',           repeatable: false, points: 1, increases: 'any',                                   scoreMaximum: 30 },
  { feat: 'boon-of-fate',                  category: 'epic-boon',      level: 19, abilities: [],                        feature: 'none',           repeatable: false, points: 1, increases: 'any',                                   scoreMaximum: 30 },
  { feat: 'boon-of-irresistible-offense',  category: 'epic-boon',      level: 19, abilities: [],                        feature: 'none',           repeatable: false, points: 1, increases: ['strength', 'dexterity'],               scoreMaximum: 30 },
  { feat: 'boon-of-spell-recall',          category: 'epic-boon',      level: 19, abilities: [],                        feature: 'spellcasting',   repeatable: false, points: 1, increases: ['intelligence', 'wisdom', 'charisma'],  scoreMaximum: 30 },
  { feat: 'boon-of-the-night-spirit',      category: 'epic-boon',      level: 19, abilities: [],                        feature: 'none',           repeatable: false, points: 1, increases: 'any',                                   scoreMaximum: 30 },
  { feat: 'boon-of-truesight',             category: 'epic-boon',      level: 19, abilities: [],                        feature: 'none',           repeatable: false, points: 1, increases: 'any',                                   scoreMaximum: 30 },
] as const satisfies readonly FeatRow[]

/**
 * The minimum score of a feat that has an ability prerequisite.
 *
 * @source SRD 5.2.1, Feats, Grappler (page 87)
 */
export const FEAT_ABILITY_MINIMUM = 13

/**
 * The figures in the benefits of the feats.
 *
 * @source SRD 5.2.1, Feats (pages 87 and 88)
 */
export const FEAT_FIGURES = {
  magicInitiateCantrips:          2,
  magicInitiateSpells:            1,
  savageAttackerDamageRolls:      2,
  skilledProficiencies:           3,
  archeryAttackBonus:             2,
  defenseArmorClassBonus:         1,
  greatWeaponFightingLowestFace:  3,
  dimensionalTravelTeleportFeet: 30,
  fateDice:                   '2d4',
  fateFeet:                      60,
  spellRecallDie:             '1d4',
  spellRecallHighestSlot:         4,
  truesightFeet:                 60,
} as const
