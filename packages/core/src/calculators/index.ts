// Generated from the files of this folder: `pnpm calculators` in packages/core writes it.
import { ABILITY_SCORES_EXAMPLES } from './ability-scores.examples.ts'
import { abilityScoresCalculator } from './ability-scores.ts'
import { AREA_OF_EFFECT_EXAMPLES } from './area-of-effect.examples.ts'
import { areaOfEffectCalculator } from './area-of-effect.ts'
import { ARMOR_CLASS_EXAMPLES } from './armor-class.examples.ts'
import { armorClassCalculator } from './armor-class.ts'
import { ATTACK_EXAMPLES } from './attack.examples.ts'
import { attackCalculator } from './attack.ts'
import { BURNING_EXAMPLES } from './burning.examples.ts'
import { burningCalculator } from './burning.ts'
import type { AnyCalculator } from './calculator.ts'
import { CARRYING_CAPACITY_EXAMPLES } from './carrying-capacity.examples.ts'
import { carryingCapacityCalculator } from './carrying-capacity.ts'
import { COINS_EXAMPLES } from './coins.examples.ts'
import { coinsCalculator } from './coins.ts'
import { CONCENTRATION_EXAMPLES } from './concentration.examples.ts'
import { concentrationCalculator } from './concentration.ts'
import { CONDITIONS_EXAMPLES } from './conditions.examples.ts'
import { conditionsCalculator } from './conditions.ts'
import { CONTEST_EXAMPLES } from './contest.examples.ts'
import { contestCalculator } from './contest.ts'
import { CRAFTING_EXAMPLES } from './crafting.examples.ts'
import { craftingCalculator } from './crafting.ts'
import { D20_TEST_EXAMPLES } from './d20-test.examples.ts'
import { d20TestCalculator } from './d20-test.ts'
import { DAILY_NEEDS_EXAMPLES } from './daily-needs.examples.ts'
import { dailyNeedsCalculator } from './daily-needs.ts'
import { DEATH_SAVES_EXAMPLES } from './death-saves.examples.ts'
import { deathSavesCalculator } from './death-saves.ts'
import { DICE_EXAMPLES } from './dice.examples.ts'
import { diceCalculator } from './dice.ts'
import { ENCOUNTER_BUDGET_EXAMPLES } from './encounter-budget.examples.ts'
import { encounterBudgetCalculator } from './encounter-budget.ts'
import { EXHAUSTION_EXAMPLES } from './exhaustion.examples.ts'
import { exhaustionCalculator } from './exhaustion.ts'
import { EXPERIENCE_EXAMPLES } from './experience.examples.ts'
import { experienceCalculator } from './experience.ts'
import { FALLING_EXAMPLES } from './falling.examples.ts'
import { fallingCalculator } from './falling.ts'
import { GRID_EXAMPLES } from './grid.examples.ts'
import { gridCalculator } from './grid.ts'
import { HIDE_EXAMPLES } from './hide.examples.ts'
import { hideCalculator } from './hide.ts'
import { HIT_POINTS_EXAMPLES } from './hit-points.examples.ts'
import { hitPointsCalculator } from './hit-points.ts'
import { INITIATIVE_EXAMPLES } from './initiative.examples.ts'
import { initiativeCalculator } from './initiative.ts'
import { JUMP_EXAMPLES } from './jump.examples.ts'
import { jumpCalculator } from './jump.ts'
import { LONG_REST_EXAMPLES } from './long-rest.examples.ts'
import { longRestCalculator } from './long-rest.ts'
import { MULTICLASS_SLOTS_EXAMPLES } from './multiclass-slots.examples.ts'
import { multiclassSlotsCalculator } from './multiclass-slots.ts'
import { OBJECTS_EXAMPLES } from './objects.examples.ts'
import { objectsCalculator } from './objects.ts'
import { SAVE_FOR_HALF_EXAMPLES } from './save-for-half.examples.ts'
import { saveForHalfCalculator } from './save-for-half.ts'
import { SHORT_REST_EXAMPLES } from './short-rest.examples.ts'
import { shortRestCalculator } from './short-rest.ts'
import { SKILLS_EXAMPLES } from './skills.examples.ts'
import { skillsCalculator } from './skills.ts'
import { SPELL_ATTACK_EXAMPLES } from './spell-attack.examples.ts'
import { spellAttackCalculator } from './spell-attack.ts'
import { SUFFOCATION_EXAMPLES } from './suffocation.examples.ts'
import { suffocationCalculator } from './suffocation.ts'
import { TAKE_DAMAGE_EXAMPLES } from './take-damage.examples.ts'
import { takeDamageCalculator } from './take-damage.ts'
import { inOrderOfTopics } from './topics.ts'
import { TRAVEL_EXAMPLES } from './travel.examples.ts'
import { travelCalculator } from './travel.ts'
import { WEAPON_ATTACK_EXAMPLES } from './weapon-attack.examples.ts'
import { weaponAttackCalculator } from './weapon-attack.ts'

