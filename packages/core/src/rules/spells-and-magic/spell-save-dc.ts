import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521MagicAndCharacters } from '../../rulesets/srd-5-2-1/magic-and-characters.ts'
import type { WithSteps } from '../../steps/step.ts'
import type { SpellRuleStep } from './steps.ts'

/** What the caster contributes to a spell. */
export interface SpellcastingTraining {
  /** of the spellcasting ability, or magic ability: the modifier, not the score */
  readonly abilityModifier: number
  /** the Proficiency Bonus, or in the 2012 playtest the training in magic, if any */
  readonly training: number
}

function requireTraining({ abilityModifier, training }: SpellcastingTraining): void {
  requireInteger('abilityModifier', abilityModifier, ANY_INTEGER)
  requireInteger('training', training, ANY_INTEGER)
}

/**
 * The DC of saving throws against a caster’s spells.
 *
 * @throws RangeError if the modifier or the training is not an integer
 * @source SRD 5.2.1, Spells, Saving Throws (page 106); 2012 playtest, Spells and Saving Throws
 * @example
 * spellSaveDc({ abilityModifier: 3, training: 2 }).value // => 13
 * spellSaveDc({ abilityModifier: 3, training: 2 }, next2012).value // => 13
 */
export function spellSaveDc(
  caster: SpellcastingTraining,
  { spellFigures }: RulesOf<'spellFigures'> = srd521MagicAndCharacters,
): WithSteps<number, SpellRuleStep> {
  requireTraining(caster)
  const { abilityModifier, training } = caster
  const { saveDcBase, trainingAddsToSaveDc } = spellFigures
  const added = trainingAddsToSaveDc ? training : 0
  const value = saveDcBase + abilityModifier + added
  return {
    value,
    steps: [
      {
        kind: 'spell-save-dc-summed',
        rule: 'spell-save-dc',
        values: { base: saveDcBase, abilityModifier, training: added, dc: value },
      },
    ],
  }
}

/**
 * The modifier of attack rolls that a caster makes with spells.
 *
 * @throws RangeError if the modifier or the training is not an integer
 * @source SRD 5.2.1, Spells, Attack Rolls (page 106); 2012 playtest, Attack Rolls and Attack Spells
 * @example
 * spellAttackModifier({ abilityModifier: 3, training: 2 }).value // => 5
 */
export function spellAttackModifier(caster: SpellcastingTraining): WithSteps<number, SpellRuleStep> {
  requireTraining(caster)
  const { abilityModifier, training } = caster
  const value = abilityModifier + training
  return {
    value,
    steps: [
      { kind: 'spell-attack-summed', rule: 'spell-attack', values: { abilityModifier, training, modifier: value } },
    ],
  }
}
