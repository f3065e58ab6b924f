import { requireInteger } from '../../bounds.ts'
import { requireEachOf, requireOneOf } from '../../one-of.ts'
import type { StepOf, WithSteps } from '../../steps/step.ts'
import { CLASS_TRAITS, MULTICLASS_MINIMUM } from '../../tables/level-advancement/classes.ts'
import type { Ability, ByAbility } from '../../vocabulary/abilities.ts'
import { type CharacterClass, CLASSES } from '../../vocabulary/classes.ts'
import { ABILITY_SCORES } from '../abilities/ability-score.ts'
import type { LEVEL_STEP_KINDS } from './steps.ts'

/** A character who wants to take a new class. */
export interface Multiclassing {
  /** those in the primary abilities of all the classes; others can be left out */
  readonly scores: Partial<ByAbility<number>>
  /** the character's classes */
  readonly current: readonly CharacterClass[]
  /** the new class */
  readonly next: CharacterClass
}

type PrerequisiteStep = StepOf<typeof LEVEL_STEP_KINDS, 'prerequisite-checked'>

/**
 * Whether a character qualifies for a new class: a score of at least 13 in the primary abilities of the new class and
 * of all current ones. If a class lists two with “or”, the better one counts.
 *
 * @returns whether the character qualifies, and which primary abilities decided it
 * @throws RangeError if a class is unknown, or a score in a primary ability is missing or not an integer between 1 and 30
 * @source SRD 5.2.1, Character Creation, Prerequisites (page 24)
 * @example
 * multiclassPrerequisites({ scores: { strength: 13, wisdom: 13 }, current: ['barbarian'], next: 'druid' }).value // => true
 * multiclassPrerequisites({ scores: { strength: 13, wisdom: 12 }, current: ['barbarian'], next: 'druid' }).value // => false
 */
export function multiclassPrerequisites({
  scores,
  current,
  next,
}: Multiclassing): WithSteps<boolean, PrerequisiteStep> {
  requireEachOf('current', current, CLASSES)
  requireOneOf('next', next, CLASSES)
  const scoreIn = (ability: Ability): number =>
    requireInteger(`scores.${ability}`, scores[ability] as number, ABILITY_SCORES)
  const steps = Array.from(new Set([...current, next])).flatMap((characterClass) => {
    const groups: readonly (readonly Ability[])[] = CLASS_TRAITS[characterClass].primaryAbilities
    return groups.map((abilities): PrerequisiteStep => {
      const ability = abilities.reduce((best, other) => (scoreIn(other) > scoreIn(best) ? other : best))
      const score = scoreIn(ability)
      return {
        kind: 'prerequisite-checked',
        rule: 'multiclassing',
        values: { class: characterClass, ability, score, met: score >= MULTICLASS_MINIMUM },
      }
    })
  })
  return { value: steps.every(({ values }) => values.met), steps }
}
