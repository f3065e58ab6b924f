import { abilitiesTable } from './abilities/abilities.ts'
import { abilitiesAndBackgroundsTable } from './abilities/abilities-and-backgrounds.ts'
import { abilityModifiersTable } from './abilities/ability-modifiers.ts'
import { abilityScoreMeaningsTable } from './abilities/ability-score-meanings.ts'
import { pointCostsTable } from './abilities/point-costs.ts'
import { standardArrayByClassTable } from './abilities/standard-array.ts'
import { actionsTable } from './actions/actions.ts'
import { influenceChecksTable } from './actions/influence-checks.ts'
import { playtestActionsTable } from './actions/playtest-actions.ts'
import { searchSkillsTable } from './actions/search-skills.ts'
import { studySkillsTable } from './actions/study-skills.ts'
import { areasOfEffectTable } from './areas-of-effect/areas-of-effect.ts'
import { coverTable } from './combat/cover.ts'
import { creatureSizesTable } from './combat/creature-sizes.ts'
import { exhaustionLevelsTable } from './conditions/exhaustion-levels.ts'
import { alignmentsTable } from './creating-a-character/alignments.ts'
import { rareLanguagesTable, standardLanguagesTable } from './creating-a-character/languages.ts'
import { srd51ExoticLanguagesTable, srd51StandardLanguagesTable } from './creating-a-character/srd-5-1-languages.ts'
import { racesTable } from './creating-a-character/srd-5-1-races.ts'
import { creatureTypesTable } from './creatures-and-characters/creature-types.ts'
import { encounterBudgetsTable } from './creatures-and-characters/encounter-budgets.ts'
import { experienceByChallengeRatingTable } from './creatures-and-characters/experience-by-challenge-rating.ts'
import { monsterHitDiceTable } from './creatures-and-characters/monster-hit-dice.ts'
import { abilityCheckExamplesTable } from './d20-tests/ability-check-examples.ts'
import { attackRollAbilitiesTable } from './d20-tests/attack-roll-abilities.ts'
import { savingThrowExamplesTable } from './d20-tests/saving-throw-examples.ts'
import { typicalDifficultyClassesTable } from './d20-tests/typical-difficulty-classes.ts'
import { damageTypesTable } from './damage-and-healing/damage-types.ts'
import { lightObscurementsTable } from './exploration/light-obscurements.ts'
import { lightSourcesTable } from './exploration/light-sources.ts'
import { naturalLightsTable } from './exploration/natural-lights.ts'
import { specialSensesTable } from './exploration/special-senses.ts'
import { dailyNeedsTable } from './hazards/daily-needs.ts'
import { characterAdvancementTable } from './level-advancement/character-advancement.ts'
import { classHitPointsTable } from './level-advancement/class-hit-points.ts'
import { classOverviewTable } from './level-advancement/classes.ts'
import { tiersOfPlayTable } from './level-advancement/tiers-of-play.ts'
import { movementCostsTable } from './movement/movement-costs.ts'
import { carryingCapacitiesTable, playtestCarryingCapacitiesTable } from './objects/carrying-capacities.ts'
import { objectArmorClassesTable } from './objects/object-armor-classes.ts'
import { objectHitPointsTable } from './objects/object-hit-points.ts'
import { proficiencyBonusTable } from './proficiency/proficiency-bonuses.ts'
import { skillsTable } from './proficiency/skills.ts'
import { multiclassSpellSlotsTable } from './spells-and-magic/multiclass-spell-slots.ts'
import type { Table } from './table.ts'
import { largeVehiclesTable } from './travel/large-vehicles.ts'
import { mountsTable } from './travel/mounts.ts'
import { travelPacesTable } from './travel/travel-paces.ts'
import { travelTerrainsTable } from './travel/travel-terrains.ts'

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
  srd51ExoticLanguagesTable,
  racesTable,
  srd51StandardLanguagesTable,
  standardArrayByClassTable,
  standardLanguagesTable,
  studySkillsTable,
  tiersOfPlayTable,
  travelPacesTable,
  travelTerrainsTable,
  typicalDifficultyClassesTable,
]
