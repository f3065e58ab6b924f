import { isOneOf } from '../one-of.ts'
import type { RuleId } from './rule-ids.ts'

/**
 * The three pillars of play; an encounter belongs to at least one of them.
 *
 * @source SRD 5.2.1, Playing the Game, Rhythm of Play (page 5); Rules Glossary, Encounter (page 181)
 */
export const PILLARS = ['social-interaction', 'exploration', 'combat'] as const satisfies readonly RuleId[]

/** The id of a pillar of play. */
export type Pillar = (typeof PILLARS)[number]

/** Whether a value is the id of a pillar of play. */
export const isPillar = (value: unknown): value is Pillar => isOneOf(value, PILLARS)
