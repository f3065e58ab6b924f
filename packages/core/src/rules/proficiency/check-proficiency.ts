import type { TrainingRule } from '../../rulesets/checks-and-actions.ts'
import { TOOL_STATISTICS } from '../../tables/equipment/tools.ts'
import { SKILL_ABILITIES } from '../../tables/proficiency/skills.ts'
import type { Ability, ByAbility } from '../../vocabulary/abilities.ts'
import type { Skill } from '../../vocabulary/skills.ts'
import type { Tool } from '../../vocabulary/tools.ts'
import { type ProficiencyUse, proficiencyAdded } from './proficiency.ts'

/**
 * The usual ability for checks of a skill. The GM can combine a skill with another ability.
 *
 * @source SRD 5.2.1, Playing the Game, Skill List (page 9)
 * @example
 * skillAbility('athletics') // => 'strength'
 */
export function skillAbility(skill: Skill): Ability {
  const row = SKILL_ABILITIES.find((candidate) => candidate.skill === skill)
  if (row === undefined) throw new RangeError(`skill is ${skill}; it must be one of the eighteen skills.`)
  return row.ability
}

/** An ability check that uses a skill. */
export interface SkillCheck {
  readonly modifiers: ByAbility<number>
  readonly skill: Skill
  /** the ability that the GM combines with the skill; by default its usual one */
  readonly ability?: Ability
  readonly proficiencyBonus: number
  readonly use: ProficiencyUse
}

/**
 * The bonus of an ability check that uses a skill: the ability modifier, and the Proficiency Bonus if it applies.
 *
 * @source SRD 5.2.1, Playing the Game, Skill Proficiencies (page 8) and Skill List (page 9)
 * @example
 * const modifiers = { strength: 4, dexterity: 0, constitution: 0, intelligence: 0, wisdom: 2, charisma: -1 }
 * skillCheckBonus({ modifiers, skill: 'perception', proficiencyBonus: 2, use: { proficient: true } }) // => 4
 * skillCheckBonus({ modifiers, skill: 'intimidation', ability: 'strength', proficiencyBonus: 2, use: { proficient: true } }) // => 6
 */
export const skillCheckBonus = ({ modifiers, skill, ability, proficiencyBonus, use }: SkillCheck): number =>
  modifiers[ability ?? skillAbility(skill)] + proficiencyAdded(proficiencyBonus, use)

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

/**
 * What proficiencies give to an ability check: the Proficiency Bonus once, from a skill or a tool, and Advantage from
 * both together.
 *
 * @param bonus the Proficiency Bonus
 * @source SRD 5.2.1, Playing the Game, Equipment Proficiencies (page 9) and The Bonus Doesn’t Stack (page 8)
 * @example
 * checkProficiency(2, { skill: true, tool: true }) // => { added: 2, advantage: true }
 * checkProficiency(2, { skill: false, tool: false }) // => { added: 0, advantage: false }
 */
export function checkProficiency(
  bonus: number,
  { skill, tool, doubled = false, halved = false }: CheckProficiencies,
): { readonly added: number; readonly advantage: boolean } {
  return { added: proficiencyAdded(bonus, { proficient: skill || tool, doubled, halved }), advantage: skill && tool }
}

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
 * @source SRD 5.2.1, Playing the Game, Equipment Proficiencies (page 9); Equipment, Tools (page 93)
 * @example
 * const modifiers = { strength: 0, dexterity: 3, constitution: 0, intelligence: 1, wisdom: 0, charisma: 0 }
 * toolCheck({ modifiers, tool: 'thieves-tools', proficiencyBonus: 2, proficiencies: { skill: true, tool: true } }) // => { bonus: 5, advantage: true }
 */
export function toolCheck({ modifiers, tool, ability, proficiencyBonus, proficiencies }: ToolCheck): {
  readonly bonus: number
  readonly advantage: boolean
} {
  const { added, advantage } = checkProficiency(proficiencyBonus, proficiencies)
  return { bonus: modifiers[ability ?? TOOL_STATISTICS[tool].ability] + added, advantage }
}

/** A creature's training in what a roll uses. */
export interface Training {
  readonly proficiencyBonus: number
  readonly use: ProficiencyUse
  /** its bonus from training in the weapon, in magic or in the skill, in an edition where training has its own bonus */
  readonly trainingBonus: number
}

/**
 * What training adds to a roll: the Proficiency Bonus, or in an edition without one, the bonus of the training itself.
 *
 * @source SRD 5.2.1, Playing the Game, Proficiency (page 8)
 * @source 2012 playtest, Basic Rules, Making a Check, and Combat, Attack Rolls
 * @example
 * trainingAdded({ proficiencyBonus: 2, use: { proficient: true }, trainingBonus: 3 }, srd521.training) // => 2
 * trainingAdded({ proficiencyBonus: 2, use: { proficient: true }, trainingBonus: 3 }, next2012.training) // => 3
 */
export const trainingAdded = ({ proficiencyBonus, use, trainingBonus }: Training, rule: TrainingRule): number =>
  rule.bonus === 'proficiency-bonus' ? proficiencyAdded(proficiencyBonus, use) : trainingBonus
