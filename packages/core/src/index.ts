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
export { ABILITY_SCORES, abilityModifier, abilityScoreMeaning } from './rules/abilities/ability-score.ts'
export {
  type IncreaseProblem,
  increaseByBackground,
  increaseByFeat,
  increasedScore,
  type ScoreIncreases,
} from './rules/abilities/ability-score-increase.ts'
export {
  chanceOfScores,
  RANDOM_GENERATION,
  rankedScore,
  rolledScore,
  type ScoreGeneration,
  totalOfScores,
} from './rules/abilities/generate-scores.ts'
export {
  POINT_COST_SCORES,
  type PointCostProblem,
  type PointsSpent,
  pointCost,
  spendPoints,
} from './rules/abilities/point-cost.ts'
export { isStandardArray } from './rules/abilities/standard-array.ts'
export { attackAction } from './rules/actions/attack-action.ts'
export { coupDeGrace, type HelplessTarget, mayCoupDeGrace } from './rules/actions/coup-de-grace.ts'
export { type DashingMovement, dash } from './rules/actions/dash.ts'
export { disengageMoveFeet, provokesDisengaged } from './rules/actions/disengage.ts'
export { type DodgeProtection, type Dodging, dodgeProtection } from './rules/actions/dodge.ts'
export { attacksPerAction } from './rules/actions/extra-attack.ts'
export { type CheckHelper, HELP_GIVES, mayAssistAttack, mayAssistCheck } from './rules/actions/help.ts'
export {
  endsHiding,
  findsHidden,
  type Hiding,
  type HidingObstacle,
  type HidingPlace,
  hide,
  mayHide,
  type Observer,
} from './rules/actions/hide.ts'
export {
  DEFAULT_ATTITUDE,
  INFLUENCE_STATES,
  type InfluenceOptions,
  influenceChecks,
  influenceOutcome,
  type UrgedMonster,
  type Urging,
  urge,
} from './rules/actions/influence.ts'
export { castingActions, type LongCasting } from './rules/actions/magic-action.ts'
export { type ActingCreature, type ActingObstacle, mayAct } from './rules/actions/one-thing-at-a-time.ts'
export { holdsSpell, mayReady, orderAfterReady, type Readied, type ReadyObstacle } from './rules/actions/ready.ts'
export { findsObject, searchSkill } from './rules/actions/search.ts'
export { studySkill, studySkillOfCreature } from './rules/actions/study.ts'
export { interactionCost, type ObjectInteraction } from './rules/actions/utilize.ts'
export type { Box, Direction, Point } from './rules/areas-of-effect/area-geometry.ts'
export { areaReaches, originDistanceFeet, type PlacedOrigin } from './rules/areas-of-effect/area-obstruction.ts'
export { type AreaOfEffect, isInArea } from './rules/areas-of-effect/area-of-effect.ts'
export type { Permission } from './rules/basics/permission.ts'
export { divideRoundDown } from './rules/basics/round-down.ts'
export { decidesSimultaneousEffects } from './rules/basics/simultaneous-effects.ts'
export type { RuleStep, StepFigure } from './rules/basics/step.ts'
export { type AttackDistance, type AttackRange, attackRange, REACH_FEET } from './rules/combat/attack-range.ts'
export { type AttackRound, type AttackRoundOdds, attackRound, type RoundAttack } from './rules/combat/attack-round.ts'
export { chooseTarget, type TargetOfAttack } from './rules/combat/choose-target.ts'
export { canBeTargetedDirectly, coverBonus, mostProtectiveCover } from './rules/combat/cover.ts'
export { combatEnds, type Side } from './rules/combat/ending-combat.ts'
export { draggingCostsExtra, ESCAPE_SKILLS, type GrappleState, grappleEnds } from './rules/combat/grappling.ts'
export { countsAsImprovised, improvisedAttack } from './rules/combat/improvised-weapon.ts'
export { initiativeCircumstances, initiativeScore, isHeldBySurprise } from './rules/combat/initiative.ts'
export {
  type InitiativeCount,
  type InitiativePlace,
  initiativeOrder,
  initiativePlaces,
  rollOff,
} from './rules/combat/initiative-order.ts'
export {
  canMount,
  fallingOff,
  type MountControl,
  type Mounting,
  mountControl,
  mountingCost,
  type ThrownBy,
} from './rules/combat/mounted-combat.ts'
export {
  type MovementPast,
  opportunityAttack,
  type Provocation,
  type Watcher,
} from './rules/combat/opportunity-attack.ts'
export { type EnemyNearby, rangedInCloseCombat } from './rules/combat/ranged-close-combat.ts'
export { nextTurn, ROUND_SECONDS, roundsInMinutes, type Turn, turnAfterRounds } from './rules/combat/round.ts'
export { sizesLarger } from './rules/combat/size-difference.ts'
export { type LightExtraAttack, lightExtraAttack } from './rules/combat/two-weapon-fighting.ts'
export {
  canGrappleOrShove,
  type GrappleOrShove,
  grappleOrShoveDc,
  type Striker,
  unarmedStrikeBonus,
  unarmedStrikeDamage,
} from './rules/combat/unarmed-strike.ts'
export { impededWeapon, resistsUnderwater, type UnderwaterAttack } from './rules/combat/underwater-combat.ts'
export { type Sight, unseenCircumstances } from './rules/combat/unseen-attack.ts'
export { type WeaponAttack, type WeaponAttackFigures, weaponAttack } from './rules/combat/weapon-attack.ts'
export { type Capability, canAct, canActTo } from './rules/conditions/can-act.ts'
export {
  type ChangedConditions,
  type ConditionDuration,
  endCondition,
  gainCondition,
  type LastingCondition,
  passRounds,
  passTurn,
} from './rules/conditions/condition-duration.ts'
export {
  type Afflicted,
  conditionEffects,
  type EffectInForce,
  type EffectOf,
  type EffectReason,
  effectsOfKind,
} from './rules/conditions/condition-effects.ts'
export {
  type DamageBetween,
  type DamageUnderConditions,
  damageUnderConditions,
} from './rules/conditions/damage-under-conditions.ts'
export {
  type ExhaustionEffects,
  exhaustionEffects,
  gainExhaustion,
  loseExhaustion,
  maximumExhaustion,
} from './rules/conditions/exhaustion.ts'
export {
  type ConditionReason,
  type GivenCondition,
  type HeldCondition,
  hasCondition,
  heldConditions,
} from './rules/conditions/held-conditions.ts'
export type {
  ConditionBonus,
  ConditionCircumstance,
  RollUnderConditions,
} from './rules/conditions/roll-under-conditions.ts'
export { type SpeedUnderConditions, speedUnderConditions } from './rules/conditions/speed-under-conditions.ts'
export { type BreathWeapon, breathWeapon } from './rules/creating-a-character/breath-weapon.ts'
export { languageRolled, understandEachOther } from './rules/creating-a-character/languages.ts'
export { startingEquipment, startingMoney } from './rules/creating-a-character/starting-equipment.ts'
export {
  encounterBudget,
  encounterDifficulty,
  encounterExperience,
} from './rules/creatures-and-characters/encounter-budget.ts'
export { type MonsterHitPoints, monsterHitPoints } from './rules/creatures-and-characters/monster-hit-points.ts'
export { type AbilityCheckSituation, abilityCheckState } from './rules/d20-tests/ability-check-state.ts'
export { D20_SIDES, d20Pool, rollState } from './rules/d20-tests/advantage.ts'
export {
  type ArmorClassParts,
  armorClass,
  armorClassBehind,
  BASE_ARMOR_CLASS,
  baseArmorClass,
} from './rules/d20-tests/armor-class.ts'
export { armorClassInArmor, type WornEquipment } from './rules/d20-tests/armor-class-in-armor.ts'
export {
  type AttackChances,
  type AttackOutcome,
  type AttackRoll,
  attackChances,
  attackOutcome,
  NATURAL_HIT,
  NATURAL_MISS,
  naturalRollNeeded,
} from './rules/d20-tests/attack-roll.ts'
export { type AttackTest, attackRollChances } from './rules/d20-tests/attack-roll-chances.ts'
export {
  type AttackRollState,
  type AttackSide,
  type AttackSituation,
  attackRollState,
} from './rules/d20-tests/attack-roll-state.ts'
export {
  armoredBaseArmorClass,
  type BaseArmorClass,
  type BaseArmorClassCalculation,
  type BaseArmorClassInput,
  baseArmorClasses,
  bestBaseArmorClass,
  type WornArmor,
} from './rules/d20-tests/base-armor-class.ts'
export {
  type ContestChances,
  type ContestOutcome,
  contestChances,
  contestOutcome,
  opposedOutcome,
} from './rules/d20-tests/contest.ts'
export { type CheckOrSave, chanceOfSuccess, d20Distribution, succeeds } from './rules/d20-tests/d20-test.ts'
export { type D20Roll, d20TestChance, d20TestDistribution } from './rules/d20-tests/d20-test-distribution.ts'
export { type D20TestOutcome, d20TestOutcome, type RolledD20Test } from './rules/d20-tests/d20-test-outcome.ts'
export {
  expendHeroicInspiration,
  gainHeroicInspiration,
  type InspirationGained,
  mayExpendHeroicInspiration,
} from './rules/d20-tests/heroic-inspiration.ts'
export { type D20Dice, naturalRoll } from './rules/d20-tests/natural-roll.ts'
export { countingD20, rerollOne } from './rules/d20-tests/rerolls.ts'
export { type RollCircumstance, rollStateUnder } from './rules/d20-tests/roll-circumstance.ts'
export { type SavingThrow, savingThrowSucceeds } from './rules/d20-tests/saving-throw.ts'
export { savingThrowState } from './rules/d20-tests/saving-throw-state.ts'
export { criticalDamage } from './rules/damage-and-healing/critical-hit.ts'
export {
  type DamageModifiers,
  type DamageStep,
  halfDamage,
  MINIMUM_DAMAGE,
  takeDamage,
} from './rules/damage-and-healing/damage.ts'
export { type DamagePart, damageByType, type MixedDamageTypes } from './rules/damage-and-healing/damage-by-type.ts'
export { damageDealt, type WeaponDamage, weaponDamageRoll } from './rules/damage-and-healing/damage-roll.ts'
export {
  type DamageOddsError,
  damageTaken,
  modifiersForType,
  type TargetDamageModifiers,
} from './rules/damage-and-healing/damage-taken.ts'
export {
  type DamageAtZero,
  type DeathSave,
  type DyingState,
  damageAtZero,
  deadlyHitPoints,
  deathSavingThrow,
  JUST_DROPPED,
} from './rules/damage-and-healing/death-saving-throw.ts'
export {
  type DeathSaveRolls,
  type DyingChances,
  dyingChances,
} from './rules/damage-and-healing/death-saving-throw-chances.ts'
export {
  type DeathSaveDice,
  type DyingChancesByRound,
  dyingChancesByRound,
} from './rules/damage-and-healing/death-saving-throws-by-round.ts'
export {
  type DamageDealt,
  type Damaged,
  type DamageResult,
  takeHitPointDamage,
} from './rules/damage-and-healing/dropping-to-zero.ts'
export { type Healed, heal } from './rules/damage-and-healing/healing.ts'
export { type HitDice, hitDicePool } from './rules/damage-and-healing/hit-dice.ts'
export {
  hitPointsOf,
  isBloodied,
  unhurt,
  type Vitals,
  withHitPointMaximum,
} from './rules/damage-and-healing/hit-points.ts'
export {
  canKnockOut,
  knockedOut,
  type SparingAttack,
  type WakingEvent,
  wakesFromKnockOut,
} from './rules/damage-and-healing/knock-out.ts'
export { maximumDamage } from './rules/damage-and-healing/maximum-damage.ts'
export { exhaustionOnRevival, revive } from './rules/damage-and-healing/revival.ts'
export { type SavesAndDamage, savesAndDamage } from './rules/damage-and-healing/saves-and-damage.ts'
export type { DamagingEffect, SavingTarget } from './rules/damage-and-healing/saving-target.ts'
export { type SharedDamage, type SharedDamageTarget, shareDamage } from './rules/damage-and-healing/shared-damage.ts'
export { afterStableHours, stabilize } from './rules/damage-and-healing/stabilize.ts'
export {
  type BufferedDamage,
  gainTemporaryHitPoints,
  loseTemporaryHitPointsFirst,
} from './rules/damage-and-healing/temporary-hit-points.ts'
export { ammunitionRecovered, ammunitionWeightPounds } from './rules/equipment/ammunition.ts'
export { BARDING_MULTIPLIERS, barding } from './rules/equipment/barding.ts'
export {
  COINS_PER_POUND,
  type CoinExchange,
  exchangeCoins,
  type Purse,
  purseValue,
  purseWeightPounds,
} from './rules/equipment/coins.ts'
export {
  BREWING_POTION_OF_HEALING,
  CRAFTING,
  craftingDays,
  rawMaterialsCost,
  toolsToCraft,
} from './rules/equipment/crafting.ts'
export { type EquipmentEntry, equipmentCost } from './rules/equipment/equipment-cost.ts'
export { lifestyleExpenses } from './rules/equipment/lifestyle.ts'
export { sellingPrice } from './rules/equipment/selling-equipment.ts'
export { thrownGearSaveDc } from './rules/equipment/thrown-gear.ts'
export { weaponDistance } from './rules/equipment/weapon-distance.ts'
export { cleaveReaches, grazeDamage, pushFeet, slowReductionFeet, toppleDc } from './rules/equipment/weapon-mastery.ts'
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
} from './rules/equipment/weapon-properties.ts'
export { brighter, illumination, lightShed } from './rules/exploration/light.ts'
export {
  type ObscuredSight,
  obscurementByLight,
  sightInto,
  worstObscurement,
} from './rules/exploration/obscured-area.ts'
export { type Seen, seeing } from './rules/exploration/seeing.ts'
export { pierces, type SenseRanges, type Sighting } from './rules/exploration/special-senses.ts'
export { type Extinguisher, type Extinguishing, extinguishing } from './rules/hazards/burning.ts'
export {
  type ContagionFight,
  type ContagionFought,
  contagionSaveDc,
  type ExposedToContagion,
  fightContagion,
  recuperate,
} from './rules/hazards/contagion.ts'
export { type DaysEnd, dehydration, malnutrition } from './rules/hazards/daily-needs.ts'
export { demonicPossession, type Possession, type PossessionEvent } from './rules/hazards/demonic-possession.ts'
export {
  type Exposed,
  type ExposureSave,
  environmentalEffects,
  exposureSave,
  type Surroundings,
} from './rules/hazards/exposure.ts'
export { type Fall, fall, fallingDice, type Landing } from './rules/hazards/falling.ts'
export { type OnSlipperyIce, slipperyIceDc, thinIceBreaks } from './rules/hazards/ice.ts'
export { type MentalStress, mentalStressDamage } from './rules/hazards/mental-stress.ts'
export { harvestPoison, type PoisonOutcome, poisonOutcome } from './rules/hazards/poison.ts'
export { breatheAgain, breathSeconds, type Suffocating, suffocateForTurn } from './rules/hazards/suffocation.ts'
export {
  disarmTrap,
  slowRollingStone,
  type TrapOutcome,
  type TrapVictim,
  trapAtLevel,
  trapOutcome,
} from './rules/hazards/trap.ts'
export { type WeatheredRoll, weatherCircumstances, weatherEffects } from './rules/hazards/weather.ts'
export { type ClassLevels, characterLevel } from './rules/level-advancement/character-level.ts'
export {
  atClassLevel,
  classFeatures,
  type SpellsPrepared,
  spellsPrepared,
} from './rules/level-advancement/class-progression.ts'
export { type Advancement, advancement, experienceToReach, tierOfPlay } from './rules/level-advancement/experience.ts'
export { type FeatObstacle, type FeatTaker, featObstacles } from './rules/level-advancement/feat-prerequisites.ts'
export {
  afterConstitutionChange,
  type ConstitutionChange,
  type HitPointMaximum,
  hitPointMaximum,
  type LevelGained,
  MINIMUM_HIT_POINTS_PER_LEVEL,
} from './rules/level-advancement/hit-points-by-level.ts'
export { type MulticlassPrerequisites, multiclassPrerequisites } from './rules/level-advancement/multiclass.ts'
export {
  DIFFICULT_SLOPE_DEGREES,
  difficultTerrainFrom,
  type TerrainFeature,
} from './rules/movement/difficult-terrain.ts'
export {
  fitInSquare,
  type GridSpace,
  gridDistanceFeet,
  gridSpace,
  type Square,
  speedInSquares,
  squaresBetween,
} from './rules/movement/grid.ts'
export { type GridStep, type GridStepRefusal, gridStep } from './rules/movement/grid-step.ts'
export {
  highJumpFeet,
  highJumpReachInches,
  isLowObstacle,
  longJumpFeet,
  RUN_UP_FEET,
} from './rules/movement/jumping.ts'
export { type MovementCheckNeeded, movementCheck } from './rules/movement/movement-check.ts'
export { type Movement, type MovementCost, movementCost } from './rules/movement/movement-cost.ts'
export { movementLeft } from './rules/movement/movement-left.ts'
export {
  type CreatureInTheWay,
  isProneInSharedSpace,
  movingThrough,
  type SpaceOfAnother,
} from './rules/movement/moving-around-creatures.ts'
export { canDropProne, canStandUp, standUpCost } from './rules/movement/prone-movement.ts'
export {
  canBurrowThrough,
  changeSpeeds,
  type Flyer,
  type FlyingObstacle,
  type Ground,
  type SpeedChange,
  type Speeds,
  staysAloft,
} from './rules/movement/special-speeds.ts'
export {
  type BrokenObject,
  type DamagedObject,
  type DealtDamage,
  damageObject,
} from './rules/objects/breaking-objects.ts'
export {
  type Carrier,
  type CarryingCapacity,
  carryingCapacity,
  type Laden,
  type Load,
  type LoadObstacle,
  laden,
} from './rules/objects/carrying-capacity.ts'
export { type DamageThresholdReading, damagePastThreshold } from './rules/objects/damage-threshold.ts'
export {
  breaksAutomatically,
  isObject,
  objectArmorClass,
  objectHitPoints,
  type PossibleObject,
} from './rules/objects/object.ts'
export {
  ARMOR_STRENGTH_PENALTY_FEET,
  type ArmorDrawbacks,
  type ArmorInUse,
  armorDrawbacks,
  shieldBonus,
} from './rules/proficiency/armor-training.ts'
export {
  type CheckProficiencies,
  checkProficiency,
  type SkillCheck,
  skillAbility,
  skillCheckBonus,
  type Training,
  trainingAdded,
} from './rules/proficiency/check-proficiency.ts'
export { proficientWithWeapon, trainedWithArmor } from './rules/proficiency/class-training.ts'
export { mayGainExpertise, type SkillTraining } from './rules/proficiency/expertise.ts'
export { PASSIVE_SCORE, passiveScore } from './rules/proficiency/passive-score.ts'
export {
  LEVELS,
  type ProficiencyUse,
  proficiencyAdded,
  proficiencyBonusAtChallengeRating,
  proficiencyBonusAtLevel,
} from './rules/proficiency/proficiency.ts'
export {
  type BeforeLongRest,
  finishLongRest,
  interruptLongRest,
  type LongRestEnd,
  type LongRestProgress,
  mayStartLongRest,
  type RestedCreature,
  startLongRest,
} from './rules/resting/long-rest.ts'
export { interruptsRest, type RestEvent } from './rules/resting/rest-interruptions.ts'
export {
  hitDieHealing,
  maySpendHitDie,
  mayStartShortRest,
  type SpentHitDie,
  spendHitDie,
} from './rules/resting/short-rest.ts'
export {
  type AttunementAttempt,
  type AttunementCircumstances,
  type AttunementEnd,
  type AttunementProblem,
  attune,
  attunementEnds,
} from './rules/spells-and-magic/attunement.ts'
export { type Casting, type CastingObstacle, castingObstacles } from './rules/spells-and-magic/casting-a-spell.ts'
export { castingTurns } from './rules/spells-and-magic/casting-time.ts'
export { applyingCasting, type OngoingCasting } from './rules/spells-and-magic/combining-spell-effects.ts'
export { concentrationChances, concentrationDc } from './rules/spells-and-magic/concentration.ts'
export { type ConcentrationEvent, concentrationEnds } from './rules/spells-and-magic/concentration-ends.ts'
export {
  canExpendSlot,
  expendSlot,
  type SlotExpended,
  type SlotProblem,
  slotLevelsFor,
} from './rules/spells-and-magic/expending-spell-slots.ts'
export {
  type RitualCaster,
  type RitualObstacle,
  ritualMinutes,
  ritualObstacles,
} from './rules/spells-and-magic/ritual.ts'
export { type ComponentsAtHand, missingComponents, type SpellNeeds } from './rules/spells-and-magic/spell-components.ts'
export {
  type CastingSituation,
  type DisruptionCheck,
  spellDisruptionChecks,
} from './rules/spells-and-magic/spell-disruption.ts'
export {
  type SpellcastingTraining,
  type SpellFigure,
  spellAttackModifier,
  spellSaveDc,
} from './rules/spells-and-magic/spell-save-dc.ts'
export {
  SCRIBING_HOURS_PER_DAY,
  type Scribe,
  type Scribing,
  type ScribingObstacle,
  scribing,
  scribingObstacles,
  spellScroll,
} from './rules/spells-and-magic/spell-scroll.ts'
export {
  type HalfCasterRounding,
  NO_SLOTS,
  type PactSlots,
  type SpellSlots,
  spellcasterLevel,
  spellSlots,
} from './rules/spells-and-magic/spell-slots.ts'
export { spellcastingService } from './rules/spells-and-magic/spellcasting-service.ts'
export {
  type TelepathicContact,
  type TelepathyObstacle,
  telepathicContact,
} from './rules/spells-and-magic/telepathy.ts'
export { DRAWN_LOAD_MULTIPLIER, drawnCargoPounds, drawnLoadPounds } from './rules/travel/drawn-load.ts'
export {
  type ExtendedTravelSave,
  extendedTravelSaves,
  hourOfTravelCountsAs,
  isAcclimated,
} from './rules/travel/extended-travel.ts'
export {
  LARGE_VEHICLE_FIGURES,
  largeVehicleSpeed,
  passengersAboard,
  type ShipRepair,
  shipRepair,
  type Waters,
} from './rules/travel/large-vehicle.ts'
export { type JourneyStage, type MaximumPace, maximumPace } from './rules/travel/maximum-pace.ts'
export { type SpecialMovementRates, specialMovement, vehicleMiles } from './rules/travel/special-movement.ts'
export {
  feetPerMinute,
  milesInDays,
  milesInHours,
  paceCircumstances,
  type Traveler,
} from './rules/travel/travel-pace.ts'
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
export { ABILITY_MODIFIERS, type AbilityModifierRow } from './tables/abilities/ability-modifiers.ts'
export { BACKGROUND_INCREASE, type ScoreIncrease } from './tables/abilities/ability-score-increases.ts'
export {
  ABILITY_SCORE_MEANINGS,
  type AbilityScoreMeaning,
  type AbilityScoreMeaningRow,
} from './tables/abilities/ability-score-meanings.ts'
export { POINT_COSTS, POINTS, type PointCostRow } from './tables/abilities/point-costs.ts'
export { STANDARD_ARRAY, STANDARD_ARRAY_BY_CLASS } from './tables/abilities/standard-array.ts'
export { type ActionCheck, type ActionRow, MAIN_ACTIONS } from './tables/actions/actions.ts'
export { INFLUENCE_CHECKS, type InfluenceCheckRow } from './tables/actions/influence-checks.ts'
export { PLAYTEST_MAIN_ACTIONS } from './tables/actions/playtest-actions.ts'
export { SEARCH_SKILLS, type SearchSkillRow } from './tables/actions/search-skills.ts'
export { STUDY_SKILLS, type StudySkillRow } from './tables/actions/study-skills.ts'
export { AREAS_OF_EFFECT, type AreaOfEffectRow } from './tables/areas-of-effect/areas-of-effect.ts'
export { COVER, type CoverRow } from './tables/combat/cover.ts'
export { CREATURE_SIZES, type CreatureSizeRow } from './tables/combat/creature-sizes.ts'
export type { AttackCircumstances, ConditionEffect, ConditionRow, Gives } from './tables/conditions/condition-effect.ts'
export { CONDITION_EFFECTS } from './tables/conditions/condition-effects.ts'
export { PLAYTEST_CONDITION_EFFECTS } from './tables/conditions/playtest-condition-effects.ts'
export { ALIGNMENT_FACTORS, type AlignmentRow } from './tables/creating-a-character/alignments.ts'
export {
  BACKGROUND_OF_ONES_OWN,
  BACKGROUND_TRAITS,
  type BackgroundRow,
  type PackageItem,
} from './tables/creating-a-character/backgrounds.ts'
export { DRACONIC_ANCESTOR_DAMAGE_TYPES } from './tables/creating-a-character/draconic-ancestors.ts'
export {
  GIANT_ANCESTRIES,
  type GiantAncestryRow,
  SPELL_LINEAGES,
  type SpellLineageRow,
} from './tables/creating-a-character/lineages.ts'
export { SPECIES_STATISTICS, type SpeciesRow } from './tables/creating-a-character/species.ts'
export {
  BREATH_WEAPON_DAMAGE,
  SPECIES_TRAIT_FIGURES,
  SPECIES_TRAIT_USES,
  type SpeciesTraitUse,
} from './tables/creating-a-character/species-trait-uses.ts'
export { KNOWN_LANGUAGES, LANGUAGE_ROLLS, type LanguageRoll } from './tables/creating-a-character/standard-languages.ts'
export { STARTING_EQUIPMENT, type StartingEquipmentRow } from './tables/creating-a-character/starting-equipment.ts'
export {
  ENCOUNTER_BUDGETS,
  ENCOUNTER_GUIDELINES,
  type EncounterBudgetRow,
} from './tables/creatures-and-characters/encounter-budgets.ts'
export {
  EXPERIENCE_BY_CHALLENGE_RATING,
  LEAST_EXPERIENCE_OF_CHALLENGE_RATING_0,
} from './tables/creatures-and-characters/experience-by-challenge-rating.ts'
export { MONSTER_HIT_DICE, type MonsterHitDieRow } from './tables/creatures-and-characters/monster-hit-dice.ts'
export { ATTACK_ROLL_ABILITIES, type AttackRollAbilityRow } from './tables/d20-tests/attack-roll-abilities.ts'
export { BASE_ARMOR_CLASSES, type BaseArmorClassRow } from './tables/d20-tests/base-armor-classes.ts'
export {
  TYPICAL_DIFFICULTY_CLASSES,
  type TypicalDifficultyClassRow,
} from './tables/d20-tests/typical-difficulty-classes.ts'
export { HEALING_POTION_STATISTICS, type HealingPotionRow } from './tables/damage-and-healing/healing-potions.ts'
export { GEAR_STATISTICS } from './tables/equipment/adventuring-gear.ts'
export { AMMUNITION_STATISTICS, type AmmunitionRow } from './tables/equipment/ammunition.ts'
export { ARMOR_STATISTICS, type ArmorRow, SHIELD_STATISTICS } from './tables/equipment/armor.ts'
export { ARMOR_DON_AND_DOFF, type ArmorDonAndDoffRow } from './tables/equipment/armor-don-and-doff.ts'
export { COIN_VALUES } from './tables/equipment/coin-values.ts'
export { CONTAINERS, type ContainerRow } from './tables/equipment/containers.ts'
export {
  type ByPaidLifestyle,
  FOOD_AND_DRINK_COPPER_PIECES,
  INN_STAY_COPPER_PIECES_PER_DAY,
  MEAL_COPPER_PIECES,
  type PaidLifestyle,
} from './tables/equipment/food-drink-and-lodging.ts'
export { GEAR_BENEFITS, type GearBenefitRow, type GearOccasion } from './tables/equipment/gear-benefits.ts'
export { GEAR_CHECKS, type GearCheckRow, type GearCheckUse } from './tables/equipment/gear-checks.ts'
export { GEAR_FIGURES, type GearFigures } from './tables/equipment/gear-figures.ts'
export { HIRELINGS, type HirelingRow } from './tables/equipment/hirelings.ts'
export { LIFESTYLE_COPPER_PIECES_PER_DAY } from './tables/equipment/lifestyle-expenses.ts'
export { MASTERY_PROPERTY_FIGURES } from './tables/equipment/mastery-properties.ts'
export { PACKS, type Pack, type PackContents } from './tables/equipment/packs.ts'
export type { PriceAndWeight } from './tables/equipment/price-and-weight.ts'
export { SPREAD_GEAR, type SpreadGear, type SpreadGearRow } from './tables/equipment/spread-gear.ts'
export { THROWN_GEAR, THROWN_GEAR_SAVE, type ThrownGear, type ThrownGearRow } from './tables/equipment/thrown-gear.ts'
export { TOOL_VARIANT_STATISTICS } from './tables/equipment/tool-variants.ts'
export { TOOL_STATISTICS, type ToolRow } from './tables/equipment/tools.ts'
export { WEAPON_PROPERTY_FIGURES } from './tables/equipment/weapon-properties.ts'
export { WEAPON_STATISTICS, type WeaponRange, type WeaponRow } from './tables/equipment/weapons.ts'
export { LIGHT_OBSCUREMENTS } from './tables/exploration/light-obscurements.ts'
export { LIGHT_SOURCES, type LightSource, type LightSourceRow } from './tables/exploration/light-sources.ts'
export { NATURAL_LIGHTS, type NaturalLightRow } from './tables/exploration/natural-lights.ts'
export { SPECIAL_SENSES, type SpecialSenseRow } from './tables/exploration/special-senses.ts'
export { GLOSSARY_PAGES } from './tables/glossary-pages.ts'
export { CONTAGION_FIGURES, CONTAGION_STATISTICS, type ContagionRow } from './tables/hazards/contagions.ts'
export { CURSE_POTENCIES, type CursePotencyRow, DEMONIC_POSSESSION } from './tables/hazards/curses.ts'
export { DAILY_NEEDS, type DailyNeedsRow } from './tables/hazards/daily-needs.ts'
export { ENVIRONMENT_FIGURES } from './tables/hazards/environment-figures.ts'
export { EXPOSURES, type Exposure, type ExposureRow } from './tables/hazards/exposures.ts'
export {
  FEAR_AND_MENTAL_STRESS,
  PROLONGED_STRESS,
  type ProlongedStressRow,
  SAMPLE_FEARS,
  SAMPLE_MENTAL_STRESSES,
} from './tables/hazards/fear-and-mental-stress.ts'
export { HAZARD_FIGURES } from './tables/hazards/hazards.ts'
export { POISON_FIGURES, POISON_STATISTICS, type PoisonRow } from './tables/hazards/poisons.ts'
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
} from './tables/hazards/traps.ts'
export { WEATHER, type Weather, type WeatherRow } from './tables/hazards/weather.ts'
export { TABLES } from './tables/index.ts'
export {
  type AdvancementRow,
  CHARACTER_ADVANCEMENT,
  EXPERIENCE_PER_BONUS_FEAT,
} from './tables/level-advancement/character-advancement.ts'
export { CLASS_HIT_POINTS, type ClassHitPoints } from './tables/level-advancement/class-hit-points.ts'
export { BARBARIAN_PROGRESSION, type BarbarianRow } from './tables/level-advancement/class-progressions/barbarian.ts'
export { BARD_PROGRESSION, type BardRow } from './tables/level-advancement/class-progressions/bard.ts'
export type {
  ClassLevelRow,
  FullCasterRow,
  HalfCasterRow,
} from './tables/level-advancement/class-progressions/class-level.ts'
export { CLERIC_PROGRESSION, type ClericRow } from './tables/level-advancement/class-progressions/cleric.ts'
export { DRUID_PROGRESSION, type DruidRow } from './tables/level-advancement/class-progressions/druid.ts'
export { FIGHTER_PROGRESSION, type FighterRow } from './tables/level-advancement/class-progressions/fighter.ts'
export { CLASS_PROGRESSIONS } from './tables/level-advancement/class-progressions/index.ts'
export { MONK_PROGRESSION, type MonkRow } from './tables/level-advancement/class-progressions/monk.ts'
export { PALADIN_PROGRESSION, type PaladinRow } from './tables/level-advancement/class-progressions/paladin.ts'
export { RANGER_PROGRESSION, type RangerRow } from './tables/level-advancement/class-progressions/ranger.ts'
export { ROGUE_PROGRESSION, type RogueRow } from './tables/level-advancement/class-progressions/rogue.ts'
export { SORCERER_PROGRESSION, type SorcererRow } from './tables/level-advancement/class-progressions/sorcerer.ts'
export { WARLOCK_PROGRESSION, type WarlockRow } from './tables/level-advancement/class-progressions/warlock.ts'
export { WIZARD_PROGRESSION } from './tables/level-advancement/class-progressions/wizard.ts'
export { CLASS_TRAITS, type ClassRow, MULTICLASS_MINIMUM } from './tables/level-advancement/classes.ts'
export { FEAT_ABILITY_MINIMUM, FEAT_FIGURES, FEAT_TRAITS, type FeatRow } from './tables/level-advancement/feats.ts'
export { TIERS_OF_PLAY, type TierRow } from './tables/level-advancement/tiers-of-play.ts'
export {
  DECIMETERS_PER_FOOT,
  HECTOGRAMS_PER_POUND,
  HECTOMETERS_PER_MILE,
  MILLIMETERS_PER_INCH,
  SQUARE_FEET,
} from './tables/measures.ts'
export { CHECKS_WHILE_MOVING, type MovementCheckRow } from './tables/movement/movement-checks.ts'
export { MOVEMENT_COSTS, type MovementCircumstance, type MovementCostRow } from './tables/movement/movement-costs.ts'
export {
  CARRYING_CAPACITIES,
  type CarryingCapacityRow,
  PLAYTEST_CARRYING_CAPACITIES,
} from './tables/objects/carrying-capacities.ts'
export { OBJECT_ARMOR_CLASSES, type ObjectArmorClassRow } from './tables/objects/object-armor-classes.ts'
export {
  OBJECT_HIT_POINTS,
  type ObjectHitPoints,
  type Resilience,
  type SectionSize,
} from './tables/objects/object-hit-points.ts'
export {
  CLASS_PROFICIENCIES,
  type ClassProficiencies,
  type ToolChoice,
} from './tables/proficiency/class-proficiencies.ts'
export { PROFICIENCY_BONUSES, type ProficiencyBonusRow } from './tables/proficiency/proficiency-bonuses.ts'
export { SKILL_ABILITIES, type SkillRow } from './tables/proficiency/skills.ts'
export { ATTUNEMENT } from './tables/spells-and-magic/attunement.ts'
export { CLASS_SPELLCASTING, type ClassSpellcasting } from './tables/spells-and-magic/class-spellcasting.ts'
export { IDENTIFYING_A_SPELL, type IdentifyingCheck } from './tables/spells-and-magic/identifying.ts'
export { MAGIC_ITEM_VALUES } from './tables/spells-and-magic/magic-item-values.ts'
export { MULTICLASS_SPELL_SLOTS, type MulticlassSlotsRow } from './tables/spells-and-magic/multiclass-spell-slots.ts'
export { SPELL_SCROLL_COSTS, type SpellScrollCostRow } from './tables/spells-and-magic/spell-scroll-costs.ts'
export { SPELL_SCROLLS, type SpellScrollRow } from './tables/spells-and-magic/spell-scrolls.ts'
export {
  type HolySymbolUse,
  SPELLCASTING_FOCUS_STATISTICS,
  type SpellcastingFocusRow,
} from './tables/spells-and-magic/spellcasting-focuses.ts'
export {
  type Settlement,
  SPELLCASTING_SERVICES,
  type SpellcastingServiceRow,
} from './tables/spells-and-magic/spellcasting-services.ts'
export type { Cell, Source, Table } from './tables/table.ts'
export { LARGE_VEHICLE_STATISTICS, type LargeVehicleRow } from './tables/travel/large-vehicles.ts'
export { MOUNT_STATISTICS, type MountRow } from './tables/travel/mounts.ts'
export { TACK_AND_DRAWN_VEHICLE_STATISTICS } from './tables/travel/tack-and-drawn-vehicles.ts'
export { TRAVEL_FIGURES } from './tables/travel/travel-figures.ts'
export {
  TRAVEL_PACE_DISTANCES,
  TRAVEL_PACE_EFFECTS,
  type TravelPaceEffectRow,
  type TravelPaceRow,
} from './tables/travel/travel-paces.ts'
export { TRAVEL_TERRAINS, type TravelTerrainRow } from './tables/travel/travel-terrains.ts'
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
