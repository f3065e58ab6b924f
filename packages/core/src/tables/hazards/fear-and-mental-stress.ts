import type { Ability } from '../../vocabulary/abilities.ts'
import type { Condition } from '../../vocabulary/conditions.ts'

/**
 * Sample Fear DCs: of a Wisdom saving throw, against the Frightened condition.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Sample Fear DCs (page 196)
 */
export const SAMPLE_FEARS = [
  { example: 'harmless-apparition',      saveDc: 10 },
  { example: 'illusion-of-worst-fears',  saveDc: 15 },
  { example: 'portal-to-the-abyss',      saveDc: 20 },
] as const

/**
 * Sample Mental Stress Effects: the save against them, and their Psychic damage on a failure.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Sample Mental Stress Effects (page 196)
 */
export const SAMPLE_MENTAL_STRESSES = [
  { example: 'hallucinogenic-substance', saveDc: 10, damage: '1d6' },
  { example: 'fiendish-idol',            saveDc: 15, damage: '3d6' },
  { example: 'far-realm',                saveDc: 20, damage: '9d6' },
] as const

/** A prolonged effect of mental stress; Calm Emotions suppresses it. */
export interface ProlongedStressRow {
  readonly effect: 'short-term' | 'long-term' | 'indefinite'
  /** one of these; empty if the effect is Disadvantage on some or all ability checks */
  readonly conditions: readonly Condition[]
  readonly abilityChecks: 'disadvantage' | 'normal'
  /** in dice notation; `none` if it lasts until it is removed */
  readonly durationMinutes: string | 'none'
  readonly removedBy: 'lesser-restoration' | 'greater-restoration'
}

/**
 * The prolonged effects of mental stress.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Prolonged Effects (page 196)
 */
export const PROLONGED_STRESS = [
  { effect: 'short-term', conditions: ['frightened', 'incapacitated', 'stunned'], abilityChecks: 'normal',       durationMinutes: '1d10',       removedBy: 'lesser-restoration' },
  { effect: 'long-term',  conditions: [],                                         abilityChecks: 'disadvantage', durationMinutes: '1d10*10*60', removedBy: 'lesser-restoration' },
  { effect: 'indefinite', conditions: [],                                         abilityChecks: 'disadvantage', durationMinutes: 'none',       removedBy: 'greater-restoration' },
] as const satisfies readonly ProlongedStressRow[]

/**
 * How creatures resist fear and mental stress: with Wisdom, or if another ability fits better, with that one; fear
 * again at the end of each turn.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Fear Effects, Mental Stress Effects (page 196)
 */
export const FEAR_AND_MENTAL_STRESS: {
  readonly fear: {
    readonly saves: readonly Ability[]
    readonly condition: Condition
    readonly repeatedAt: 'end-of-turn'
    /** what else can come with the condition, as the GM decides */
    readonly mayAlso: readonly ('attacked-with-advantage' | 'dashes-away' | 'one-thing-each-turn')[]
  }
  readonly mentalStress: { readonly saves: readonly Ability[]; readonly damageType: 'psychic' }
} = {
  fear:         { saves: ['wisdom'],                             condition: 'frightened', repeatedAt: 'end-of-turn', mayAlso: ['dashes-away', 'attacked-with-advantage', 'one-thing-each-turn'] },
  mentalStress: { saves: ['wisdom', 'intelligence', 'charisma'], damageType: 'psychic' },
}
