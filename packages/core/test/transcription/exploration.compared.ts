import * as core from '../../src/index.ts'
import { byKey, figuresOf, inParts, noted, rowsOf, slug, slugs, whole } from './cells.ts'
import { type Comparison, compare, keyed, mapRows, pick } from './comparison.ts'
import * as book from './exploration.ts'
import { compareWorked } from './worked.ts'

const { capacities, ...carrying } = core.srd521.carrying
const rulesOfExploration = figuresOf(book.RULES_OF_EXPLORATION)

/** `3 (1d6)`: the Hit Points of an object. */
const objectHitPoints = (cell: string) => ({ average: whole(cell), dice: noted(cell).note })

/** “Exploration” in “Playing the Game”, and what “Rules Glossary” says about it. Travel is compared in “Toolbox”. */
export const EXPLORATION: readonly Comparison[] = [
  compare(
    book.LIGHT,
    core.LIGHT_OBSCUREMENTS,
    byKey(rowsOf(book.LIGHT).map((row) => [slug(row('Light')), slug(row('Area').replace('—', 'none'))])),
  ),
  compare(
    book.NATURAL_LIGHTS,
    keyed(core.NATURAL_LIGHTS, ({ when }) => when),
    byKey(
      rowsOf(book.NATURAL_LIGHTS).map((row) => [
        slug(row('When')),
        { when: slug(row('When')), light: slug(row('Light')), certain: row('Certain') === 'yes' },
      ]),
    ),
  ),
  compare(
    book.SPECIAL_SENSES,
    mapRows<core.SpecialSenseRow, object>(core.SPECIAL_SENSES, (row) => ({
      ...row,
      pierces: row.sees ? row.pierces : [],
    })),
    byKey(
      rowsOf(book.SPECIAL_SENSES).map((row) => [
        slug(row('Sense')),
        {
          sees: row('Sees') === 'yes',
          lightLevelsBrighter: whole(row('Lighter By')),
          pierces: slugs(row('Pierces')),
          stoppedByTotalCover: row('Stopped by Total Cover') === 'yes',
          needsContact: row('Needs Contact') === 'yes',
        },
      ]),
    ),
  ),
  compare(
    book.HAZARDS,
    core.HAZARDS,
    rowsOf(book.HAZARDS).map((row) => slug(row('Hazard'))),
  ),
  compare(book.FIGURES_OF_HAZARDS, core.HAZARD_FIGURES, figuresOf(book.FIGURES_OF_HAZARDS)),
  compare(
    book.OBJECT_ARMOR_CLASS,
    core.OBJECT_ARMOR_CLASSES,
    rowsOf(book.OBJECT_ARMOR_CLASS).map((row) => ({
      substances: slugs(row('Substances')),
      armorClass: whole(row('AC')),
    })),
  ),
  compare(
    book.OBJECT_HIT_POINTS,
    core.OBJECT_HIT_POINTS,
    byKey(
      rowsOf(book.OBJECT_HIT_POINTS).map((row) => [
        slug(row('Size')),
        { fragile: objectHitPoints(row('Fragile')), resilient: objectHitPoints(row('Resilient')) },
      ]),
    ),
  ),
  compare(
    book.CARRYING_CAPACITY,
    capacities,
    byKey(
      rowsOf(book.CARRYING_CAPACITY).map((row) => [
        slug(row('Creature Size')),
        {
          unencumberedQuarterPounds: inParts(row('Carry'), 4),
          carryQuarterPounds: inParts(row('Carry'), 4),
          dragLiftPushQuarterPounds: inParts(row('Drag/Lift/Push'), 4),
        },
      ]),
    ),
  ),
  compare(book.RULES_OF_CARRYING, carrying, figuresOf(book.RULES_OF_CARRYING)),
  compare(
    book.WATER_NEEDS,
    mapRows(core.DAILY_NEEDS, ({ waterQuarterGallons }) => waterQuarterGallons),
    byKey(rowsOf(book.WATER_NEEDS).map((row) => [slug(row('Size')), inParts(row('Gallons'), 4)])),
  ),
  compare(
    book.FOOD_NEEDS,
    mapRows(core.DAILY_NEEDS, ({ foodQuarterPounds }) => foodQuarterPounds),
    byKey(rowsOf(book.FOOD_NEEDS).map((row) => [slug(row('Size')), inParts(row('Pounds'), 4)])),
  ),
  compare(
    book.COSTS_OF_MOVEMENT,
    byKey(
      core.MOVEMENT_COSTS.map(({ circumstance, extraFeetPerFoot, ignoredWith }) => [
        circumstance,
        {
          extraFeet: extraFeetPerFoot,
          inDifficultTerrain:
            core.movementCostFeet(
              { feet: 1, circumstances: [...new Set([circumstance, 'difficult-terrain' as const])] },
              core.srd521,
            ).value - 1,
          ignoredWith,
        },
      ]),
    ),
    byKey(
      rowsOf(book.COSTS_OF_MOVEMENT).map((row) => [
        slug(row('Circumstance')),
        {
          extraFeet: whole(row('Extra Feet')),
          inDifficultTerrain: whole(row('In Difficult Terrain')),
          ignoredWith: slug(row('Ignored With').replace('—', 'none')),
        },
      ]),
    ),
  ),
  compare(
    book.CHECKS_OF_MOVEMENT,
    byKey(
      core.CHECKS_WHILE_MOVING.map(({ check, ability, skill, atGmOption }) => [
        check,
        { dc: core.srd521.movement.checkDcs[check], ability, skill, atGmOption },
      ]),
    ),
    byKey(
      rowsOf(book.CHECKS_OF_MOVEMENT).map((row) => [
        slug(row('Check')),
        {
          dc: whole(row('DC')),
          ability: slug(row('Ability')),
          skill: slug(row('Skill')),
          atGmOption: row('At GM’s Option') === 'yes',
        },
      ]),
    ),
  ),
  compare(book.RULES_OF_EXPLORATION, pick(core.srd521, rulesOfExploration), rulesOfExploration),
  compare(
    book.FIGURES_OF_EXPLORATION,
    { difficultSlopeDegrees: core.DIFFICULT_SLOPE_DEGREES, runUpFeet: core.RUN_UP_FEET },
    figuresOf(book.FIGURES_OF_EXPLORATION),
  ),
  compareWorked(book.WORKED_EXPLORATION, {
    'Long Jump, feet': (strengthScore, runUpFeet) => core.longJumpFeet({ strengthScore, runUpFeet }),
    'High Jump, feet': (modifier, runUp) =>
      core.highJumpFeet({ strengthModifier: modifier, runUpFeet: runUp }, core.srd521),
    'High Jump, inches': (jumpFeet, heightInches) => core.highJumpReachInches({ jumpFeet, heightInches }),
    'Low obstacle, inches': (heightInches, jumpFeet) => core.isLowObstacle({ heightInches, jumpFeet }),
    'Fall, dice': core.fallingDice,
    'Breath, seconds': core.breathSeconds,
  }),
]
