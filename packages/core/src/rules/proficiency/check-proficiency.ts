import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521ChecksAndActions } from '../../rulesets/srd-5-2-1/checks-and-actions.ts'
import { TOOL_STATISTICS } from '../../tables/equipment/tools.ts'
import { SKILL_ABILITIES } from '../../tables/proficiency/skills.ts'
import { ABILITIES, type Ability, type ByAbility } from '../../vocabulary/abilities.ts'
import { SKILLS, type Skill } from '../../vocabulary/skills.ts'
import { ARTISANS_TOOLS, OTHER_TOOLS, type Tool } from '../../vocabulary/tools.ts'
import { type ProficientRoll, proficiencyAdded } from './proficiency.ts'

/**
 * The usual ability for checks of a skill. The GM can combine a skill with another ability.
 *
 * @throws RangeError if there is no such skill
 * @source SRD 5.2.1, Playing the Game, Skill List (page 9)
 * @example
 * skillAbility('athletics') // => 'strength'
 */
export function skillAbility(skill: Skill): Ability {
  requireOneOf('skill', skill, SKILLS)
  const row = SKILL_ABILITIES.find((candidate) => candidate.skill === skill)
  if (row === undefined) throw new RangeError(`skill is ${skill}; the table of skills has no row for it.`)
  return row.ability
}

/** The modifier of an ability, out of those of a creature. */
function modifierOf(modifiers: ByAbility<number>, ability: Ability): number {
  for (const one of ABILITIES) requireInteger(`modifiers.${one}`, modifiers[one], ANY_INTEGER)
  return modifiers[requireOneOf('ability', ability, ABILITIES)]
}

/** An ability check that uses a skill. */
export interface SkillCheck extends ProficientRoll {
  readonly modifiers: ByAbility<number>
  readonly skill: Skill
  /** the ability that the GM combines with the skill; by default its usual one */
  readonly ability?: Ability
}

/**
 * The bonus of an ability check that uses a skill: the ability modifier, and the Proficiency Bonus if it applies.
 *
 * @throws RangeError if the skill or the ability is unknown, or the modifier or the bonus is not an integer
 * @source SRD 5.2.1, Playing the Game, Skill Proficiencies (page 8) and Skill List (page 9)
 * @example
 * const modifiers = { strength: 4, dexterity: 0, constitution: 0, intelligence: 0, wisdom: 2, charisma: -1 }
 * skillCheckBonus({ modifiers, skill: 'perception', proficiencyBonus: 2, proficient: true }) // => 4
 * skillCheckBonus({ modifiers, skill: 'intimidation', ability: 'strength', proficiencyBonus: 2, proficient: true }) // => 6
 */
export function skillCheckBonus({ modifiers, skill, ability, ...roll }: SkillCheck): number {
  const usual = skillAbility(skill)
  return modifierOf(modifiers, ability === undefined ? usual : ability) + proficiencyAdded(roll)
}

/** The proficiencies that matter for an ability check. */
export interface CheckProficiencies {
  /** proficient in a skill that applies; a second one adds nothing */
  readonly skill: boolean
  /** proficient with the tool that the check uses */
  readonly tool: boolean
  /** Expertise in the skill, or another feature that doubles the bonus */
  readonly doubled?: boolean
  readonly halved?: boolean
}

/** An ability check, and the proficiencies of who makes it. */
export interface ProficientCheck extends CheckProficiencies {
  readonly proficiencyBonus: number
}

/**
 * What proficiencies give to an ability check: the Proficiency Bonus once, from a skill or a tool, and Advantage from
 * both together; in SRD 5.1 both together give nothing more.
 *
 * @throws RangeError if the Proficiency Bonus is not an integer
 * @source SRD 5.2.1, Playing the Game, Equipment Proficiencies (page 9) and The Bonus Doesn’t Stack (page 8)
 * @example
 * checkProficiency({ proficiencyBonus: 2, skill: true, tool: true }) // => { added: 2, advantage: true }
 * checkProficiency({ proficiencyBonus: 2, skill: false, tool: false }) // => { added: 0, advantage: false }
 * checkProficiency({ proficiencyBonus: 2, skill: true, tool: true }, srd51) // => { added: 2, advantage: false }
 */
export const checkProficiency = (
  { proficiencyBonus, skill, tool, doubled = false, halved = false }: ProficientCheck,
  { training }: RulesOf<'training'> = srd521ChecksAndActions,
): { readonly added: number; readonly advantage: boolean } => ({
  added: proficiencyAdded({ proficiencyBonus, proficient: skill || tool, doubled, halved }),
  advantage: skill && tool && training.skillWithTool === 'advantage',
})

/** An ability check that uses a tool. */
export interface ToolCheck {
  readonly modifiers: ByAbility<number>
  readonly tool: Tool
  /** the ability that the GM combines with the tool; by default the one of its description */
  readonly ability?: Ability
  readonly proficiencyBonus: number
  /** in a skill that applies, and with the tool */
  readonly proficiencies: CheckProficiencies
}

/**
 * The bonus of an ability check that uses a tool, and whether the check has Advantage, which it has with proficiency both
 * with the tool and in a skill that applies.
 *
 * @throws RangeError if the tool or the ability is unknown, or the modifier or the bonus is not an integer
 * @source SRD 5.2.1, Playing the Game, Equipment Proficiencies (page 9); Equipment, Tools (page 93)
 * @example
 * const modifiers = { strength: 0, dexterity: 3, constitution: 0, intelligence: 1, wisdom: 0, charisma: 0 }
 * toolCheck({ modifiers, tool: 'thieves-tools', proficiencyBonus: 2, proficiencies: { skill: true, tool: true } }) // => { bonus: 5, advantage: true }
 */
export function toolCheck(
  { modifiers, tool, ability, proficiencyBonus, proficiencies }: ToolCheck,
  ruleset: RulesOf<'training'> = srd521ChecksAndActions,
): { readonly bonus: number; readonly advantage: boolean } {
  const { added, advantage } = checkProficiency({ proficiencyBonus, ...proficiencies }, ruleset)
  const { ability: usual } = TOOL_STATISTICS[requireOneOf('tool', tool, [...ARTISANS_TOOLS, ...OTHER_TOOLS])]
  return { bonus: modifierOf(modifiers, ability === undefined ? usual : ability) + added, advantage }
}

/** A creature's training in what a roll uses. */
export interface Training extends ProficientRoll {
  /**
   * its bonus from training in the weapon, in magic or in the skill, in an edition where training has its own bonus; 0
   * by default
   */
  readonly trainingBonus?: number
}

/**
 * What training adds to a roll: the Proficiency Bonus, or in an edition without one, the bonus of the training itself.
 *
 * @throws RangeError if a bonus is not an integer
 * @source SRD 5.2.1, Playing the Game, Proficiency (page 8)
 * @source 2012 playtest, Basic Rules, Making a Check, and Combat, Attack Rolls
 * @example
 * trainingAdded({ proficiencyBonus: 2, proficient: true }) // => 2
 * trainingAdded({ proficiencyBonus: 2, proficient: true, trainingBonus: 3 }, next2012) // => 3
 */
export function trainingAdded(
  { trainingBonus = 0, ...roll }: Training,
  { training }: RulesOf<'training'> = srd521ChecksAndActions,
): number {
  const added = proficiencyAdded(roll)
  requireInteger('trainingBonus', trainingBonus, ANY_INTEGER)
  return training.bonus === 'proficiency-bonus' ? added : trainingBonus
}
