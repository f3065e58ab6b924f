export { type Bounds, requireInteger } from './bounds.ts'
export { attack } from './calculators/attack.ts'
export * from './calculators/calculator.ts'
export { dice } from './calculators/dice.ts'
export { NONE, toText } from './calculators/field-value.ts'
export { CALCULATORS } from './calculators/index.ts'
export { isShown } from './calculators/is-shown.ts'
export { defaultInput, readState, type State, writeState } from './calculators/state.ts'
export { TOPICS, type Topic } from './calculators/topics.ts'
export * from './dice/index.ts'
export { type Applied, apply } from './fight/apply.ts'
export { attacksOf } from './fight/attacks.ts'
export { createFight, type NewAttack, type NewCreature, type NewFight } from './fight/create-fight.ts'
export {
  type EventByKind,
  eventRule,
  FIGHT_EVENT_KINDS,
  type FightEvent,
  type FightEventKind,
} from './fight/events/index.ts'
export type { Join, JoiningCreature } from './fight/events/join.ts'
export type { InitiativeTold } from './fight/events/roll-initiative.ts'
export type { Leg, Walk } from './fight/leg.ts'
export { type Legality, legal } from './fight/legal.ts'
export { distanceFeet } from './fight/places.ts'
export type { FightStep, Now } from './fight/play.ts'
export type { Refusal } from './fight/refusal.ts'
export { type NotReplayed, type Replayed, replay } from './fight/replay.ts'
export { movementLeftFeet } from './fight/speed.ts'
export type {
  Attack,
  Concentration,
  Creature,
  FightState,
  FightTerrain,
  Helping,
  Hidden,
  LongRestTaken,
  Offer,
  Phase,
  Place,
  Range,
  ReadiedReaction,
  ReadiedResponse,
  Spent,
} from './fight/state.ts'
export { FIGURES, type NamedFigure } from './figures/index.ts'
export {
  addFractions,
  compareFractions,
  type Fraction,
  fraction,
  leastCommonMultiple,
  multiplyFractions,
  subtractFractions,
  toNumber,
} from './fraction.ts'
export { fail, ok, type Result } from './result.ts'
export { type AbilityCheckSituation, abilityCheckState } from './rules/ability-check-state.ts'
export { ABILITY_SCORES, abilityModifier, abilityScoreMeaning } from './rules/ability-score.ts'
export {
  type IncreaseProblem,
  increaseByBackground,
  increaseByFeat,
  increasedScore,
  type ScoreIncreases,
} from './rules/ability-score-increase.ts'
export { D20_SIDES, d20Pool, rollState } from './rules/advantage.ts'
export { ammunitionRecovered, ammunitionWeightPounds } from './rules/ammunition.ts'
export type { Box, Direction, Point } from './rules/area-geometry.ts'
export { areaReaches, originDistanceFeet, type PlacedOrigin } from './rules/area-obstruction.ts'
export { type AreaOfEffect, isInArea } from './rules/area-of-effect.ts'
export {
  type ArmorClassParts,
  armorClass,
  armorClassBehind,
  BASE_ARMOR_CLASS,
  baseArmorClass,
} from './rules/armor-class.ts'
export { armorClassInArmor, type WornEquipment } from './rules/armor-class-in-armor.ts'
export {
  ARMOR_STRENGTH_PENALTY_FEET,
  type ArmorDrawbacks,
  type ArmorInUse,
  armorDrawbacks,
  shieldBonus,
} from './rules/armor-training.ts'
export { attackAction } from './rules/attack-action.ts'
export { type AttackDistance, type AttackRange, attackRange, REACH_FEET } from './rules/attack-range.ts'
export {
  type AttackChances,
  type AttackOutcome,
  type AttackRoll,
  attackChances,
  attackOutcome,
  NATURAL_HIT,
  NATURAL_MISS,
  naturalRollNeeded,
} from './rules/attack-roll.ts'
export { type AttackTest, attackRollChances } from './rules/attack-roll-chances.ts'
export {
  type AttackRollState,
  type AttackSide,
  type AttackSituation,
  attackRollState,
} from './rules/attack-roll-state.ts'
export { type AttackRound, type AttackRoundOdds, attackRound, type RoundAttack } from './rules/attack-round.ts'
export {
  type AttunementAttempt,
  type AttunementCircumstances,
  type AttunementEnd,
  type AttunementProblem,
  attune,
  attunementEnds,
} from './rules/attunement.ts'
export { BARDING_MULTIPLIERS, barding } from './rules/barding.ts'
export {
  armoredBaseArmorClass,
  type BaseArmorClass,
  type BaseArmorClassCalculation,
  type BaseArmorClassInput,
  baseArmorClasses,
  bestBaseArmorClass,
  type WornArmor,
} from './rules/base-armor-class.ts'
export { type BrokenObject, type DamagedObject, type DealtDamage, damageObject } from './rules/breaking-objects.ts'
export { type BreathWeapon, breathWeapon } from './rules/breath-weapon.ts'
export { type Extinguisher, type Extinguishing, extinguishing } from './rules/burning.ts'
export { type Capability, canAct, canActTo } from './rules/can-act.ts'
export {
  type Carrier,
  type CarryingCapacity,
  carryingCapacity,
  type Laden,
  type Load,
  type LoadObstacle,
  laden,
} from './rules/carrying-capacity.ts'
export { type Casting, type CastingObstacle, castingObstacles } from './rules/casting-a-spell.ts'
export { castingTurns } from './rules/casting-time.ts'
export { type ClassLevels, characterLevel } from './rules/character-level.ts'
export {
  type CheckProficiencies,
  checkProficiency,
  type SkillCheck,
  skillAbility,
  skillCheckBonus,
  type Training,
  trainingAdded,
} from './rules/check-proficiency.ts'
export { chooseTarget, type TargetOfAttack } from './rules/choose-target.ts'
export { atClassLevel, classFeatures, type SpellsPrepared, spellsPrepared } from './rules/class-progression.ts'
export { proficientWithWeapon, trainedWithArmor } from './rules/class-training.ts'
export {
  COINS_PER_POUND,
  type CoinExchange,
  exchangeCoins,
  type Purse,
  purseValue,
  purseWeightPounds,
} from './rules/coins.ts'
export { applyingCasting, type OngoingCasting } from './rules/combining-spell-effects.ts'
export { concentrationChances, concentrationDc } from './rules/concentration.ts'
export { type ConcentrationEvent, concentrationEnds } from './rules/concentration-ends.ts'
export {
  type ChangedConditions,
  type ConditionDuration,
  endCondition,
  gainCondition,
  type LastingCondition,
  passRounds,
  passTurn,
} from './rules/condition-duration.ts'
export {
  type Afflicted,
  conditionEffects,
  type EffectInForce,
  type EffectOf,
  type EffectReason,
  effectsOfKind,
} from './rules/condition-effects.ts'
export {
  type ContagionFight,
  type ContagionFought,
  contagionSaveDc,
  type ExposedToContagion,
  fightContagion,
  recuperate,
} from './rules/contagion.ts'
export {
  type ContestChances,
  type ContestOutcome,
  contestChances,
  contestOutcome,
  opposedOutcome,
} from './rules/contest.ts'
export { coupDeGrace, type HelplessTarget, mayCoupDeGrace } from './rules/coup-de-grace.ts'
export { canBeTargetedDirectly, coverBonus, mostProtectiveCover } from './rules/cover.ts'
export { BREWING_POTION_OF_HEALING, CRAFTING, craftingDays, rawMaterialsCost, toolsToCraft } from './rules/crafting.ts'
export { criticalDamage } from './rules/critical-hit.ts'
export { type CheckOrSave, chanceOfSuccess, d20Distribution, succeeds } from './rules/d20-test.ts'
export { type D20Roll, d20TestChance, d20TestDistribution } from './rules/d20-test-distribution.ts'
export { type D20TestOutcome, d20TestOutcome, type RolledD20Test } from './rules/d20-test-outcome.ts'
export { type DaysEnd, dehydration, malnutrition } from './rules/daily-needs.ts'
export { type DamageModifiers, type DamageStep, halfDamage, MINIMUM_DAMAGE, takeDamage } from './rules/damage.ts'
export { type DamagePart, damageByType, type MixedDamageTypes } from './rules/damage-by-type.ts'
export { damageDealt, type WeaponDamage, weaponDamageRoll } from './rules/damage-roll.ts'
export {
  type DamageOddsError,
  damageTaken,
  modifiersForType,
  type TargetDamageModifiers,
} from './rules/damage-taken.ts'
export { type DamageThresholdReading, damagePastThreshold } from './rules/damage-threshold.ts'
export {
  type DamageBetween,
  type DamageUnderConditions,
  damageUnderConditions,
} from './rules/damage-under-conditions.ts'
export { type DashingMovement, dash } from './rules/dash.ts'
export {
  type DamageAtZero,
  type DeathSave,
  type DyingState,
  damageAtZero,
  deadlyHitPoints,
  deathSavingThrow,
  JUST_DROPPED,
} from './rules/death-saving-throw.ts'
export { type DeathSaveRolls, type DyingChances, dyingChances } from './rules/death-saving-throw-chances.ts'
export {
  type DeathSaveDice,
  type DyingChancesByRound,
  dyingChancesByRound,
} from './rules/death-saving-throws-by-round.ts'
export { demonicPossession, type Possession, type PossessionEvent } from './rules/demonic-possession.ts'
export { DIFFICULT_SLOPE_DEGREES, difficultTerrainFrom, type TerrainFeature } from './rules/difficult-terrain.ts'
export { disengageMoveFeet, provokesDisengaged } from './rules/disengage.ts'
export { type DodgeProtection, type Dodging, dodgeProtection } from './rules/dodge.ts'
export { DRAWN_LOAD_MULTIPLIER, drawnCargoPounds, drawnLoadPounds } from './rules/drawn-load.ts'
export { type DamageDealt, type Damaged, type DamageResult, takeHitPointDamage } from './rules/dropping-to-zero.ts'
export { encounterBudget, encounterDifficulty, encounterExperience } from './rules/encounter-budget.ts'
export { combatEnds, type Side } from './rules/ending-combat.ts'
export { type EquipmentEntry, equipmentCost } from './rules/equipment-cost.ts'
export {
  type ExhaustionEffects,
  exhaustionEffects,
  gainExhaustion,
  loseExhaustion,
  maximumExhaustion,
} from './rules/exhaustion.ts'
export {
  canExpendSlot,
  expendSlot,
  type SlotExpended,
  type SlotProblem,
  slotLevelsFor,
} from './rules/expending-spell-slots.ts'
export { type Advancement, advancement, experienceToReach, tierOfPlay } from './rules/experience.ts'
export { mayGainExpertise, type SkillTraining } from './rules/expertise.ts'
export {
  type Exposed,
  type ExposureSave,
  environmentalEffects,
  exposureSave,
  type Surroundings,
} from './rules/exposure.ts'
export {
  type ExtendedTravelSave,
  extendedTravelSaves,
  hourOfTravelCountsAs,
  isAcclimated,
} from './rules/extended-travel.ts'
export { attacksPerAction } from './rules/extra-attack.ts'
export { type Fall, fall, fallingDice, type Landing } from './rules/falling.ts'
export { type FeatObstacle, type FeatTaker, featObstacles } from './rules/feat-prerequisites.ts'
export {
  chanceOfScores,
  RANDOM_GENERATION,
  rankedScore,
  rolledScore,
  type ScoreGeneration,
  totalOfScores,
} from './rules/generate-scores.ts'
export { draggingCostsExtra, ESCAPE_SKILLS, type GrappleState, grappleEnds } from './rules/grappling.ts'
export {
  fitInSquare,
  type GridSpace,
  gridDistanceFeet,
  gridSpace,
  type Square,
  speedInSquares,
  squaresBetween,
} from './rules/grid.ts'
export { type GridStep, type GridStepRefusal, gridStep } from './rules/grid-step.ts'
export { type Healed, heal } from './rules/healing.ts'
export {
  type ConditionReason,
  type GivenCondition,
  type HeldCondition,
  hasCondition,
  heldConditions,
} from './rules/held-conditions.ts'
export { type CheckHelper, HELP_GIVES, mayAssistAttack, mayAssistCheck } from './rules/help.ts'
export {
  expendHeroicInspiration,
  gainHeroicInspiration,
  type InspirationGained,
  mayExpendHeroicInspiration,
} from './rules/heroic-inspiration.ts'
export {
  endsHiding,
  findsHidden,
  type Hiding,
  type HidingObstacle,
  type HidingPlace,
  hide,
  mayHide,
  type Observer,
} from './rules/hide.ts'
export { type HitDice, hitDicePool } from './rules/hit-dice.ts'
export { hitPointsOf, isBloodied, unhurt, type Vitals, withHitPointMaximum } from './rules/hit-points.ts'
export {
  afterConstitutionChange,
  type ConstitutionChange,
  type HitPointMaximum,
  hitPointMaximum,
  type LevelGained,
  MINIMUM_HIT_POINTS_PER_LEVEL,
} from './rules/hit-points-by-level.ts'
export { type OnSlipperyIce, slipperyIceDc, thinIceBreaks } from './rules/ice.ts'
export { countsAsImprovised, improvisedAttack } from './rules/improvised-weapon.ts'
export {
  DEFAULT_ATTITUDE,
  INFLUENCE_STATES,
  type InfluenceOptions,
  influenceChecks,
  influenceOutcome,
  type UrgedMonster,
  type Urging,
  urge,
} from './rules/influence.ts'
export { initiativeCircumstances, initiativeScore, isHeldBySurprise } from './rules/initiative.ts'
export {
  type InitiativeCount,
  type InitiativePlace,
  initiativeOrder,
  initiativePlaces,
  rollOff,
} from './rules/initiative-order.ts'
export { highJumpFeet, highJumpReachInches, isLowObstacle, longJumpFeet, RUN_UP_FEET } from './rules/jumping.ts'
export { canKnockOut, knockedOut, type SparingAttack, type WakingEvent, wakesFromKnockOut } from './rules/knock-out.ts'
export { languageRolled, understandEachOther } from './rules/languages.ts'
export {
  LARGE_VEHICLE_FIGURES,
  largeVehicleSpeed,
  passengersAboard,
  type ShipRepair,
  shipRepair,
  type Waters,
} from './rules/large-vehicle.ts'
export { lifestyleExpenses } from './rules/lifestyle.ts'
export { brighter, illumination, lightShed } from './rules/light.ts'
export {
  type BeforeLongRest,
  finishLongRest,
  interruptLongRest,
  type LongRestEnd,
  type LongRestProgress,
  mayStartLongRest,
  type RestedCreature,
  startLongRest,
} from './rules/long-rest.ts'
export { castingActions, type LongCasting } from './rules/magic-action.ts'
export { maximumDamage } from './rules/maximum-damage.ts'
export { type JourneyStage, type MaximumPace, maximumPace } from './rules/maximum-pace.ts'
export { type MentalStress, mentalStressDamage } from './rules/mental-stress.ts'
export { type MonsterHitPoints, monsterHitPoints } from './rules/monster-hit-points.ts'
export {
  canMount,
  fallingOff,
  type MountControl,
  type Mounting,
  mountControl,
  mountingCost,
  type ThrownBy,
} from './rules/mounted-combat.ts'
export { type MovementCheckNeeded, movementCheck } from './rules/movement-check.ts'
export { type Movement, type MovementCost, movementCost } from './rules/movement-cost.ts'
export { movementLeft } from './rules/movement-left.ts'
export {
  type CreatureInTheWay,
  isProneInSharedSpace,
  movingThrough,
  type SpaceOfAnother,
} from './rules/moving-around-creatures.ts'
export { type MulticlassPrerequisites, multiclassPrerequisites } from './rules/multiclass.ts'
export { type D20Dice, naturalRoll } from './rules/natural-roll.ts'
export {
  breaksAutomatically,
  isObject,
  objectArmorClass,
  objectHitPoints,
  type PossibleObject,
} from './rules/object.ts'
export { type ObscuredSight, obscurementByLight, sightInto, worstObscurement } from './rules/obscured-area.ts'
export { type ActingCreature, type ActingObstacle, mayAct } from './rules/one-thing-at-a-time.ts'
export { type MovementPast, opportunityAttack, type Provocation, type Watcher } from './rules/opportunity-attack.ts'
export { PASSIVE_SCORE, passiveScore } from './rules/passive-score.ts'
export type { Permission } from './rules/permission.ts'
export {
  POINT_COST_SCORES,
  type PointCostProblem,
  type PointsSpent,
  pointCost,
  spendPoints,
} from './rules/point-cost.ts'
export { harvestPoison, type PoisonOutcome, poisonOutcome } from './rules/poison.ts'
export {
  LEVELS,
  type ProficiencyUse,
  proficiencyAdded,
  proficiencyBonusAtChallengeRating,
  proficiencyBonusAtLevel,
} from './rules/proficiency.ts'
export { canDropProne, canStandUp, standUpCost } from './rules/prone-movement.ts'
export { type EnemyNearby, rangedInCloseCombat } from './rules/ranged-close-combat.ts'
export { holdsSpell, mayReady, orderAfterReady, type Readied, type ReadyObstacle } from './rules/ready.ts'
export { countingD20, rerollOne } from './rules/rerolls.ts'
export { interruptsRest, type RestEvent } from './rules/rest-interruptions.ts'
export { exhaustionOnRevival, revive } from './rules/revival.ts'
export { type RitualCaster, type RitualObstacle, ritualMinutes, ritualObstacles } from './rules/ritual.ts'
export { type RollCircumstance, rollStateUnder } from './rules/roll-circumstance.ts'
export type { ConditionBonus, ConditionCircumstance, RollUnderConditions } from './rules/roll-under-conditions.ts'
export { nextTurn, ROUND_SECONDS, roundsInMinutes, type Turn, turnAfterRounds } from './rules/round.ts'
export { divideRoundDown } from './rules/round-down.ts'
export { type SavesAndDamage, savesAndDamage } from './rules/saves-and-damage.ts'
export type { DamagingEffect, SavingTarget } from './rules/saving-target.ts'
export { type SavingThrow, savingThrowSucceeds } from './rules/saving-throw.ts'
export { savingThrowState } from './rules/saving-throw-state.ts'
export { findsObject, searchSkill } from './rules/search.ts'
export { type Seen, seeing } from './rules/seeing.ts'
export { sellingPrice } from './rules/selling-equipment.ts'
export { type SharedDamage, type SharedDamageTarget, shareDamage } from './rules/shared-damage.ts'
export { hitDieHealing, maySpendHitDie, mayStartShortRest, type SpentHitDie, spendHitDie } from './rules/short-rest.ts'
export { decidesSimultaneousEffects } from './rules/simultaneous-effects.ts'
export { sizesLarger } from './rules/size-difference.ts'
export { type SpecialMovementRates, specialMovement, vehicleMiles } from './rules/special-movement.ts'
export { pierces, type SenseRanges, type Sighting } from './rules/special-senses.ts'
export {
  canBurrowThrough,
  changeSpeeds,
  type Flyer,
  type FlyingObstacle,
  type Ground,
  type SpeedChange,
  type Speeds,
  staysAloft,
} from './rules/special-speeds.ts'
export { type SpeedUnderConditions, speedUnderConditions } from './rules/speed-under-conditions.ts'
export { type ComponentsAtHand, missingComponents, type SpellNeeds } from './rules/spell-components.ts'
export { type CastingSituation, type DisruptionCheck, spellDisruptionChecks } from './rules/spell-disruption.ts'
export { type SpellcastingTraining, type SpellFigure, spellAttackModifier, spellSaveDc } from './rules/spell-save-dc.ts'
export {
  SCRIBING_HOURS_PER_DAY,
  type Scribe,
  type Scribing,
  type ScribingObstacle,
  scribing,
  scribingObstacles,
  spellScroll,
} from './rules/spell-scroll.ts'
export {
  type HalfCasterRounding,
  NO_SLOTS,
  type PactSlots,
  type SpellSlots,
  spellcasterLevel,
  spellSlots,
} from './rules/spell-slots.ts'
export { spellcastingService } from './rules/spellcasting-service.ts'
export { afterStableHours, stabilize } from './rules/stabilize.ts'
export { isStandardArray } from './rules/standard-array.ts'
export { startingEquipment, startingMoney } from './rules/starting-equipment.ts'
export type { RuleStep, StepFigure } from './rules/step.ts'
export { studySkill, studySkillOfCreature } from './rules/study.ts'
export { breatheAgain, breathSeconds, type Suffocating, suffocateForTurn } from './rules/suffocation.ts'
export { type TelepathicContact, type TelepathyObstacle, telepathicContact } from './rules/telepathy.ts'
export {
  type BufferedDamage,
  gainTemporaryHitPoints,
  loseTemporaryHitPointsFirst,
} from './rules/temporary-hit-points.ts'
export { thrownGearSaveDc } from './rules/thrown-gear.ts'
export {
  disarmTrap,
  slowRollingStone,
  type TrapOutcome,
  type TrapVictim,
  trapAtLevel,
  trapOutcome,
} from './rules/trap.ts'
export { feetPerMinute, milesInDays, milesInHours, paceCircumstances, type Traveler } from './rules/travel-pace.ts'
export { type LightExtraAttack, lightExtraAttack } from './rules/two-weapon-fighting.ts'
export {
  canGrappleOrShove,
  type GrappleOrShove,
  grappleOrShoveDc,
  type Striker,
  unarmedStrikeBonus,
  unarmedStrikeDamage,
} from './rules/unarmed-strike.ts'
export { impededWeapon, resistsUnderwater, type UnderwaterAttack } from './rules/underwater-combat.ts'
export { type Sight, unseenCircumstances } from './rules/unseen-attack.ts'
export { interactionCost, type ObjectInteraction } from './rules/utilize.ts'
export { type WeaponAttack, type WeaponAttackFigures, weaponAttack } from './rules/weapon-attack.ts'
export { weaponDistance } from './rules/weapon-distance.ts'
export { cleaveReaches, grazeDamage, pushFeet, slowReductionFeet, toppleDc } from './rules/weapon-mastery.ts'
export {
  attackKinds,
  attacksWith,
  type ByWeaponAbility,
  handsRequired,
  tooHeavy,
  type WeaponAbility,
  weaponAbilities,
  weaponDamageDice,
  weaponHasProperty,
  weaponReachFeet,
} from './rules/weapon-properties.ts'
export { type WeatheredRoll, weatherCircumstances, weatherEffects } from './rules/weather.ts'
export type {
  AbilityScoreRule,
  ActionsRule,
  ChecksAndActionsRules,
  CoupDeGraceRule,
  DashRule,
  DisengageRule,
  DodgeRule,
  HelpRule,
  HeroicInspirationRule,
  HideRule,
  InfluenceRule,
  ObjectInteractionRule,
  OppositionRule,
  ReadyRule,
  TrainingRule,
} from './rulesets/checks-and-actions.ts'
export type {
  CloseCombatRule,
  CombatRules,
  ImprovisedWeaponRule,
  InitiativeCircumstance,
  InitiativeRule,
  MountedCombatRule,
  MovementRule,
  MovingAroundCreaturesRule,
  OpportunityAttackRule,
  PassableFor,
  UnarmedStrikeRule,
  UnderwaterCombatRule,
  UnseenAttackRule,
} from './rulesets/combat.ts'
export type {
  BloodiedRule,
  ConcentrationRule,
  ConditionsRule,
  CountedFailures,
  CriticalHitRule,
  DamageAndHealingRules,
  DiceAtMaximum,
  DiceRolledAgain,
  DyingRule,
  InstantDeathRule,
  KnockOutRule,
  LongRestRecovery,
  LongRestRule,
  NegativeHitPoints,
  RecoveryVariant,
  RestInterruptions,
  RevivalRule,
  ShortRestRule,
} from './rulesets/damage-and-healing.ts'
export type {
  CastingRule,
  MagicAndCharacterRules,
  OriginRule,
  RitualRule,
  SpellDisruptionRule,
  SpellFiguresRule,
} from './rulesets/magic-and-characters.ts'
export { next2012 } from './rulesets/next-2012.ts'
export { NEXT_2012_CITATIONS } from './rulesets/next-2012-citations.ts'
export type { Ruleset, WeaponAttackRule } from './rulesets/ruleset.ts'
export { srd521 } from './rulesets/srd-5-2-1.ts'
export { ABILITY_MODIFIERS, type AbilityModifierRow } from './tables/ability-modifiers.ts'
export { BACKGROUND_INCREASE, type ScoreIncrease } from './tables/ability-score-increases.ts'
export {
  ABILITY_SCORE_MEANINGS,
  type AbilityScoreMeaning,
  type AbilityScoreMeaningRow,
} from './tables/ability-score-meanings.ts'
export { type ActionCheck, type ActionRow, MAIN_ACTIONS } from './tables/actions.ts'
export { GEAR_STATISTICS } from './tables/adventuring-gear.ts'
export { ALIGNMENT_FACTORS, type AlignmentRow } from './tables/alignments.ts'
export { AMMUNITION_STATISTICS, type AmmunitionRow } from './tables/ammunition.ts'
export { AREAS_OF_EFFECT, type AreaOfEffectRow } from './tables/areas-of-effect.ts'
export { ARMOR_STATISTICS, type ArmorRow, SHIELD_STATISTICS } from './tables/armor.ts'
export { ARMOR_DON_AND_DOFF, type ArmorDonAndDoffRow } from './tables/armor-don-and-doff.ts'
export { ATTACK_ROLL_ABILITIES, type AttackRollAbilityRow } from './tables/attack-roll-abilities.ts'
export { ATTUNEMENT } from './tables/attunement.ts'
export {
  BACKGROUND_OF_ONES_OWN,
  BACKGROUND_TRAITS,
  type BackgroundRow,
  type PackageItem,
} from './tables/backgrounds.ts'
export { BASE_ARMOR_CLASSES, type BaseArmorClassRow } from './tables/base-armor-classes.ts'
export {
  CARRYING_CAPACITIES,
  type CarryingCapacityRow,
  PLAYTEST_CARRYING_CAPACITIES,
} from './tables/carrying-capacities.ts'
export {
  type AdvancementRow,
  CHARACTER_ADVANCEMENT,
  EXPERIENCE_PER_BONUS_FEAT,
} from './tables/character-advancement.ts'
export { CLASS_HIT_POINTS, type ClassHitPoints } from './tables/class-hit-points.ts'
export { CLASS_PROFICIENCIES, type ClassProficiencies, type ToolChoice } from './tables/class-proficiencies.ts'
export { BARBARIAN_PROGRESSION, type BarbarianRow } from './tables/class-progressions/barbarian.ts'
export { BARD_PROGRESSION, type BardRow } from './tables/class-progressions/bard.ts'
export type { ClassLevelRow, FullCasterRow, HalfCasterRow } from './tables/class-progressions/class-level.ts'
export { CLERIC_PROGRESSION, type ClericRow } from './tables/class-progressions/cleric.ts'
export { DRUID_PROGRESSION, type DruidRow } from './tables/class-progressions/druid.ts'
export { FIGHTER_PROGRESSION, type FighterRow } from './tables/class-progressions/fighter.ts'
export { CLASS_PROGRESSIONS } from './tables/class-progressions/index.ts'
export { MONK_PROGRESSION, type MonkRow } from './tables/class-progressions/monk.ts'
export { PALADIN_PROGRESSION, type PaladinRow } from './tables/class-progressions/paladin.ts'
export { RANGER_PROGRESSION, type RangerRow } from './tables/class-progressions/ranger.ts'
export { ROGUE_PROGRESSION, type RogueRow } from './tables/class-progressions/rogue.ts'
export { SORCERER_PROGRESSION, type SorcererRow } from './tables/class-progressions/sorcerer.ts'
export { WARLOCK_PROGRESSION, type WarlockRow } from './tables/class-progressions/warlock.ts'
export { WIZARD_PROGRESSION } from './tables/class-progressions/wizard.ts'
export { CLASS_SPELLCASTING, type ClassSpellcasting } from './tables/class-spellcasting.ts'
export { CLASS_TRAITS, type ClassRow, MULTICLASS_MINIMUM } from './tables/classes.ts'
export { COIN_VALUES } from './tables/coin-values.ts'
export type { AttackCircumstances, ConditionEffect, ConditionRow, Gives } from './tables/condition-effect.ts'
export { CONDITION_EFFECTS } from './tables/condition-effects.ts'
export { CONTAGION_FIGURES, CONTAGION_STATISTICS, type ContagionRow } from './tables/contagions.ts'
export { CONTAINERS, type ContainerRow } from './tables/containers.ts'
export { COVER, type CoverRow } from './tables/cover.ts'
export { CREATURE_SIZES, type CreatureSizeRow } from './tables/creature-sizes.ts'
export { CURSE_POTENCIES, type CursePotencyRow, DEMONIC_POSSESSION } from './tables/curses.ts'
export { DAILY_NEEDS, type DailyNeedsRow } from './tables/daily-needs.ts'
export { DRACONIC_ANCESTOR_DAMAGE_TYPES } from './tables/draconic-ancestors.ts'
export { ENCOUNTER_BUDGETS, ENCOUNTER_GUIDELINES, type EncounterBudgetRow } from './tables/encounter-budgets.ts'
export { ENVIRONMENT_FIGURES } from './tables/environment-figures.ts'
export {
  EXPERIENCE_BY_CHALLENGE_RATING,
  LEAST_EXPERIENCE_OF_CHALLENGE_RATING_0,
} from './tables/experience-by-challenge-rating.ts'
export { EXPOSURES, type Exposure, type ExposureRow } from './tables/exposures.ts'
export {
  FEAR_AND_MENTAL_STRESS,
  PROLONGED_STRESS,
  type ProlongedStressRow,
  SAMPLE_FEARS,
  SAMPLE_MENTAL_STRESSES,
} from './tables/fear-and-mental-stress.ts'
export { FEAT_ABILITY_MINIMUM, FEAT_FIGURES, FEAT_TRAITS, type FeatRow } from './tables/feats.ts'
export {
  type ByPaidLifestyle,
  FOOD_AND_DRINK_COPPER_PIECES,
  INN_STAY_COPPER_PIECES_PER_DAY,
  MEAL_COPPER_PIECES,
  type PaidLifestyle,
} from './tables/food-drink-and-lodging.ts'
export { GEAR_BENEFITS, type GearBenefitRow, type GearOccasion } from './tables/gear-benefits.ts'
export { GEAR_CHECKS, type GearCheckRow, type GearCheckUse } from './tables/gear-checks.ts'
export { GEAR_FIGURES, type GearFigures } from './tables/gear-figures.ts'
export { GLOSSARY_PAGES } from './tables/glossary-pages.ts'
export { HAZARD_FIGURES } from './tables/hazards.ts'
export { HEALING_POTION_STATISTICS, type HealingPotionRow } from './tables/healing-potions.ts'
export { HIRELINGS, type HirelingRow } from './tables/hirelings.ts'
export { IDENTIFYING_A_SPELL, type IdentifyingCheck } from './tables/identifying.ts'
export { TABLES } from './tables/index.ts'
export { INFLUENCE_CHECKS, type InfluenceCheckRow } from './tables/influence-checks.ts'
export { LARGE_VEHICLE_STATISTICS, type LargeVehicleRow } from './tables/large-vehicles.ts'
export { LIFESTYLE_COPPER_PIECES_PER_DAY } from './tables/lifestyle-expenses.ts'
export { LIGHT_OBSCUREMENTS } from './tables/light-obscurements.ts'
export { LIGHT_SOURCES, type LightSource, type LightSourceRow } from './tables/light-sources.ts'
export { GIANT_ANCESTRIES, type GiantAncestryRow, SPELL_LINEAGES, type SpellLineageRow } from './tables/lineages.ts'
export { MAGIC_ITEM_VALUES } from './tables/magic-item-values.ts'
export { MASTERY_PROPERTY_FIGURES } from './tables/mastery-properties.ts'
export {
  DECIMETERS_PER_FOOT,
  HECTOGRAMS_PER_POUND,
  HECTOMETERS_PER_MILE,
  MILLIMETERS_PER_INCH,
  SQUARE_FEET,
} from './tables/measures.ts'
export { MONSTER_HIT_DICE, type MonsterHitDieRow } from './tables/monster-hit-dice.ts'
export { MOUNT_STATISTICS, type MountRow } from './tables/mounts.ts'
export { CHECKS_WHILE_MOVING, type MovementCheckRow } from './tables/movement-checks.ts'
export { MOVEMENT_COSTS, type MovementCircumstance, type MovementCostRow } from './tables/movement-costs.ts'
export { MULTICLASS_SPELL_SLOTS, type MulticlassSlotsRow } from './tables/multiclass-spell-slots.ts'
export { NATURAL_LIGHTS, type NaturalLightRow } from './tables/natural-lights.ts'
export { OBJECT_ARMOR_CLASSES, type ObjectArmorClassRow } from './tables/object-armor-classes.ts'
export {
  OBJECT_HIT_POINTS,
  type ObjectHitPoints,
  type Resilience,
  type SectionSize,
} from './tables/object-hit-points.ts'
export { PACKS, type Pack, type PackContents } from './tables/packs.ts'
export { PLAYTEST_MAIN_ACTIONS } from './tables/playtest-actions.ts'
export { PLAYTEST_CONDITION_EFFECTS } from './tables/playtest-condition-effects.ts'
export { POINT_COSTS, POINTS, type PointCostRow } from './tables/point-costs.ts'
export { POISON_FIGURES, POISON_STATISTICS, type PoisonRow } from './tables/poisons.ts'
export type { PriceAndWeight } from './tables/price-and-weight.ts'
export { PROFICIENCY_BONUSES, type ProficiencyBonusRow } from './tables/proficiency-bonuses.ts'
export { SEARCH_SKILLS, type SearchSkillRow } from './tables/search-skills.ts'
export { SKILL_ABILITIES, type SkillRow } from './tables/skills.ts'
export { SPECIAL_SENSES, type SpecialSenseRow } from './tables/special-senses.ts'
export { SPECIES_STATISTICS, type SpeciesRow } from './tables/species.ts'
export {
  BREATH_WEAPON_DAMAGE,
  SPECIES_TRAIT_FIGURES,
  SPECIES_TRAIT_USES,
  type SpeciesTraitUse,
} from './tables/species-trait-uses.ts'
export { SPELL_SCROLL_COSTS, type SpellScrollCostRow } from './tables/spell-scroll-costs.ts'
export { SPELL_SCROLLS, type SpellScrollRow } from './tables/spell-scrolls.ts'
export {
  type HolySymbolUse,
  SPELLCASTING_FOCUS_STATISTICS,
  type SpellcastingFocusRow,
} from './tables/spellcasting-focuses.ts'
export { type Settlement, SPELLCASTING_SERVICES, type SpellcastingServiceRow } from './tables/spellcasting-services.ts'
export { SPREAD_GEAR, type SpreadGear, type SpreadGearRow } from './tables/spread-gear.ts'
export { STANDARD_ARRAY, STANDARD_ARRAY_BY_CLASS } from './tables/standard-array.ts'
export { KNOWN_LANGUAGES, LANGUAGE_ROLLS, type LanguageRoll } from './tables/standard-languages.ts'
export { STARTING_EQUIPMENT, type StartingEquipmentRow } from './tables/starting-equipment.ts'
export { STUDY_SKILLS, type StudySkillRow } from './tables/study-skills.ts'
export type { Cell, Source, Table } from './tables/table.ts'
export { TACK_AND_DRAWN_VEHICLE_STATISTICS } from './tables/tack-and-drawn-vehicles.ts'
export { THROWN_GEAR, THROWN_GEAR_SAVE, type ThrownGear, type ThrownGearRow } from './tables/thrown-gear.ts'
export { TIERS_OF_PLAY, type TierRow } from './tables/tiers-of-play.ts'
export { TOOL_VARIANT_STATISTICS } from './tables/tool-variants.ts'
export { TOOL_STATISTICS, type ToolRow } from './tables/tools.ts'
export {
  TRAP_DETECTIONS,
  TRAP_DISARMINGS,
  TRAP_FIGURES,
  TRAP_LEVELS,
  TRAP_STATISTICS,
  type TrapDetectionRow,
  type TrapDisarmingRow,
  type TrapLevelRow,
  type TrapRow,
} from './tables/traps.ts'
export { TRAVEL_FIGURES } from './tables/travel-figures.ts'
export {
  TRAVEL_PACE_DISTANCES,
  TRAVEL_PACE_EFFECTS,
  type TravelPaceEffectRow,
  type TravelPaceRow,
} from './tables/travel-paces.ts'
export { TRAVEL_TERRAINS, type TravelTerrainRow } from './tables/travel-terrains.ts'
export { TYPICAL_DIFFICULTY_CLASSES, type TypicalDifficultyClassRow } from './tables/typical-difficulty-classes.ts'
export { WEAPON_PROPERTY_FIGURES } from './tables/weapon-properties.ts'
export { WEAPON_STATISTICS, type WeaponRange, type WeaponRow } from './tables/weapons.ts'
export { WEATHER, type Weather, type WeatherRow } from './tables/weather.ts'
export { ABILITIES, type Ability, type ByAbility } from './vocabulary/abilities.ts'
export { ACTION_KINDS, type ActionKind } from './vocabulary/action-kinds.ts'
export { ACTIONS, type Action, type ByAction, PLAYTEST_ACTIONS, type PlaytestAction } from './vocabulary/actions.ts'
export { ADVENTURING_GEAR, type AdventuringGear, type ByAdventuringGear } from './vocabulary/adventuring-gear.ts'
export {
  ALIGNMENT_ORDERS,
  ALIGNMENTS,
  type Alignment,
  type AlignmentOrder,
  MORALITIES,
  type Morality,
} from './vocabulary/alignments.ts'
export { AMMUNITION, type Ammunition, type ByAmmunition } from './vocabulary/ammunition.ts'
export { AREA_SHAPES, type AreaShape } from './vocabulary/area-shapes.ts'
export { AREAS_OF_KNOWLEDGE, type AreaOfKnowledge } from './vocabulary/areas-of-knowledge.ts'
export {
  ARMOR,
  ARMOR_CATEGORIES,
  type Armor,
  type ArmorCategory,
  type ByArmor,
  type ByArmorCategory,
} from './vocabulary/armor.ts'
export { ATTITUDES, type Attitude, type ByAttitude, WILLINGNESS, type Willingness } from './vocabulary/attitudes.ts'
export { BACKGROUNDS, type Background, type ByBackground } from './vocabulary/backgrounds.ts'
export { CAPACITIES, type Capacity } from './vocabulary/capacities.ts'
export { CASTING_TIMES, type CastingTime } from './vocabulary/casting-times.ts'
export { CHALLENGE_RATINGS, type ChallengeRating } from './vocabulary/challenge-ratings.ts'
export { CLASS_FEATURES, type ClassFeature } from './vocabulary/class-features.ts'
export {
  type ByClass,
  type BySomeClass,
  type CharacterClass,
  CLASSES,
  SUBCLASSES,
  type Subclass,
} from './vocabulary/classes.ts'
export { type ByCoin, COINS, type Coin } from './vocabulary/coins.ts'
export { COMBAT_STEPS, type CombatStep, DEFEATS, type Defeat } from './vocabulary/combat-steps.ts'
export {
  type AnyCondition,
  CONDITIONS,
  type Condition,
  PLAYTEST_CONDITIONS,
  type PlaytestCondition,
} from './vocabulary/conditions.ts'
export { type ByContagion, CONTAGIONS, type Contagion } from './vocabulary/contagions.ts'
export { COVER_DEGREES, type CoverDegree } from './vocabulary/cover-degrees.ts'
export { CREATURE_TYPES, type CreatureType } from './vocabulary/creature-types.ts'
export { D20_TESTS, type D20Test, ROLL_STATES, type RollState } from './vocabulary/d20-tests.ts'
export { DAMAGE_TYPES, type DamageType } from './vocabulary/damage-types.ts'
export { ENCOUNTER_DIFFICULTIES, type EncounterDifficulty } from './vocabulary/encounter-difficulties.ts'
export type { CraftedItem, EquipmentItem, ToolWithVariants } from './vocabulary/equipment.ts'
export { FEAT_CATEGORIES, FEATS, type Feat, type FeatCategory } from './vocabulary/feats.ts'
export { ENVIRONMENTAL_EFFECTS, type EnvironmentalEffect, HAZARDS, type Hazard } from './vocabulary/hazards.ts'
export { type ByHealingPotion, HEALING_POTIONS, type HealingPotion } from './vocabulary/healing-potions.ts'
export { HIDING_ENDS, type HidingEnd } from './vocabulary/hiding.ts'
export { INFLUENCE_INTERACTIONS, type InfluenceInteraction } from './vocabulary/influence-interactions.ts'
export {
  type Language,
  PRIMORDIAL_DIALECTS,
  RARE_LANGUAGES,
  STANDARD_LANGUAGES,
  type StandardLanguage,
} from './vocabulary/languages.ts'
export { type ByLifestyle, LIFESTYLES, type Lifestyle } from './vocabulary/lifestyles.ts'
export { type ByLightLevel, LIGHT_LEVELS, type LightLevel } from './vocabulary/light-levels.ts'
export { MASTERY_PROPERTIES, type MasteryProperty } from './vocabulary/mastery-properties.ts'
export { type ByMount, MOUNTS, type Mount } from './vocabulary/mounts.ts'
export { MOVEMENT_CAUSES, type MovementCause } from './vocabulary/movement-causes.ts'
export { MOVEMENT_CHECKS, type MovementCheck } from './vocabulary/movement-checks.ts'
export { OBSCUREMENTS, type Obscurement } from './vocabulary/obscurements.ts'
export { PILLARS, type Pillar } from './vocabulary/pillars.ts'
export { type ByPoison, POISON_TYPES, POISONS, type Poison, type PoisonType } from './vocabulary/poisons.ts'
export { type ByRarity, RARITIES, type Rarity } from './vocabulary/rarities.ts'
export { REFUSAL_CODES, type RefusalCode } from './vocabulary/refusal-codes.ts'
export {
  FURTHER_PLAYTEST_RULES,
  GLOSSARY_RULES,
  HEADING_RULES,
  PLAYTEST_RULES,
  type RuleId,
  SECTION_RULES,
} from './vocabulary/rule-ids.ts'
export { SCHOOLS_OF_MAGIC, type SchoolOfMagic } from './vocabulary/schools-of-magic.ts'
export { type BySense, SENSES, type Sense, VISUAL_OBSTACLES, type VisualObstacle } from './vocabulary/senses.ts'
export { type BySize, SIZES, type Size } from './vocabulary/sizes.ts'
export { type BySkill, SKILLS, type Skill } from './vocabulary/skills.ts'
export {
  type BySpecies,
  DRACONIC_ANCESTORS,
  type DraconicAncestor,
  LINEAGES,
  type Lineage,
  SPECIES,
  type Species,
} from './vocabulary/species.ts'
export { SPECIES_TRAITS, type SpeciesTrait } from './vocabulary/species-traits.ts'
export { SPEEDS, type SpeedKind } from './vocabulary/speeds.ts'
export { SPELL_COMPONENTS, type SpellComponent } from './vocabulary/spell-components.ts'
export {
  SLOT_LEVELS,
  type SlotLevel,
  type SlotsByLevel,
  SPELL_LEVELS,
  type SpellLevel,
} from './vocabulary/spell-levels.ts'
export {
  ARCANE_FOCUSES,
  type BySpellcastingFocus,
  DRUIDIC_FOCUSES,
  FOCUS_KINDS,
  type FocusKind,
  HOLY_SYMBOLS,
  type SpellcastingFocus,
} from './vocabulary/spellcasting-focuses.ts'
export { SUBSTANCES, type Substance } from './vocabulary/substances.ts'
export { TASK_DIFFICULTIES, type TaskDifficulty } from './vocabulary/task-difficulties.ts'
export { type ByTerrain, TERRAINS, type Terrain } from './vocabulary/terrains.ts'
export { THINGS_TO_DETECT, type ThingToDetect } from './vocabulary/things-to-detect.ts'
export {
  ARTISANS_TOOLS,
  type ByTool,
  type ByToolVariant,
  GAMING_SETS,
  MUSICAL_INSTRUMENTS,
  OTHER_TOOLS,
  type Tool,
  type ToolVariant,
} from './vocabulary/tools.ts'
export {
  type ByTrap,
  TRAP_PARTS,
  TRAP_SEVERITIES,
  TRAPS,
  type Trap,
  type TrapPart,
  type TrapSeverity,
} from './vocabulary/traps.ts'
export { type ByTravelPace, TRAVEL_PACES, type TravelPace } from './vocabulary/travel-paces.ts'
export { UNITS, type Unit } from './vocabulary/units.ts'
export {
  type ByLargeVehicle,
  type ByTackOrDrawnVehicle,
  DRAWN_VEHICLES,
  type DrawnVehicle,
  LARGE_VEHICLES,
  type LargeVehicle,
  TACK,
  type Tack,
} from './vocabulary/vehicles.ts'
export { WEAPON_PROPERTIES, type WeaponProperty } from './vocabulary/weapon-properties.ts'
export {
  type ByWeapon,
  WEAPON_CATEGORIES,
  WEAPON_KINDS,
  WEAPONS,
  type Weapon,
  type WeaponCategory,
  type WeaponKind,
} from './vocabulary/weapons.ts'
