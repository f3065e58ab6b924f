import * as core from '../../src/index.ts'
import {
  byKey,
  copperPieces,
  dice,
  figuresOf,
  inParts,
  list,
  noted,
  optional,
  type Row,
  rowsOf,
  slug,
  slugs,
  span,
  whole,
} from './cells.ts'
import { byNumber, type Comparison, compare } from './comparison.ts'
import * as book from './toolbox.ts'

/** The id of a name, or a word for the dash. */
const slugOr = (cell: string, otherwise: string): string => (cell === '—' ? otherwise : slug(cell))

/** `every 24 hours, 1d6, 7`: when the save is repeated, what a failure deals, and how many successes end it. */
function repeats(cell: string) {
  const [when = '', damage = '', successes = ''] = list(cell)
  return { when: slug(when), ...optional('damage', damage, dice), successesToEnd: Number(successes) }
}

/** `1 minute`, `4d6 hours` */
function duration(cell: string) {
  const [amount = '', unit = ''] = cell.split(' ')
  return { amount, unit: unit.endsWith('s') ? unit : `${unit}s` }
}

/** A poison, as core has it. */
export const poison = (row: Row<(typeof book.SAMPLE_POISONS)['columns'][number]>) => ({
  type: slug(row('Type')),
  costCopperPieces: copperPieces(row('Cost')),
  saveDc: whole(row('DC')),
  ...optional('damage', row('Damage'), dice),
  ...(row('Success') === 'half' ? { halfOnSuccess: true } : {}),
  ...optional('conditions', row('Conditions'), slugs),
  ...optional('conditionsFailingBy5', row('Failing by 5'), slugs),
  ...optional('duration', row('Duration'), duration),
  ...optional('repeats', row('Repeated'), repeats),
  ...optional('wokenBy', row('Woken By'), slugs),
})

const experience = rowsOf(book.XP_BY_CHALLENGE_RATING)

