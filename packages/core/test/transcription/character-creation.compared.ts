import * as core from '../../src/index.ts'
import { byKey, copperPieces, counted, figuresOf, list, rowsOf, slug, slugs, span, whole } from './cells.ts'
import * as book from './character-creation.ts'
import { byNumber, type Comparison, compare, mapRows } from './comparison.ts'

const ABILITIES = ['Strength', 'Dexterity', 'Constitution', 'Intelligence', 'Wisdom', 'Charisma'] as const
const SLOT_LEVELS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

const figures = figuresOf(book.FIGURES_OF_CREATION)
const languages = rowsOf(book.LANGUAGES)
const scores = byKey(rowsOf(book.GENERATE_YOUR_SCORES).map((row) => [row('Method'), list(row('Figures')).map(Number)]))
const modifiers = byNumber(core.ABILITY_MODIFIERS, ({ modifier }) => modifier)
const bonuses = byNumber(core.PROFICIENCY_BONUSES, ({ bonus }) => bonus)
const casterKinds = byKey(
  rowsOf(book.MULTICLASS_SPELLCASTERS).flatMap((row) => slugs(row('Classes')).map((id) => [id, row('Levels count')])),
)

/** Scores in a column with a range for each modifier. */
const byScore = (table: typeof book.MODIFIERS | typeof book.ABILITY_SCORES_AND_MODIFIERS) =>
  byNumber(
    rowsOf<'Score' | 'Modifier'>(table).map((row) => ({ ...span(row('Score')), modifier: whole(row('Modifier')) })),
    ({ modifier }) => modifier,
  )

/** Classes that share a row, one by one. */
const byClass = <Column extends string>(
  table: { heading: string; page: number; columns: readonly (Column | 'Class')[]; rows: string },
  column: Column,
) => byKey(rowsOf(table).flatMap((row) => slugs(row('Class')).map((id) => [id, whole(row(column))])))