export { abilityScoresCalculator } from './ability-scores.ts'
export { areaOfEffectCalculator } from './area-of-effect.ts'
export { armorClassCalculator } from './armor-class.ts'
export { attackCalculator } from './attack.ts'
export { burningCalculator } from './burning.ts'
export * from './calculator.ts'
export { carryingCapacityCalculator } from './carrying-capacity.ts'
export { coinsCalculator } from './coins.ts'
export { concentrationCalculator } from './concentration.ts'
export { conditionsCalculator } from './conditions.ts'
export { contestCalculator } from './contest.ts'
export { craftingCalculator } from './crafting.ts'
export { d20TestCalculator } from './d20-test.ts'
export { dailyNeedsCalculator } from './daily-needs.ts'
export { deathSavesCalculator } from './death-saves.ts'
export { diceCalculator } from './dice.ts'
export { encounterBudgetCalculator } from './encounter-budget.ts'
export { exhaustionCalculator } from './exhaustion.ts'
export { experienceCalculator } from './experience.ts'
export { fallingCalculator } from './falling.ts'
export * from './fields/index.ts'
export { gridCalculator } from './grid.ts'
export { hideCalculator } from './hide.ts'
export { hitPointsCalculator } from './hit-points.ts'
export * from './ids.ts'
export { initiativeCalculator } from './initiative.ts'
export { jumpCalculator } from './jump.ts'
export { longRestCalculator } from './long-rest.ts'
export { multiclassSlotsCalculator } from './multiclass-slots.ts'
export { objectsCalculator } from './objects.ts'
export { saveForHalfCalculator } from './save-for-half.ts'
export { shortRestCalculator } from './short-rest.ts'
export { skillsCalculator } from './skills.ts'
export { spellAttackCalculator } from './spell-attack.ts'
export { suffocationCalculator } from './suffocation.ts'
export { takeDamageCalculator } from './take-damage.ts'
export { isTopic, TOPICS, type Topic } from './topics.ts'
export { travelCalculator } from './travel.ts'
export { weaponAttackCalculator } from './weapon-attack.ts'

/** Every calculator, by topic. */
export const CALCULATORS: readonly AnyCalculator[] = inOrderOfTopics([
  { ...abilityScoresCalculator, examples: ABILITY_SCORES_EXAMPLES },
  { ...areaOfEffectCalculator, examples: AREA_OF_EFFECT_EXAMPLES },
  { ...armorClassCalculator, examples: ARMOR_CLASS_EXAMPLES },
  { ...attackCalculator, examples: ATTACK_EXAMPLES },
  { ...burningCalculator, examples: BURNING_EXAMPLES },
  { ...carryingCapacityCalculator, examples: CARRYING_CAPACITY_EXAMPLES },
  { ...coinsCalculator, examples: COINS_EXAMPLES },
  { ...concentrationCalculator, examples: CONCENTRATION_EXAMPLES },
  { ...conditionsCalculator, examples: CONDITIONS_EXAMPLES },
  { ...contestCalculator, examples: CONTEST_EXAMPLES },
  { ...craftingCalculator, examples: CRAFTING_EXAMPLES },
  { ...d20TestCalculator, examples: D20_TEST_EXAMPLES },
  { ...dailyNeedsCalculator, examples: DAILY_NEEDS_EXAMPLES },
  { ...deathSavesCalculator, examples: DEATH_SAVES_EXAMPLES },
  { ...diceCalculator, examples: DICE_EXAMPLES },
  { ...encounterBudgetCalculator, examples: ENCOUNTER_BUDGET_EXAMPLES },
  { ...exhaustionCalculator, examples: EXHAUSTION_EXAMPLES },
  { ...experienceCalculator, examples: EXPERIENCE_EXAMPLES },
  { ...fallingCalculator, examples: FALLING_EXAMPLES },
  { ...gridCalculator, examples: GRID_EXAMPLES },
  { ...hideCalculator, examples: HIDE_EXAMPLES },
  { ...hitPointsCalculator, examples: HIT_POINTS_EXAMPLES },
  { ...initiativeCalculator, examples: INITIATIVE_EXAMPLES },
  { ...jumpCalculator, examples: JUMP_EXAMPLES },
  { ...longRestCalculator, examples: LONG_REST_EXAMPLES },
  { ...multiclassSlotsCalculator, examples: MULTICLASS_SLOTS_EXAMPLES },
  { ...objectsCalculator, examples: OBJECTS_EXAMPLES },
  { ...saveForHalfCalculator, examples: SAVE_FOR_HALF_EXAMPLES },
  { ...shortRestCalculator, examples: SHORT_REST_EXAMPLES },
  { ...skillsCalculator, examples: SKILLS_EXAMPLES },
  { ...spellAttackCalculator, examples: SPELL_ATTACK_EXAMPLES },
  { ...suffocationCalculator, examples: SUFFOCATION_EXAMPLES },
  { ...takeDamageCalculator, examples: TAKE_DAMAGE_EXAMPLES },
  { ...travelCalculator, examples: TRAVEL_EXAMPLES },
  { ...weaponAttackCalculator, examples: WEAPON_ATTACK_EXAMPLES },
])
