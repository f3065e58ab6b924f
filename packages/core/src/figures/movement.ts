import { DRAG_SIZES_SMALLER } from '../rules/combat/grappling.ts'
import { DIFFICULT_SLOPE_DEGREES } from '../rules/movement/difficult-terrain.ts'
import { HIGH_JUMP_FEET, highJumpFeet, RUN_UP_FEET } from '../rules/movement/jumping.ts'
import { movementCostFeet } from '../rules/movement/movement-cost.ts'
import { SIZES_APART } from '../rules/movement/moving-around-creatures.ts'
import { srd521 } from '../rulesets/srd-5-2-1.ts'
import { CREATURE_SIZES } from '../tables/combat/creature-sizes.ts'
import { SQUARE_FEET } from '../tables/measures.ts'
import type { MovementCircumstance } from '../tables/movement/movement-costs.ts'
import { feet, feetPer, integer, type NamedFigure, pounds, singleFeet, squareSide } from './named-figure.ts'

const carrying = srd521.carrying.capacities
const { checkDcs } = srd521.movement
const [tiny, small, medium, large, huge, gargantuan] = CREATURE_SIZES

/** What a foot of movement costs in addition to itself. */
const extraFeet = (...circumstances: readonly MovementCircumstance[]): number =>
  movementCostFeet({ feet: 1, circumstances }, srd521).value - 1

/** Figures that running text can name: movement and position. */
export const movementFigures = {
  'grid-square-side': squareSide(SQUARE_FEET),
  'difficult-terrain-extra-cost': feetPer(extraFeet('difficult-terrain'), 1),
  'climbing-extra-cost': feetPer(extraFeet('climbing'), 1),
  'climbing-difficult-terrain-extra-cost': feetPer(extraFeet('climbing', 'difficult-terrain'), 1),
  'crawling-extra-cost': feetPer(extraFeet('crawling'), 1),
  'crawling-difficult-terrain-extra-cost': feetPer(extraFeet('crawling', 'difficult-terrain'), 1),
  'swimming-extra-cost': feetPer(extraFeet('swimming'), 1),
  'swimming-difficult-terrain-extra-cost': feetPer(extraFeet('swimming', 'difficult-terrain'), 1),
  'grapple-drag-extra-cost': feetPer(extraFeet('grappled'), 1),
  'grapple-drag-free-sizes-smaller': integer(DRAG_SIZES_SMALLER),
  'difficult-slope-degrees': integer(DIFFICULT_SLOPE_DEGREES),
  'hard-climb-dc': integer(checkDcs['hard-climb']),
  'rough-water-dc': integer(checkDcs['rough-water']),
  'jump-run-up': feet(RUN_UP_FEET),
  'high-jump-base': singleFeet(HIGH_JUMP_FEET),
  'high-jump-minimum': feet(highJumpFeet({ strengthModifier: -HIGH_JUMP_FEET, runUpFeet: RUN_UP_FEET }, srd521)),
  'long-jump-landing-dc': integer(checkDcs['landing-in-difficult-terrain']),
  'long-jump-obstacle-dc': integer(checkDcs['low-obstacle']),
  'pass-through-sizes-apart': integer(SIZES_APART),
  'small-space': feet(small.sideHalfFeet / 2),
  'medium-space': feet(medium.sideHalfFeet / 2),
  'large-space': feet(large.sideHalfFeet / 2),
  'huge-space': feet(huge.sideHalfFeet / 2),
  'gargantuan-space': feet(gargantuan.sideHalfFeet / 2),
  'tiny-creatures-per-square': integer(tiny.creaturesPerSpace),
  'carrying-per-strength': pounds(carrying.medium.carryQuarterPounds / 4),
  'dragging-per-strength': pounds(carrying.medium.dragLiftPushQuarterPounds / 4),
  'overloaded-speed': feet(srd521.carrying.overloadedSpeedFeet),
} as const satisfies Readonly<Record<string, NamedFigure>>
