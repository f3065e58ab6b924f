import { abilitiesTable } from './abilities.ts'
import { abilitiesAndBackgroundsTable } from './abilities-and-backgrounds.ts'
import { abilityCheckExamplesTable } from './ability-check-examples.ts'
import { abilityModifiersTable } from './ability-modifiers.ts'
import { abilityScoreMeaningsTable } from './ability-score-meanings.ts'
import { actionsTable } from './actions.ts'
import { alignmentsTable } from './alignments.ts'
import { areasOfEffectTable } from './areas-of-effect.ts'
import { attackRollAbilitiesTable } from './attack-roll-abilities.ts'
import { carryingCapacitiesTable, playtestCarryingCapacitiesTable } from './carrying-capacities.ts'
import { characterAdvancementTable } from './character-advancement.ts'
import { classHitPointsTable } from './class-hit-points.ts'
import { classOverviewTable } from './classes.ts'
import { coverTable } from './cover.ts'
import { creatureSizesTable } from './creature-sizes.ts'
import { creatureTypesTable } from './creature-types.ts'
import { dailyNeedsTable } from './daily-needs.ts'
import { damageTypesTable } from './damage-types.ts'
import { encounterBudgetsTable } from './encounter-budgets.ts'
import { exhaustionLevelsTable } from './exhaustion-levels.ts'
import { experienceByChallengeRatingTable } from './experience-by-challenge-rating.ts'
import { influenceChecksTable } from './influence-checks.ts'
import { rareLanguagesTable, standardLanguagesTable } from './languages.ts'
import { largeVehiclesTable } from './large-vehicles.ts'
import { lightObscurementsTable } from './light-obscurements.ts'
import { lightSourcesTable } from './light-sources.ts'
import { monsterHitDiceTable } from './monster-hit-dice.ts'
import { mountsTable } from './mounts.ts'
import { movementCostsTable } from './movement-costs.ts'
import { multiclassSpellSlotsTable } from './multiclass-spell-slots.ts'
import { naturalLightsTable } from './natural-lights.ts'
import { objectArmorClassesTable } from './object-armor-classes.ts'
import { objectHitPointsTable } from './object-hit-points.ts'
import { playtestActionsTable } from './playtest-actions.ts'
import { pointCostsTable } from './point-costs.ts'
import { proficiencyBonusTable } from './proficiency-bonuses.ts'
import { savingThrowExamplesTable } from './saving-throw-examples.ts'
import { searchSkillsTable } from './search-skills.ts'
import { skillsTable } from './skills.ts'
import { specialSensesTable } from './special-senses.ts'
import { standardArrayByClassTable } from './standard-array.ts'
import { studySkillsTable } from './study-skills.ts'
import type { Table } from './table.ts'
import { tiersOfPlayTable } from './tiers-of-play.ts'
import { travelPacesTable } from './travel-paces.ts'
import { travelTerrainsTable } from './travel-terrains.ts'
import { typicalDifficultyClassesTable } from './typical-difficulty-classes.ts'

/** Every table that a text can show with `::table{id="…"}`. */
export const TABLES: readonly Table[] = [
  abilitiesTable,
  abilitiesAndBackgroundsTable,
  abilityCheckExamplesTable,
  abilityModifiersTable,
  abilityScoreMeaningsTable,
  actionsTable,
  alignmentsTable,
  areasOfEffectTable,
  attackRollAbilitiesTable,
  carryingCapacitiesTable,
  characterAdvancementTable,
  classHitPointsTable,
  classOverviewTable,
  coverTable,
  creatureSizesTable,
  creatureTypesTable,
  dailyNeedsTable,
  damageTypesTable,
  encounterBudgetsTable,
  exhaustionLevelsTable,
  experienceByChallengeRatingTable,
  influenceChecksTable,
  largeVehiclesTable,
  lightObscurementsTable,
  lightSourcesTable,
  monsterHitDiceTable,
  mountsTable,
  movementCostsTable,
  multiclassSpellSlotsTable,
  naturalLightsTable,
  objectArmorClassesTable,
  objectHitPointsTable,
  playtestActionsTable,
  playtestCarryingCapacitiesTable,
  pointCostsTable,
  proficiencyBonusTable,
  rareLanguagesTable,
  savingThrowExamplesTable,
  searchSkillsTable,
  skillsTable,
  specialSensesTable,
  standardArrayByClassTable,
  standardLanguagesTable,
  studySkillsTable,
  tiersOfPlayTable,
  travelPacesTable,
  travelTerrainsTable,
  typicalDifficultyClassesTable,
]
