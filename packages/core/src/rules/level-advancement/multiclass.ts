import type { StepOf } from '../../steps/step.ts'
import { CLASS_TRAITS, MULTICLASS_MINIMUM } from '../../tables/level-advancement/classes.ts'
import type { Ability, ByAbility } from '../../vocabulary/abilities.ts'
import type { CharacterClass } from '../../vocabulary/classes.ts'
import type { LEVEL_STEP_KINDS, LevelRuleStep } from './steps.ts'

/** Whether a character can take a new class, and which primary abilities decided it. */
export interface MulticlassPrerequisites {
  readonly met: boolean
  readonly steps: readonly LevelRuleStep[]
}

/**
 * Whether a character qualifies for a new class: a score of at least 13 in the primary abilities of the new class and
 * of all current ones. If a class lists two with “or”, the better one counts.
 *
 * @param current the character's classes
 * @param next the new class
 * @source SRD 5.2.1, Character Creation, Prerequisites (page 24)
 * @example
 * multiclassPrerequisites({ strength: 13, dexterity: 8, constitution: 8, intelligence: 8, wisdom: 13, charisma: 8 }, ['barbarian'], 'druid').met // => true
 * multiclassPrerequisites({ strength: 13, dexterity: 8, constitution: 8, intelligence: 8, wisdom: 12, charisma: 8 }, ['barbarian'], 'druid').met // => false
 */
export function multiclassPrerequisites(
  scores: ByAbility<number>,
  current: readonly CharacterClass[],
  next: CharacterClass,
): MulticlassPrerequisites {
  const steps = Array.from(new Set([...current, next])).flatMap((characterClass) => {
    const groups: readonly (readonly Ability[])[] = CLASS_TRAITS[characterClass].primaryAbilities
    return groups.map((abilities): StepOf<typeof LEVEL_STEP_KINDS, 'prerequisite-checked'> => {
      const ability = abilities.reduce((best, other) => (scores[other] > scores[best] ? other : best))
      return {
        kind: 'prerequisite-checked',
        rule: 'multiclassing',
        values: { class: characterClass, ability, score: scores[ability], met: scores[ability] >= MULTICLASS_MINIMUM },
      }
    })
  })
  return { met: steps.every(({ values }) => values.met), steps }
}
