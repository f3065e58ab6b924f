import { isOneOf } from '../one-of.ts'

/**
 * The steps of combat, in any edition.
 *
 * @source SRD 5.2.1, Playing the Game, Combat Step by Step (page 13); 2012 playtest, The Combat Sequence
 * @source SRD 5.1, Combat, Combat Step by Step (page 90)
 */
export const COMBAT_STEPS = [
  'establish-positions',
  'determine-surprise',
  'roll-initiative',
  'take-turns',
  'begin-next-round',
] as const

/** The id of a step of combat. */
export type CombatStep = (typeof COMBAT_STEPS)[number]

/** Whether a value is the id of a step of combat. */
export const isCombatStep = (value: unknown): value is CombatStep => isOneOf(value, COMBAT_STEPS)

/**
 * How a creature can be out of a fight.
 *
 * @source SRD 5.2.1, Playing the Game, Ending Combat (page 14)
 */
export const DEFEATS = ['killed', 'knocked-out', 'surrendered', 'fled'] as const

/** The id of a way to be out of a fight. */
export type Defeat = (typeof DEFEATS)[number]

/** Whether a value is the id of a way to be out of a fight. */
export const isDefeat = (value: unknown): value is Defeat => isOneOf(value, DEFEATS)
