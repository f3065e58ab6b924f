import { ABILITIES, type Ability } from '@rulestone/core'
import { type Cells, NONE } from '../cells.ts'

type Named<Word extends string> = Capitalize<Word>

const named = <Word extends string>(word: Word): Named<Word> =>
  `${word.charAt(0).toUpperCase()}${word.slice(1)}` as Named<Word>

/** The column of an ability score, and that of the bonus of a saving throw. */
export const scoreColumn = (ability: Ability): Named<Ability> => named(ability)
export const saveColumn = (ability: Ability): `${Named<Ability>} Save` => `${named(ability)} Save`

/**
 * The columns of the lines above the traits and actions. `Other Speeds` has those of one form, and those that the GM chooses;
 * `Languages` those that a creature speaks or understands, and how many more.
 */
const BLOCK_COLUMNS = [
  'Size',
  'Type',
  'Tags',
  'Alignment',
  'AC',
  'Initiative',
  'Initiative Score',
  'Hit Points',
  'Hit Dice',
  'Speed',
  'Burrow Speed',
  'Climb Speed',
  'Fly Speed',
  'Hover',
  'Swim Speed',
  'Other Speeds',
  ...ABILITIES.map(scoreColumn),
  ...ABILITIES.map(saveColumn),
  'Skills',
  'Vulnerabilities',
  'Resistances',
  'Immunities',
  'Condition Immunities',
  'Senses',
  'Passive Perception',
  'Languages',
  'Telepathy',
  'Gear',
  'CR',
  'XP',
  'XP in Lair',
  'Proficiency Bonus',
  'Legendary Uses',
] as const

/**
 * The columns of a trait or an action. `Damage` has the dice and types of a hit or a failed save, `Attack Dice` the dice of every
 * hit; `Conditions` those that either gives, with the DC of an escape. `Multiattack` has the attacks that are made.
 */
const PART_COLUMNS = [
  'Section',
  'Uses',
  'Recharge',
  'Forms',
  'Attack',
  'Attack Bonus',
  'Reach',
  'Range',
  'Attack Dice',
  'Save',
  'Save DC',
  'Half on Success',
  'Area',
  'Damage',
  'Average Damage',
  'Conditions',
  'Escape DC',
  'Multiattack',
  'Spellcasting',
  'Spell Save DC',
  'Spell Attack Bonus',
  'Spells',
] as const

export const CREATURE_COLUMNS = [...BLOCK_COLUMNS, ...PART_COLUMNS] as const

export type BlockCells = Cells<(typeof BLOCK_COLUMNS)[number]>

export type PartCells = Cells<(typeof PART_COLUMNS)[number]>

/** The id of the entry of a trait or an action: `aboleth`, `tentacle`: `aboleth-tentacle`. */
export const partId = (creature: string, part: string): string => `${creature}-${part}`

export const signed = (bonus: number): string => (bonus < 0 ? String(bonus) : `+${bonus}`)

const FRACTIONS: Readonly<Record<number, string>> = { 0.125: '1/8', 0.25: '1/4', 0.5: '1/2' }

/** `0.25`: `1/4`. */
export const ratingCell = (rating: number): string => FRACTIONS[rating] ?? String(rating)

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six']

/** `two`: `2`. */
export const numberOf = (word: string): number => NUMBERS.indexOf(word)

/** How often a day, and in a lair: `3, 4 in lair`. */
export const usesCell = (perDay: number | string | undefined, inLair?: number | string): string => {
  if (perDay === undefined) return NONE
  return `${perDay}${inLair === undefined ? '' : `, ${inLair} in lair`}`
}

/** The values of a cell, each as often as it stands there, in the order of the alphabet. */
export const sorted = (values: readonly string[], separator = ', '): string => values.toSorted().join(separator) || NONE
