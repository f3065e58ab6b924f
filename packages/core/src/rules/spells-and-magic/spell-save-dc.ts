import type { SpellFiguresRule } from '../../rulesets/magic-and-characters.ts'
import type { SpellRuleStep } from './steps.ts'

/** What the caster contributes to a spell. */
export interface SpellcastingTraining {
  /** of the spellcasting ability, or magic ability: the modifier, not the score */
  readonly abilityModifier: number
  /** the Proficiency Bonus, or in the 2012 playtest the training in magic, if any */
  readonly training: number
}

/** A figure of a spell, and its parts. */
export interface SpellFigure {
  readonly figure: number
  readonly steps: readonly SpellRuleStep[]
}

/**
 * The DC of saving throws against a caster’s spells.
 *
 * @source SRD 5.2.1, Spells, Saving Throws (page 106); 2012 playtest, Spells and Saving Throws
 * @example
 * spellSaveDc({ abilityModifier: 3, training: 2 }, srd521.spellFigures).figure // => 13
 * spellSaveDc({ abilityModifier: 3, training: 2 }, next2012.spellFigures).figure // => 13
 */
export function spellSaveDc(
  { abilityModifier, training }: SpellcastingTraining,
  { saveDcBase, trainingAddsToSaveDc }: SpellFiguresRule,
): SpellFigure {
  const added = trainingAddsToSaveDc ? training : 0
  const figure = saveDcBase + abilityModifier + added
  return {
    figure,
    steps: [
      {
        kind: 'spell-save-dc-summed',
        rule: 'spell-save-dc',
        values: { base: saveDcBase, abilityModifier, training: added, dc: figure },
      },
    ],
  }
}

/**
 * The modifier of attack rolls that a caster makes with spells.
 *
 * @source SRD 5.2.1, Spells, Attack Rolls (page 106); 2012 playtest, Attack Rolls and Attack Spells
 * @example
 * spellAttackModifier({ abilityModifier: 3, training: 2 }).figure // => 5
 */
export function spellAttackModifier({ abilityModifier, training }: SpellcastingTraining): SpellFigure {
  const figure = abilityModifier + training
  return {
    figure,
    steps: [
      { kind: 'spell-attack-summed', rule: 'spell-attack', values: { abilityModifier, training, modifier: figure } },
    ],
  }
}