/** Chapters “Gameplay Toolbox” and “Monsters”, and Travel Pace in “Playing the Game”. */
export const TOOLBOX: readonly Comparison[] = [
  compare(
    book.TRAVEL_PACE,
    core.TRAVEL_PACE_DISTANCES,
    byKey(
      rowsOf(book.TRAVEL_PACE).map((row) => [
        slug(row('Pace')),
        { feetPerMinute: whole(row('Minute')), milesPerHour: whole(row('Hour')), milesPerDay: whole(row('Day')) },
      ]),
    ),
  ),
  compare(
    book.EFFECTS_OF_PACES,
    core.TRAVEL_PACE_EFFECTS,
    rowsOf(book.EFFECTS_OF_PACES).map((row) => ({
      pace: slug(row('Pace')),
      ability: slug(noted(row('Check')).name),
      skill: slug(noted(row('Check')).note),
      gives: slug(row('Gives')),
    })),
  ),
  compare(
    book.TRAVEL_TERRAIN,
    core.TRAVEL_TERRAINS,
    byKey(
      rowsOf(book.TRAVEL_TERRAIN).map((row) => [
        slug(row('Terrain')),
        {
          maximumPace: slug(row('Maximum Pace').replace('*', '').replace('Special†', 'vehicle')),
          fastNeedsEquipment: row('Maximum Pace').endsWith('*'),
          encounterDistanceFeet: dice(row('Encounter Distance').replace(' feet', '')),
          foragingDc: whole(row('Foraging DC')),
          navigationDc: whole(row('Navigation DC')),
          searchDc: whole(row('Search DC')),
        },
      ]),
    ),
  ),
  compare(book.FIGURES_OF_TRAVEL, core.TRAVEL_FIGURES, figuresOf(book.FIGURES_OF_TRAVEL)),
  compare(
    book.SAVES_AGAINST_EXHAUSTION,
    core.EXPOSURES,
    byKey(
      rowsOf(book.SAVES_AGAINST_EXHAUSTION).map((row) => [
        slug(row('Effect')),
        {
          save: slug(row('Save')),
          dc: whole(row('DC')),
          dcRise: whole(row('DC Rise')),
          each: slug(row('Each')),
          constitutionMinutesFree: row('Free') === 'Constitution minutes',
          resistanceSucceeds: slugOr(row('Resistance'), 'none'),
          adaptedSucceeds: row('Exempt') === 'naturally adapted',
          swimSpeedExempts: row('Exempt') === 'Swim Speed',
          waterExempts: row('Exempt') === 'drinkable water',
          disadvantageIn: slugs(row('Disadvantage In')),
          exhaustionLevels: whole(row('Exhaustion')),
        },
      ]),
    ),
  ),
  compare(book.FIGURES_OF_ENVIRONMENT, core.ENVIRONMENT_FIGURES, figuresOf(book.FIGURES_OF_ENVIRONMENT)),
  compare(
    book.EFFECTS_OF_WEATHER,
    core.WEATHER,
    rowsOf(book.EFFECTS_OF_WEATHER).map((row) => ({
      weather: slug(row('Weather')),
      effect: slug(row('group')),
      obscurement: slugOr(row('Area'), 'none'),
      perception: slugOr(row('Perception'), 'normal'),
      rangedWeaponAttacks: slugOr(row('Ranged Attacks'), 'normal'),
      extinguishesOpenFlames: row('Flames Out') === 'yes',
      dispersesFog: row('Disperses Fog') === 'yes',
      grounds: row('Grounds') === 'yes',
    })),
  ),
  compare(
    book.SAMPLE_POISONS,
    core.POISON_STATISTICS,
    byKey(rowsOf(book.SAMPLE_POISONS).map((row) => [slug(row('Poison')), poison(row)])),
  ),
  compare(book.FIGURES_OF_POISON, core.POISON_FIGURES, figuresOf(book.FIGURES_OF_POISON)),
  compare(
    book.XP_BUDGET_PER_CHARACTER,
    core.ENCOUNTER_BUDGETS,
    rowsOf(book.XP_BUDGET_PER_CHARACTER).map((row) => ({
      level: whole(row('Party’s Level')),
      low: whole(row('Low')),
      moderate: whole(row('Moderate')),
      high: whole(row('High')),
    })),
  ),
  compare(book.FIGURES_OF_ENCOUNTERS, core.ENCOUNTER_GUIDELINES, figuresOf(book.FIGURES_OF_ENCOUNTERS)),
  compare(
    book.TYPES_OF_CREATURES,
    core.CREATURE_TYPES,
    rowsOf(book.TYPES_OF_CREATURES).map((row) => slug(row('Type'))),
  ),
  compare(
    book.HIT_DICE_BY_SIZE,
    core.MONSTER_HIT_DICE,
    rowsOf(book.HIT_DICE_BY_SIZE).map((row) => ({
      size: slug(row('Monster Size')),
      die: dice(row('Hit Die')),
      averageHalfHitPoints: inParts(row('Average HP per Die'), 2),
    })),
  ),
  compare(
    book.XP_BY_CHALLENGE_RATING,
    core.CHALLENGE_RATINGS,
    experience.map((row) => row('CR')),
  ),
  compare(
    book.XP_BY_CHALLENGE_RATING,
    core.EXPERIENCE_BY_CHALLENGE_RATING,
    byKey(experience.map((row) => [row('CR'), whole(row('XP').replace(/^.* or /, ''))])),
  ),
  compare(
    book.XP_BY_CHALLENGE_RATING,
    [core.LEAST_EXPERIENCE_OF_CHALLENGE_RATING_0],
    experience.flatMap((row) => (row('XP').includes(' or ') ? [whole(row('XP'))] : [])),
  ),
  compare(
    book.PROFICIENCY_BY_CHALLENGE_RATING,
    byNumber(core.PROFICIENCY_BONUSES, ({ bonus }) => bonus),
    byNumber(
      rowsOf(book.PROFICIENCY_BY_CHALLENGE_RATING).map((row) => ({ ...span(row('CR')), bonus: whole(row('PB')) })),
      ({ bonus }) => bonus,
    ),
  ),
]
