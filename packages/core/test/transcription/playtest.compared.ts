import * as core from '../../src/index.ts'
import { byKey, figuresOf, rowsOf, slug, span, type Transcription, whole } from './cells.ts'
import { COVER_OF_CORE, cover } from './combat.compared.ts'
import { byNumber, type Comparison, compare, mapRows, pick } from './comparison.ts'
import { effectsOf } from './condition-effects.ts'
import { action } from './playing-the-game.compared.ts'
import * as book from './playtest.ts'
import { compareWorked } from './worked.ts'

const { list: playtestConditions, rows: conditionRows } = core.next2012.conditions

const { capacities, ...carrying } = core.next2012.carrying
const { list: actions, bonusActions } = core.next2012.actions

/** The edition without the tables that are compared separately. */
const next2012 = { ...core.next2012, carrying, actions: { bonusActions } }

const RULES = [
  book.RULES_OF_ACTIONS,
  book.RULES_OF_EXPLORATION,
  book.RULES_OF_COMBAT,
  book.RULES_OF_DAMAGE,
  book.RULES_OF_RESTS,
  book.RULES_OF_MAGIC,
]

/** The rules of equipment, which the edition has from SRD 5.2.1. */
const EQUIPMENT = [
  'crafting',
  'drawingToThrow',
  'equipment',
  'foodAndDrink',
  'gearBenefits',
  'gearChecks',
  'gearFigures',
  'gearUse',
  'heavyWeapons',
  'helpedDoffingDivisor',
  'largeVehicles',
  'meals',
  'mounts',
  'packs',
  'spreadGear',
  'thrownGear',
  'toolTasks',
  'untrainedShield',
  'vehicleProficiency',
  'weapons',
]

/** The typed rules of the edition. */
function compareRules(table: Transcription<'Figure' | 'Value'>): Comparison {
  const typed = figuresOf(table)
  return compare(table, pick(next2012, typed), typed)
}

const moving = (circumstance: core.MovementCircumstance) => (feet: number) =>
  core.movementCostFeet({ feet, circumstances: [circumstance] }, core.next2012).value

/** How to Play, of the 2012 playtest. */
export const PLAYTEST: readonly Comparison[] = [
  compare(
    book.ABILITY_MODIFIERS,
    byNumber(
      core.ABILITY_MODIFIERS.filter(({ to }) => to <= 21),
      ({ modifier }) => modifier,
    ),
    byNumber(
      rowsOf(book.ABILITY_MODIFIERS).map((row) => ({ ...span(row('Score')), modifier: whole(row('Modifier')) })),
      ({ modifier }) => modifier,
    ),
  ),
  compare(
    book.CARRYING_CAPACITY,
    capacities,
    byKey(
      rowsOf(book.CARRYING_CAPACITY).map((row) => [
        slug(row('Size')),
        {
          unencumberedQuarterPounds: whole(row('Unencumbered')) * 4,
          carryQuarterPounds: whole(row('Maximum')) * 4,
          dragLiftPushQuarterPounds: whole(row('Lift and Drag')) * 4,
        },
      ]),
    ),
  ),
  compare(book.COVER, COVER_OF_CORE, rowsOf(book.COVER).map(cover)),
  compare(book.ACTIONS, actions, rowsOf(book.ACTIONS).map(action)),
  compare(
    book.AREAS_OF_EFFECT,
    byKey(
      core.AREAS_OF_EFFECT.filter(({ shape }) => new Set<string>(core.next2012.areaShapes).has(shape)).map((row) => [
        row.shape,
        { originIncluded: row.originIncluded, extends: row.extends },
      ]),
    ),
    byKey(
      rowsOf(book.AREAS_OF_EFFECT).map((row) => [
        slug(row('Shape')),
        { originIncluded: row('Origin Included') === 'yes', extends: slug(row('Extends')) },
      ]),
    ),
  ),
  ...RULES.map(compareRules),
  compare(
    { heading: 'How to Play, all rules', page: 1 },
    Object.keys(core.next2012).toSorted(),
    [
      ...EQUIPMENT,
      'conditions',
      'id',
      'multiclassTraining',
      'species',
      ...RULES.flatMap((table) => Object.keys(figuresOf(table))),
    ].toSorted(),
  ),
  compare(
    book.EFFECTS_OF_CONDITIONS,
    Array.from(playtestConditions).toSorted(),
    Object.keys(effectsOf(book.EFFECTS_OF_CONDITIONS)).toSorted(),
  ),
  compare(
    book.EFFECTS_OF_CONDITIONS,
    mapRows<core.ConditionRow, unknown>(conditionRows, ({ effects }) => effects),
    effectsOf(book.EFFECTS_OF_CONDITIONS),
  ),
  compareWorked(book.WORKED_PLAYTEST, {
    'Feet in a minute': (speedFeet) =>
      core.feetPerMinute({ pace: 'normal', speedFeet, hustling: false }, core.next2012),
    'Feet in a minute, hustling': (speedFeet) =>
      core.feetPerMinute({ pace: 'normal', speedFeet, hustling: true }, core.next2012),
    'Long Jump, feet': (strengthScore, runUpFeet) => core.longJumpFeet({ strengthScore, runUpFeet }),
    'High Jump, feet': (modifier, runUp) =>
      core.highJumpFeet({ strengthModifier: modifier, runUpFeet: runUp }, core.next2012),
    'Climbing, feet': moving('climbing'),
    'Crawling, feet': moving('crawling'),
    'Swimming, feet': moving('swimming'),
    'Difficult terrain, feet': moving('difficult-terrain'),
    'Standing up, feet': (speed) => core.standUpCostFeet(speed, core.next2012),
    'Deadly Hit Points': (constitutionScore, level) => core.deadlyHitPoints({ constitutionScore, level }),
    'Spell save, DC': (abilityModifier, training) =>
      core.spellSaveDc({ abilityModifier, training }, core.next2012).value,
  }),
]
