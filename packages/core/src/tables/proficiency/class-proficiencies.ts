import type { ArmorCategory } from '../../vocabulary/armor.ts'
import type { ByClass } from '../../vocabulary/classes.ts'
import type { Skill } from '../../vocabulary/skills.ts'
import type { Tool } from '../../vocabulary/tools.ts'
import type { WeaponProperty } from '../../vocabulary/weapon-properties.ts'

/** The proficiencies with tools that a class gives: this many, chosen from these. */
export interface ToolChoice {
  readonly count: number
  readonly from: readonly (Tool | 'artisans-tools')[]
}

/** The training that a class gives as a character's first class. */
export interface ClassProficiencies {
  /** the categories of armor, and the Shield, that it has training with */
  readonly armor: readonly (ArmorCategory | 'shield')[]
  /** Martial weapons it is proficient with, besides all Simple ones: all, none, or those with one of the properties */
  readonly martialWeapons: 'all' | 'none' | readonly WeaponProperty[]
  readonly tools: ToolChoice
  /** the number of skills to choose */
  readonly skillCount: number
  readonly skills: 'any' | readonly Skill[]
}

const NO_TOOLS = { count: 0, from: [] } as const satisfies ToolChoice

/**
 * The armor training, the proficiencies with Martial weapons and tools, and the choice of skills of each class. Every
 * class is proficient with Simple weapons.
 *
 * @source SRD 5.2.1, Classes (pages 28 to 82)
 */
export const CLASS_PROFICIENCIES = {
  barbarian: { armor: ['light', 'medium', 'shield'],          martialWeapons: 'all',                tools: NO_TOOLS,                                                      skillCount: 2, skills: ['animal-handling', 'athletics', 'intimidation', 'nature', 'perception', 'survival'] },
  bard:      { armor: ['light'],                              martialWeapons: 'none',               tools: { count: 3, from: ['musical-instrument'] },                    skillCount: 3, skills: 'any' },
  cleric:    { armor: ['light', 'medium', 'shield'],          martialWeapons: 'none',               tools: NO_TOOLS,                                                      skillCount: 2, skills: ['history', 'insight', 'medicine', 'persuasion', 'religion'] },
  druid:     { armor: ['light', 'shield'],                    martialWeapons: 'none',               tools: { count: 1, from: ['herbalism-kit'] },                         skillCount: 2, skills: ['animal-handling', 'arcana', 'insight', 'medicine', 'nature', 'perception', 'religion', 'survival'] },
  fighter:   { armor: ['light', 'medium', 'heavy', 'shield'], martialWeapons: 'all',                tools: NO_TOOLS,                                                      skillCount: 2, skills: ['acrobatics', 'animal-handling', 'athletics', 'history', 'insight', 'intimidation', 'persuasion', 'perception', 'survival'] },
  monk:      { armor: [],                                     martialWeapons: ['light'],            tools: { count: 1, from: ['artisans-tools', 'musical-instrument'] },  skillCount: 2, skills: ['acrobatics', 'athletics', 'history', 'insight', 'religion', 'stealth'] },
  paladin:   { armor: ['light', 'medium', 'heavy', 'shield'], martialWeapons: 'all',                tools: NO_TOOLS,                                                      skillCount: 2, skills: ['athletics', 'insight', 'intimidation', 'medicine', 'persuasion', 'religion'] },
  ranger:    { armor: ['light', 'medium', 'shield'],          martialWeapons: 'all',                tools: NO_TOOLS,                                                      skillCount: 3, skills: ['animal-handling', 'athletics', 'insight', 'investigation', 'nature', 'perception', 'stealth', 'survival'] },
  rogue:     { armor: ['light'],                              martialWeapons: ['finesse', 'light'], tools: { count: 1, from: ['thieves-tools'] },                         skillCount: 4, skills: ['acrobatics', 'athletics', 'deception', 'insight', 'intimidation', 'investigation', 'perception', 'persuasion', 'sleight-of-hand', 'stealth'] },
  sorcerer:  { armor: [],                                     martialWeapons: 'none',               tools: NO_TOOLS,                                                      skillCount: 2, skills: ['arcana', 'deception', 'insight', 'intimidation', 'persuasion', 'religion'] },
  warlock:   { armor: ['light'],                              martialWeapons: 'none',               tools: NO_TOOLS,                                                      skillCount: 2, skills: ['arcana', 'deception', 'history', 'intimidation', 'investigation', 'nature', 'religion'] },
  wizard:    { armor: [],                                     martialWeapons: 'none',               tools: NO_TOOLS,                                                      skillCount: 2, skills: ['arcana', 'history', 'insight', 'investigation', 'medicine', 'nature', 'religion'] },
} as const satisfies ByClass<ClassProficiencies>
