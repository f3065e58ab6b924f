import { ABILITY_SCORES } from '../rules/abilities/ability-score.ts'
import { REACH_FEET } from '../rules/combat/attack-range.ts'
import { ROUND_SECONDS, roundsInMinutes } from '../rules/combat/round.ts'
import { NATURAL_HIT, NATURAL_MISS } from '../rules/d20-tests/attack-roll.ts'
import { HIGH_JUMP_FEET, highJumpFeet, RUN_UP_FEET } from '../rules/movement/jumping.ts'
import { movementCostFeet } from '../rules/movement/movement-cost.ts'
import { next2012 } from '../rulesets/next-2012.ts'
import { COVER } from '../tables/combat/cover.ts'
import type { MovementCircumstance } from '../tables/movement/movement-costs.ts'
import { PLAYTEST_CONDITIONS } from '../vocabulary/conditions.ts'
import { dice, feet, feetPer, integer, type NamedFigure, pounds, signed, singleFeet } from './named-figure.ts'

const carrying = next2012.carrying.capacities
const conditions = next2012.conditions.rows
const { dying, longRest } = next2012
const [halfCover, threeQuartersCover] = COVER
const step = next2012.movement.incrementFeet

/** What a step of movement costs in addition to itself. */
const extraFeet = (circumstance: MovementCircumstance): number =>
  movementCostFeet({ feet: step, circumstances: [circumstance] }, next2012).value - step

/** Figures that running text can name: the 2012 playtest. */
export const next2012Figures = {
  'next-ordinary-score-maximum': integer(next2012.abilityScores.ordinaryMaximum),
  'next-unencumbered-per-strength': pounds(carrying.medium.unencumberedQuarterPounds / 4),
  'next-carrying-per-strength': pounds(carrying.medium.carryQuarterPounds / 4),
  'next-dragging-per-strength': pounds(carrying.medium.dragLiftPushQuarterPounds / 4),
  'next-encumbered-speed-penalty': feet(next2012.carrying.encumbered.speedReducedFeet),
  'next-overloaded-speed': feet(next2012.carrying.overloadedSpeedFeet),
  'next-actions-count': integer(next2012.actions.list.length),
  'next-disengage-distance': feet(next2012.disengage.moveFeet),
  'next-dodge-bonus': signed(next2012.dodge.bonus),
  'next-help-ability-minimum': integer(next2012.help.helper.minimum),
  'next-coup-de-grace-distance': feet(next2012.coupDeGrace.withinFeet),
  'next-movement-step': feet(next2012.movement.incrementFeet),
  'next-difficult-terrain-extra-cost': feetPer(extraFeet('difficult-terrain'), step),
  'next-stand-up-cost': feet(next2012.movement.standUp),
  'next-standing-high-jump-minimum': feet(highJumpFeet({ strengthModifier: 0, runUpFeet: 0 }, next2012)),
  'next-travel-speed-multiplier': integer(next2012.travel.timesPerMinute),
  'next-hustle-travel-multiplier': integer(next2012.travel.hustleTimes),
  'next-death-save-dc': integer(dying.dc),
  'next-death-save-successes': integer(dying.successesToStabilize),
  'next-death-save-damage': dice(dying.failureDamage),
  'next-stable-hit-points': integer(dying.stableHitPoints),
  'next-stable-hours': dice(dying.stableHours),
  'next-knock-out-hit-points': integer(next2012.knockOut.hitPoints),
  'next-short-rest-minutes': integer(next2012.shortRest.minutes),
  'next-long-rest-hours': integer(longRest.hours),
  'next-long-rest-light-activity-hours': integer(longRest.lightActivityHours),
  'next-long-rest-minimum-hit-points': integer(longRest.leastHitPoints),
  'next-long-rest-per-hours': integer(longRest.nextAfter.hours),
  'next-conditions-count': integer(PLAYTEST_CONDITIONS.length),
  'next-prone-attack-penalty': signed(conditions.prone.effects[1].bonus),
  'next-prone-ranged-distance': feet(conditions.prone.effects[3].when.beyondFeet),
  'next-intoxicated-spell-dc': integer(conditions.intoxicated.effects[2].dc),
  'next-intoxicated-damage-reduction': dice(conditions.intoxicated.effects[3].by),
  'next-blinded-speed-divisor': integer(conditions.blinded.effects[1].by),
  'next-ethereal-damage-divisor': integer(conditions.ethereal.effects[0].by),
  'next-spell-save-base-dc': integer(next2012.spellFigures.saveDcBase),
  'next-spell-disruption-dc': integer(next2012.spellDisruption.dc),
  'next-spell-disruption-distance': feet(next2012.spellDisruption.meleeFeet),
  'next-area-shapes-count': integer(next2012.areaShapes.length),
  'next-adventurer-score-maximum': integer(ABILITY_SCORES.adventurerMaximum),
  'next-ability-score-maximum': integer(ABILITY_SCORES.maximum),
  'next-round-seconds': integer(ROUND_SECONDS),
  'next-rounds-per-minute': integer(roundsInMinutes(1)),
  'next-default-reach': feet(REACH_FEET),
  'next-natural-hit': integer(NATURAL_HIT),
  'next-natural-miss': integer(NATURAL_MISS),
  'next-half-cover-bonus': signed(halfCover.bonus),
  'next-three-quarters-cover-bonus': signed(threeQuartersCover.bonus),
  'next-climbing-extra-cost': feetPer(extraFeet('climbing'), step),
  'next-swimming-extra-cost': feetPer(extraFeet('swimming'), step),
  'next-crawling-extra-cost': feetPer(extraFeet('crawling'), step),
  'next-jump-run-up': feet(RUN_UP_FEET),
  'next-high-jump-base': singleFeet(HIGH_JUMP_FEET),
} as const satisfies Readonly<Record<string, NamedFigure>>
