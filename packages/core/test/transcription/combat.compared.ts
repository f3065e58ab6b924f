import * as core from '../../src/index.ts'
import { byKey, figuresOf, inParts, noted, type Row, rowsOf, slug, slugs, whole } from './cells.ts'
import * as book from './combat.ts'
import { type Comparison, compare, mapRows, pick } from './comparison.ts'
import { effectsOf } from './condition-effects.ts'
import { compareWorked } from './worked.ts'

/** What a degree of cover gives, in the form of core, where one bonus is for AC and Dexterity saving throws. */
export const cover = (row: Row<'Degree' | 'AC' | 'Dexterity Saves' | 'Can Be Targeted'>) => ({
  degree: slug(row('Degree')),
  bonus: whole(row('AC')),
  savesBonus: whole(row('Dexterity Saves')),
  canBeTargetedDirectly: row('Can Be Targeted') === 'yes',
})

/** The cover of core, with its one bonus for both. */
export const COVER_OF_CORE = core.COVER.map((row) => ({ ...row, savesBonus: row.bonus }))

/** `4 (2 by 2)`, `1`, `4 per square`: the squares of a space, or the creatures in one square. */
function squares(cell: string) {
  const { name, note } = noted(cell)
  return cell.endsWith('per square')
    ? { squares: 1, squaresAcross: 1, creaturesPerSpace: whole(cell) }
    : { squares: whole(name), squaresAcross: note === '' ? 1 : whole(note), creaturesPerSpace: 1 }
}

const rulesOfCombat = figuresOf(book.RULES_OF_COMBAT)

/** “Combat” in “Playing the Game”, and what “Rules Glossary” says of it, with its conditions. */
export const COMBAT: readonly Comparison[] = [
  compare(
    book.CREATURE_SIZE_AND_SPACE,
    core.CREATURE_SIZES.map((row) => ({ ...row, squares: row.squaresAcross ** 2 })),
    rowsOf(book.CREATURE_SIZE_AND_SPACE).map((row) => ({
      size: slug(row('Size')),
      sideHalfFeet: inParts(row('Feet'), 2),
      ...squares(row('Squares')),
    })),
  ),
  compare(book.COVER, COVER_OF_CORE, rowsOf(book.COVER).map(cover)),
  compare(
    book.AREAS_OF_EFFECT,
    core.AREAS_OF_EFFECT.filter(({ shape }) => shape !== 'cloud'),
    rowsOf(book.AREAS_OF_EFFECT).map((row) => ({
      shape: slug(row('Shape')),
      dimensions: slugs(row('Dimensions')),
      origin: slug(row('Origin')),
      originIncluded: row('Origin Included') === 'yes',
      extends: slug(row('Extends')),
      movesWithOrigin: row('Moves with Origin') === 'yes',
    })),
  ),
  compare(book.RULES_OF_COMBAT, pick(core.srd521, rulesOfCombat), rulesOfCombat),
  compare(
    book.FIGURES_OF_COMBAT,
    {
      roundSeconds: core.ROUND_SECONDS,
      squareFeet: core.SQUARE_FEET,
      reachFeet: core.REACH_FEET,
      escapeSkills: core.ESCAPE_SKILLS,
    },
    figuresOf(book.FIGURES_OF_COMBAT),
  ),
  compare(
    book.CONDITIONS,
    core.srd521.conditions.list,
    rowsOf(book.CONDITIONS).map((row) => slug(row('Condition'))),
  ),
  compare(
    book.CONDITIONS,
    mapRows(core.CONDITION_EFFECTS, ({ maximumLevel }) => maximumLevel),
    byKey(rowsOf(book.CONDITIONS).map((row) => [slug(row('Condition')), whole(row('Levels'))])),
  ),
  compare(
    book.EFFECTS_OF_CONDITIONS,
    mapRows<core.ConditionRow, unknown>(core.CONDITION_EFFECTS, ({ effects }) => effects),
    effectsOf(book.EFFECTS_OF_CONDITIONS),
  ),
  compareWorked(book.WORKED_COMBAT, {
    Rounds: core.roundsInMinutes,
    'Squares of Speed': core.speedInSquares,
    'Mounting, feet': (speed) => core.mountingCostFeet(speed, core.srd521),
    'Standing up, feet': (speed) => core.standUpCostFeet(speed, core.srd521),
    'Unarmed Strike, damage': (modifier) => core.unarmedStrikeDamage(modifier, core.srd521),
    'Unarmed Strike, DC': (strengthModifier, proficiencyBonus) =>
      core.grappleOrShoveDc({ strengthModifier, proficiencyBonus }, core.srd521),
    'Concentration, DC': (damage) => core.concentrationDc(damage, core.srd521),
    'Spell save, DC': (abilityModifier, training) => core.spellSaveDc({ abilityModifier, training }, core.srd521).value,
    'Ritual, minutes': (casting, own) => core.ritualMinutes({ castingMinutes: casting, ownMinutes: own }, core.srd521),
    'Exhaustion, D20 Tests': (level) => core.exhaustionEffects(level, core.srd521).d20Bonus,
    'Exhaustion, Speed': (level) => core.exhaustionEffects(level, core.srd521).speedReducedFeet,
  }),
]
