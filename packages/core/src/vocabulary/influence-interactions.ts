import { isOneOf } from '../one-of.ts'

/**
 * The ways to influence a monster.
 *
 * @source SRD 5.2.1, Rules Glossary, Influence Checks (page 184)
 */
export const INFLUENCE_INTERACTIONS = ['deceiving', 'intimidating', 'amusing', 'persuading', 'coaxing'] as const

/** The id of a way to influence a monster. */
export type InfluenceInteraction = (typeof INFLUENCE_INTERACTIONS)[number]

/** Whether a value is the id of a way to influence a monster. */
export const isInfluenceInteraction = (value: unknown): value is InfluenceInteraction => isOneOf(value, INFLUENCE_INTERACTIONS)
