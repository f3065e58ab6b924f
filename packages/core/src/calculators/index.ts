// Generated from the files of this folder: `pnpm calculators` in packages/core writes it.
import { ABILITY_SCORES_EXAMPLES } from './ability-scores.examples.ts'
import { abilityScores } from './ability-scores.ts'
import { AREA_OF_EFFECT_EXAMPLES } from './area-of-effect.examples.ts'
import { areaOfEffect } from './area-of-effect.ts'
import { ARMOR_CLASS_EXAMPLES } from './armor-class.examples.ts'
import { armorClass } from './armor-class.ts'
import { ATTACK_EXAMPLES } from './attack.examples.ts'
import { attack } from './attack.ts'
import { BURNING_EXAMPLES } from './burning.examples.ts'
import { burning } from './burning.ts'
import type { AnyCalculator } from './calculator.ts'
import { CARRYING_CAPACITY_EXAMPLES } from './carrying-capacity.examples.ts'
import { carryingCapacity } from './carrying-capacity.ts'
import { COINS_EXAMPLES } from './coins.examples.ts'
import { coins } from './coins.ts'
import { CONCENTRATION_EXAMPLES } from './concentration.examples.ts'
import { concentration } from './concentration.ts'
import { CONDITIONS_EXAMPLES } from './conditions.examples.ts'
import { conditions } from './conditions.ts'
import { CONTEST_EXAMPLES } from './contest.examples.ts'
import { contest } from './contest.ts'
import { CRAFTING_EXAMPLES } from './crafting.examples.ts'
import { crafting } from './crafting.ts'
import { D20_TEST_EXAMPLES } from './d20-test.examples.ts'
import { d20Test } from './d20-test.ts'
import { DAILY_NEEDS_EXAMPLES } from './daily-needs.examples.ts'
import { dailyNeeds } from './daily-needs.ts'
import { DEATH_SAVES_EXAMPLES } from './death-saves.examples.ts'
import { deathSaves } from './death-saves.ts'
import { DICE_EXAMPLES } from './dice.examples.ts'
import { dice } from './dice.ts'
import { ENCOUNTER_BUDGET_EXAMPLES } from './encounter-budget.examples.ts'
import { encounterBudget } from './encounter-budget.ts'
import { EXHAUSTION_EXAMPLES } from './exhaustion.examples.ts'
import { exhaustion } from './exhaustion.ts'
import { EXPERIENCE_EXAMPLES } from './experience.examples.ts'
import { experience } from './experience.ts'
import { FALLING_EXAMPLES } from './falling.examples.ts'
import { falling } from './falling.ts'
import { GRID_EXAMPLES } from './grid.examples.ts'
import { grid } from './grid.ts'
import { HIDE_EXAMPLES } from './hide.examples.ts'
import { hide } from './hide.ts'
import { HIT_POINTS_EXAMPLES } from './hit-points.examples.ts'
import { hitPoints } from './hit-points.ts'
import { INITIATIVE_EXAMPLES } from './initiative.examples.ts'
import { initiative } from './initiative.ts'
import { JUMP_EXAMPLES } from './jump.examples.ts'
import { jump } from './jump.ts'
import { LONG_REST_EXAMPLES } from './long-rest.examples.ts'
import { longRest } from './long-rest.ts'
import { MULTICLASS_SLOTS_EXAMPLES } from './multiclass-slots.examples.ts'
import { multiclassSlots } from './multiclass-slots.ts'
import { OBJECTS_EXAMPLES } from './objects.examples.ts'
import { objects } from './objects.ts'
import { SAVE_FOR_HALF_EXAMPLES } from './save-for-half.examples.ts'
import { saveForHalf } from './save-for-half.ts'
import { SHORT_REST_EXAMPLES } from './short-rest.examples.ts'
import { shortRest } from './short-rest.ts'
import { SKILLS_EXAMPLES } from './skills.examples.ts'
import { skills } from './skills.ts'
import { SPELL_ATTACK_EXAMPLES } from './spell-attack.examples.ts'
import { spellAttack } from './spell-attack.ts'
import { SUFFOCATION_EXAMPLES } from './suffocation.examples.ts'
import { suffocation } from './suffocation.ts'
import { TAKE_DAMAGE_EXAMPLES } from './take-damage.examples.ts'
import { takeDamage } from './take-damage.ts'
import { inOrderOfTopics } from './topics.ts'
import { TRAVEL_EXAMPLES } from './travel.examples.ts'
import { travel } from './travel.ts'
import { WEAPON_ATTACK_EXAMPLES } from './weapon-attack.examples.ts'
import { weaponAttack } from './weapon-attack.ts'

export { attack } from './attack.ts'
export * from './calculator.ts'
export { dice } from './dice.ts'
export * from './field-value.ts'
export { isShown } from './is-shown.ts'
export * from './state.ts'
export { isTopic, TOPICS, type Topic } from './topics.ts'

/** Every calculator, by topic. */
export const CALCULATORS: readonly AnyCalculator[] = inOrderOfTopics([
  { ...abilityScores, examples: ABILITY_SCORES_EXAMPLES },
  { ...areaOfEffect, examples: AREA_OF_EFFECT_EXAMPLES },
  { ...armorClass, examples: ARMOR_CLASS_EXAMPLES },
  { ...attack, examples: ATTACK_EXAMPLES },
  { ...burning, examples: BURNING_EXAMPLES },
  { ...carryingCapacity, examples: CARRYING_CAPACITY_EXAMPLES },
  { ...coins, examples: COINS_EXAMPLES },
  { ...concentration, examples: CONCENTRATION_EXAMPLES },
  { ...conditions, examples: CONDITIONS_EXAMPLES },
  { ...contest, examples: CONTEST_EXAMPLES },
  { ...crafting, examples: CRAFTING_EXAMPLES },
  { ...d20Test, examples: D20_TEST_EXAMPLES },
  { ...dailyNeeds, examples: DAILY_NEEDS_EXAMPLES },
  { ...deathSaves, examples: DEATH_SAVES_EXAMPLES },
  { ...dice, examples: DICE_EXAMPLES },
  { ...encounterBudget, examples: ENCOUNTER_BUDGET_EXAMPLES },
  { ...exhaustion, examples: EXHAUSTION_EXAMPLES },
  { ...experience, examples: EXPERIENCE_EXAMPLES },
  { ...falling, examples: FALLING_EXAMPLES },
  { ...grid, examples: GRID_EXAMPLES },
  { ...hide, examples: HIDE_EXAMPLES },
  { ...hitPoints, examples: HIT_POINTS_EXAMPLES },
  { ...initiative, examples: INITIATIVE_EXAMPLES },
  { ...jump, examples: JUMP_EXAMPLES },
  { ...longRest, examples: LONG_REST_EXAMPLES },
  { ...multiclassSlots, examples: MULTICLASS_SLOTS_EXAMPLES },
  { ...objects, examples: OBJECTS_EXAMPLES },
  { ...saveForHalf, examples: SAVE_FOR_HALF_EXAMPLES },
  { ...shortRest, examples: SHORT_REST_EXAMPLES },
  { ...skills, examples: SKILLS_EXAMPLES },
  { ...spellAttack, examples: SPELL_ATTACK_EXAMPLES },
  { ...suffocation, examples: SUFFOCATION_EXAMPLES },
  { ...takeDamage, examples: TAKE_DAMAGE_EXAMPLES },
  { ...travel, examples: TRAVEL_EXAMPLES },
  { ...weaponAttack, examples: WEAPON_ATTACK_EXAMPLES },
])
