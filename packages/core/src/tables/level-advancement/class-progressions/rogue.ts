import type { ClassLevelRow } from './class-level.ts'

/** What a Rogue has at a class level. */
export interface RogueRow extends ClassLevelRow {
  /** the extra damage of a Sneak Attack */
  readonly sneakAttack: string
}

/**
 * The Rogue Features table.
 *
 * @source SRD 5.2.1, Classes, Rogue (among pages 28 to 82)
 */
export const ROGUE_PROGRESSION = [
  { level:  1, sneakAttack: '1d6',  features: ['expertise', 'sneak-attack', 'thieves-cant', 'weapon-mastery'] },
  { level:  2, sneakAttack: '1d6',  features: ['cunning-action'] },
  { level:  3, sneakAttack: '2d6',  features: ['rogue-subclass', 'steady-aim'] },
  { level:  4, sneakAttack: '2d6',  features: ['ability-score-improvement'] },
  { level:  5, sneakAttack: '3d6',  features: ['cunning-strike', 'uncanny-dodge'] },
  { level:  6, sneakAttack: '3d6',  features: ['expertise'] },
  { level:  7, sneakAttack: '4d6',  features: ['evasion', 'reliable-talent'] },
  { level:  8, sneakAttack: '4d6',  features: ['ability-score-improvement'] },
  { level:  9, sneakAttack: '5d6',  features: ['subclass-feature'] },
  { level: 10, sneakAttack: '5d6',  features: ['ability-score-improvement'] },
  { level: 11, sneakAttack: '6d6',  features: ['improved-cunning-strike'] },
  { level: 12, sneakAttack: '6d6',  features: ['ability-score-improvement'] },
  { level: 13, sneakAttack: '7d6',  features: ['subclass-feature'] },
  { level: 14, sneakAttack: '7d6',  features: ['devious-strikes'] },
  { level: 15, sneakAttack: '8d6',  features: ['slippery-mind'] },
  { level: 16, sneakAttack: '8d6',  features: ['ability-score-improvement'] },
  { level: 17, sneakAttack: '9d6',  features: ['subclass-feature'] },
  { level: 18, sneakAttack: '9d6',  features: ['elusive'] },
  { level: 19, sneakAttack: '10d6', features: ['epic-boon'] },
  { level: 20, sneakAttack: '10d6', features: ['stroke-of-luck'] },
] as const satisfies readonly RogueRow[]