/** Chapter “Character Creation”, and the tables of classes in “Spells”. */
export const CHARACTER_CREATION: readonly Comparison[] = [
  compare(
    book.CLASS_OVERVIEW,
    mapRows(core.CLASS_TRAITS, ({ primaryAbilities, complexity }) => ({ primaryAbilities, complexity })),
    byKey(
      rowsOf(book.CLASS_OVERVIEW).map((row) => [
        slug(row('Class')),
        {
          primaryAbilities: row('Primary Ability')
            .split(' and ')
            .map((group) => group.split(' or ').map(slug)),
          complexity: slug(row('Complexity')),
        },
      ]),
    ),
  ),
  compare(
    book.ABILITY_SCORES_AND_BACKGROUNDS,
    rowsOf(book.ABILITY_SCORES_AND_BACKGROUNDS).map((row) =>
      core.BACKGROUNDS.flatMap((id) =>
        core.BACKGROUND_TRAITS[id].abilities.filter(
          (ability) => id === slug(row('Background')) && ability === slug(row('Ability')),
        ),
      ),
    ),
    rowsOf(book.ABILITY_SCORES_AND_BACKGROUNDS).map((row) => [slug(row('Ability'))]),
  ),
  compare(
    book.LANGUAGES,
    core.STANDARD_LANGUAGES,
    languages.map((row) => slug(row('Language'))),
  ),
  compare(
    book.LANGUAGES,
    core.LANGUAGE_ROLLS,
    languages
      .filter((row) => row('1d12') !== '—')
      .map((row) => ({ ...span(row('1d12')), language: slug(row('Language')) })),
  ),
  compare(book.LANGUAGES, core.KNOWN_LANGUAGES, {
    known: languages.filter((row) => row('1d12') === '—').map((row) => slug(row('Language'))),
    others: figures['languagesBesidesCommon'],
  }),
  compare(
    book.LANGUAGES_RARE,
    core.RARE_LANGUAGES,
    rowsOf(book.LANGUAGES_RARE).map((row) => slug(row('Language'))),
  ),
  compare(
    book.LANGUAGES_RARE,
    core.PRIMORDIAL_DIALECTS,
    rowsOf(book.LANGUAGES_RARE).flatMap((row) => slugs(row('Dialects'))),
  ),
  compare(book.GENERATE_YOUR_SCORES, core.STANDARD_ARRAY, scores['Standard Array']),
  compare(book.GENERATE_YOUR_SCORES, [core.POINTS], scores['Points']),
  compare(
    book.GENERATE_YOUR_SCORES,
    [core.RANDOM_GENERATION].map(({ dice, sides, keep, scores: count }) => [[dice], [sides], [keep], [count]]),
    [[scores['Dice rolled'], scores['Sides'], scores['Dice kept'], scores['Scores']]],
  ),
  compare(
    book.ABILITY_SCORE_POINT_COSTS,
    core.POINT_COSTS,
    rowsOf(book.ABILITY_SCORE_POINT_COSTS).map((row) => ({ score: whole(row('Score')), cost: whole(row('Cost')) })),
  ),
  compare(
    book.ARRAY_BY_CLASS,
    core.STANDARD_ARRAY_BY_CLASS,
    byKey(
      rowsOf(book.ARRAY_BY_CLASS).map((row) => [
        slug(row('Class')),
        byKey(ABILITIES.map((ability) => [slug(ability), whole(row(ability))])),
      ]),
    ),
  ),
  compare(book.MODIFIERS, modifiers, byScore(book.MODIFIERS)),
  compare(
    book.MODIFIERS,
    core.ABILITY_MODIFIERS,
    rowsOf(book.MODIFIERS).map((row) => ({ ...span(row('Score')), modifier: whole(row('Modifier')) })),
  ),
  compare(
    book.ABILITY_SCORES_AND_MODIFIERS,
    byKey(Object.keys(byScore(book.ABILITY_SCORES_AND_MODIFIERS)).map((score) => [score, modifiers[score]])),
    byScore(book.ABILITY_SCORES_AND_MODIFIERS),
  ),
  compare(
    book.NINE_ALIGNMENTS,
    core.ALIGNMENT_FACTORS,
    rowsOf(book.NINE_ALIGNMENTS).map((row) => ({
      alignment: slug(row('Alignment')),
      order: slug(row('Order')),
      morality: slug(row('Morality')),
    })),
  ),
  compare(
    book.LEVEL_1_HIT_POINTS,
    mapRows(core.CLASS_HIT_POINTS, ({ firstLevel }) => firstLevel),
    byClass(book.LEVEL_1_HIT_POINTS, 'Hit Point Maximum'),
  ),
  compare(
    book.FIXED_HIT_POINTS,
    mapRows(core.CLASS_HIT_POINTS, ({ laterLevel }) => laterLevel),
    byClass(book.FIXED_HIT_POINTS, 'Hit Points per Level'),
  ),
  compare(
    book.HIT_DICE_IN_EXAMPLES,
    (['cleric', 'fighter', 'paladin'] as const).map((id) => [id, `d${core.CLASS_HIT_POINTS[id].hitDie}`]),
    rowsOf(book.HIT_DICE_IN_EXAMPLES).map((row) => [slug(row('Class')), row('Hit Die')]),
  ),
  compare(
    book.ADVANCEMENT,
    core.CHARACTER_ADVANCEMENT,
    rowsOf(book.ADVANCEMENT).map((row) => ({
      level: whole(row('Level')),
      experiencePoints: whole(row('Experience Points')),
    })),
  ),
  compare(
    book.ADVANCEMENT,
    rowsOf(book.ADVANCEMENT).map((row) => bonuses[row('Level')]),
    rowsOf(book.ADVANCEMENT).map((row) => whole(row('Proficiency Bonus'))),
  ),
  compare(
    book.TIERS,
    core.TIERS_OF_PLAY,
    rowsOf(book.TIERS).map((row) => ({ tier: whole(row('Tier')), ...span(row('Levels')) })),
  ),
  compare(
    book.STARTING_EQUIPMENT_AT_HIGHER_LEVELS,
    core.STARTING_EQUIPMENT,
    rowsOf(book.STARTING_EQUIPMENT_AT_HIGHER_LEVELS).map((row) => ({
      ...span(row('Starting Level')),
      copperPieces: row('Money') === '—' ? 0 : copperPieces(row('Money')),
      dieSides: whole(row('Die').replace('1d', '')),
      copperPiecesPerPoint: row('Each Point') === '—' ? 0 : copperPieces(row('Each Point')),
      magicItems: {
        ...{ common: 0, uncommon: 0, rare: 0, 'very-rare': 0 },
        ...byKey(list(row('Magic Items')).map(counted)),
      },
    })),
  ),
  compare(
    book.FIGURES_OF_CREATION,
    [core.EXPERIENCE_PER_BONUS_FEAT, core.MULTICLASS_MINIMUM],
    [figures['experiencePerBonusFeat'], figures['multiclassMinimum']],
  ),
  compare(
    book.MULTICLASS_SPELLCASTERS,
    mapRows(core.CLASS_SPELLCASTING, ({ caster }) => caster),
    byKey(core.CLASSES.map((id) => [id, casterKinds[id] ?? 'none'])),
  ),
  compare(
    book.MULTICLASS_SPELLCASTER,
    core.MULTICLASS_SPELL_SLOTS,
    rowsOf(book.MULTICLASS_SPELLCASTER).map((row) => ({
      spellcasterLevel: whole(row('Level')),
      slots: byKey(SLOT_LEVELS.map((level) => [level, whole(row(level))])),
    })),
  ),
  compare(
    book.SPELL_PREPARATION,
    core.CLASSES.flatMap((id) => {
      const row = core.CLASS_SPELLCASTING[id]
      return row.caster === 'none' ? [] : [[id, row.changesOn, row.changes]]
    }),
    rowsOf(book.SPELL_PREPARATION).map((row) => [
      slug(row('Class')),
      slug(row('Change When You').replace('Gain', 'gaining').replace('Finish a ', '')),
      slug(row('Number of Spells')),
    ]),
  ),
  compare(
    book.SCHOOLS,
    core.SCHOOLS_OF_MAGIC,
    rowsOf(book.SCHOOLS).map((row) => slug(row('School'))),
  ),
]
