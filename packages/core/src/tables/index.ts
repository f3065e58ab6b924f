import { abilitiesTable } from './abilities.ts'
import { abilityModifiersTable } from './ability-modifiers.ts'
import { attackRollAbilitiesTable } from './attack-roll-abilities.ts'
import { coverTable } from './cover.ts'
import { damageTypesTable } from './damage-types.ts'
import { proficiencyBonusTable } from './proficiency-bonuses.ts'
import { skillsTable } from './skills.ts'
import type { Table } from './table.ts'
import { typicalDifficultyClassesTable } from './typical-difficulty-classes.ts'

/** Every table that a text can show with `::table{id="…"}`. */
export const TABLES: readonly Table[] = [
  abilitiesTable,
  abilityModifiersTable,
  attackRollAbilitiesTable,
  coverTable,
  damageTypesTable,
  proficiencyBonusTable,
  skillsTable,
  typicalDifficultyClassesTable,
]
