export { ABILITY_MODIFIERS, type AbilityModifierRow } from './abilities/ability-modifiers.ts'
export * from './abilities/ability-score-increases.ts'
export {
  ABILITY_SCORE_MEANINGS,
  type AbilityScoreMeaning,
  type AbilityScoreMeaningRow,
} from './abilities/ability-score-meanings.ts'
export { POINT_COSTS, POINTS, type PointCostRow } from './abilities/point-costs.ts'
export { STANDARD_ARRAY, STANDARD_ARRAY_BY_CLASS } from './abilities/standard-array.ts'
export { type ActionCheck, type ActionRow, MAIN_ACTIONS } from './actions/actions.ts'
export { INFLUENCE_CHECKS, type InfluenceCheckRow } from './actions/influence-checks.ts'
export { PLAYTEST_MAIN_ACTIONS } from './actions/playtest-actions.ts'
export { SEARCH_SKILLS, type SearchSkillRow } from './actions/search-skills.ts'
export { STUDY_SKILLS, type StudySkillRow } from './actions/study-skills.ts'
export * from './all-tables.ts'
export { AREAS_OF_EFFECT, type AreaOfEffectRow } from './areas-of-effect/areas-of-effect.ts'
export { COVER, type CoverRow } from './combat/cover.ts'
export { CREATURE_SIZES, type CreatureSizeRow } from './combat/creature-sizes.ts'
export type * from './conditions/condition-effect.ts'
export * from './conditions/condition-effects.ts'
export * from './conditions/playtest-condition-effects.ts'
export { ALIGNMENT_FACTORS, type AlignmentRow } from './creating-a-character/alignments.ts'
export * from './creating-a-character/backgrounds.ts'
export * from './creating-a-character/draconic-ancestors.ts'
export * from './creating-a-character/lineages.ts'
export * from './creating-a-character/species.ts'
export * from './creating-a-character/species-trait-uses.ts'
export * from './creating-a-character/srd-5-1-breath-weapon.ts'
export {
  type LanguageScript,
  SRD_5_1_EXOTIC_LANGUAGES,
  SRD_5_1_STANDARD_LANGUAGES,
} from './creating-a-character/srd-5-1-languages.ts'
export {
  RACE_STATISTICS,
  type RaceRow,
  SUBRACE_STATISTICS,
  type SubraceRow,
} from './creating-a-character/srd-5-1-races.ts'
export * from './creating-a-character/standard-languages.ts'
export * from './creating-a-character/starting-equipment.ts'
export {
  ENCOUNTER_BUDGETS,
  ENCOUNTER_GUIDELINES,
  type EncounterBudgetRow,
} from './creatures-and-characters/encounter-budgets.ts'
export {
  EXPERIENCE_BY_CHALLENGE_RATING,
  LEAST_EXPERIENCE_OF_CHALLENGE_RATING_0,
} from './creatures-and-characters/experience-by-challenge-rating.ts'
export { MONSTER_HIT_DICE, type MonsterHitDieRow } from './creatures-and-characters/monster-hit-dice.ts'
export { ATTACK_ROLL_ABILITIES, type AttackRollAbilityRow } from './d20-tests/attack-roll-abilities.ts'
export * from './d20-tests/base-armor-classes.ts'
export {
  TYPICAL_DIFFICULTY_CLASSES,
  type TypicalDifficultyClassRow,
} from './d20-tests/typical-difficulty-classes.ts'
export * from './damage-and-healing/healing-potions.ts'
export * from './equipment/adventuring-gear.ts'
export * from './equipment/ammunition.ts'
export * from './equipment/armor.ts'
export * from './equipment/armor-don-and-doff.ts'
export * from './equipment/coin-values.ts'
export * from './equipment/containers.ts'
export * from './equipment/crafting.ts'
export * from './equipment/equipment-prices.ts'
export * from './equipment/food-drink-and-lodging.ts'
export * from './equipment/gear-benefits.ts'
export * from './equipment/gear-checks.ts'
export * from './equipment/gear-figures.ts'
export * from './equipment/hirelings.ts'
export * from './equipment/lifestyle-expenses.ts'
export * from './equipment/mastery-properties.ts'
export * from './equipment/packs.ts'
export type * from './equipment/price-and-weight.ts'
export * from './equipment/spread-gear.ts'
export * from './equipment/srd-5-1-gear.ts'
export * from './equipment/srd-5-1-gear-benefits.ts'
export * from './equipment/srd-5-1-gear-checks.ts'
export * from './equipment/srd-5-1-gear-figures.ts'
export * from './equipment/srd-5-1-packs.ts'
export * from './equipment/srd-5-1-services.ts'
export * from './equipment/srd-5-1-spread-gear.ts'
export * from './equipment/srd-5-1-thrown-gear.ts'
export * from './equipment/srd-5-1-weapons.ts'
export * from './equipment/thrown-gear.ts'
export * from './equipment/tool-variants.ts'
export * from './equipment/tools.ts'
export * from './equipment/weapon-properties.ts'
export * from './equipment/weapons.ts'
export { LIGHT_OBSCUREMENTS } from './exploration/light-obscurements.ts'
export { LIGHT_SOURCES, type LightSource, type LightSourceRow } from './exploration/light-sources.ts'
export { NATURAL_LIGHTS, type NaturalLightRow } from './exploration/natural-lights.ts'
export { SPECIAL_SENSES, type SpecialSenseRow } from './exploration/special-senses.ts'
export * from './glossary-pages.ts'
export * from './hazards/contagions.ts'
export * from './hazards/curses.ts'
export { DAILY_NEEDS, type DailyNeedsRow } from './hazards/daily-needs.ts'
export * from './hazards/diseases.ts'
export * from './hazards/environment-figures.ts'
export * from './hazards/exposures.ts'
export * from './hazards/fear-and-mental-stress.ts'
export * from './hazards/fixed-traps.ts'
export * from './hazards/hazards.ts'
export * from './hazards/madness.ts'
export * from './hazards/poisons.ts'
export * from './hazards/traps.ts'
export * from './hazards/weather.ts'
export {
  type AdvancementRow,
  CHARACTER_ADVANCEMENT,
  EXPERIENCE_PER_BONUS_FEAT,
} from './level-advancement/character-advancement.ts'
export { CLASS_HIT_POINTS, type ClassHitPoints } from './level-advancement/class-hit-points.ts'
export * from './level-advancement/class-progressions/barbarian.ts'
export * from './level-advancement/class-progressions/bard.ts'
export type * from './level-advancement/class-progressions/class-level.ts'
export * from './level-advancement/class-progressions/cleric.ts'
export * from './level-advancement/class-progressions/druid.ts'
export * from './level-advancement/class-progressions/fighter.ts'
export * from './level-advancement/class-progressions/index.ts'
export * from './level-advancement/class-progressions/monk.ts'
export * from './level-advancement/class-progressions/paladin.ts'
export * from './level-advancement/class-progressions/ranger.ts'
export * from './level-advancement/class-progressions/rogue.ts'
export * from './level-advancement/class-progressions/sorcerer.ts'
export * from './level-advancement/class-progressions/warlock.ts'
export * from './level-advancement/class-progressions/wizard.ts'
export { CLASS_TRAITS, type ClassRow, MULTICLASS_MINIMUM } from './level-advancement/classes.ts'
export * from './level-advancement/feats.ts'
export * from './level-advancement/srd-5-1-feats.ts'
export { TIERS_OF_PLAY, type TierRow } from './level-advancement/tiers-of-play.ts'
export * from './measures.ts'
export * from './movement/movement-checks.ts'
export { MOVEMENT_COSTS, type MovementCircumstance, type MovementCostRow } from './movement/movement-costs.ts'
export {
  CARRYING_CAPACITIES,
  type CarryingCapacityRow,
  PLAYTEST_CARRYING_CAPACITIES,
} from './objects/carrying-capacities.ts'
export { OBJECT_ARMOR_CLASSES, type ObjectArmorClassRow } from './objects/object-armor-classes.ts'
export {
  isResilience,
  isSectionSize,
  OBJECT_HIT_POINTS,
  type ObjectHitPoints,
  RESILIENCES,
  type Resilience,
  SECTION_SIZES,
  type SectionSize,
} from './objects/object-hit-points.ts'
export * from './proficiency/class-proficiencies.ts'
export * from './proficiency/multiclass-training.ts'
export { PROFICIENCY_BONUSES, type ProficiencyBonusRow } from './proficiency/proficiency-bonuses.ts'
export { SKILL_ABILITIES, type SkillRow } from './proficiency/skills.ts'
export * from './spells-and-magic/attunement.ts'
export * from './spells-and-magic/class-spellcasting.ts'
export * from './spells-and-magic/identifying.ts'
export * from './spells-and-magic/magic-item-values.ts'
export { MULTICLASS_SPELL_SLOTS, type MulticlassSlotsRow } from './spells-and-magic/multiclass-spell-slots.ts'
export * from './spells-and-magic/pact-slots.ts'
export * from './spells-and-magic/spell-scroll-costs.ts'
export * from './spells-and-magic/spell-scrolls.ts'
export * from './spells-and-magic/spellcasting-focuses.ts'
export * from './spells-and-magic/spellcasting-services.ts'
export type { Cell, Source, Table } from './table.ts'
export { LARGE_VEHICLE_STATISTICS, type LargeVehicleRow } from './travel/large-vehicles.ts'
export { MOUNT_STATISTICS, type MountRow } from './travel/mounts.ts'
export * from './travel/srd-5-1-mounts.ts'
export * from './travel/srd-5-1-ships.ts'
export * from './travel/tack-and-drawn-vehicles.ts'
export * from './travel/travel-figures.ts'
export {
  TRAVEL_PACE_DISTANCES,
  TRAVEL_PACE_EFFECTS,
  type TravelPaceEffectRow,
  type TravelPaceRow,
} from './travel/travel-paces.ts'
export { TRAVEL_TERRAINS, type TravelTerrainRow } from './travel/travel-terrains.ts'
