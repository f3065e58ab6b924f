/**
 * The columns that are compared, each in a form in which the sources can state it. Those down to `Concentration` are the lines
 * below the name of a spell; the others are figures of its effects. `First Save`, `First Dice` and `First Area` are for a source
 * that has a field for only one. `Damage` has the dice, `Added` what each level of the slot adds to
 * dice, areas and the duration; `Higher Levels` has
 * the first dice at each level of the slot, or of the caster of a cantrip. `Targets` has a number, and what a level adds to it.
 */
export const COLUMNS = [
  'Level',
  'School',
  'Lists',
  'Casting Time',
  'Trigger',
  'Ritual',
  'Range',
  'Components',
  'Cost',
  'Consumed',
  'Duration',
  'Concentration',
  'Targets',
  'Attack Roll',
  'Attacks',
  'First Save',
  'Saves',
  'First Dice',
  'Damage',
  'Damage Types',
  'Healing',
  'First Area',
  'Areas',
  'Added',
  'Higher Levels',
] as const

type Column = (typeof COLUMNS)[number]

/** What a source states about a spell. A cell that it cannot state is absent; one that it leaves empty is `NONE`. */
export type Cells = Readonly<Partial<Record<Column, string>>>

/** The cells of each spell, by its id. */
export type Transcription = ReadonlyMap<string, Cells>

export const NONE = '—'

export const yesOrNone = (value: boolean): string => (value ? 'yes' : NONE)

/** The values of a cell, each once, in the order of the alphabet. */
export const listed = (values: Iterable<string>): string => [...new Set(values)].toSorted().join(', ') || NONE

/** `Arcanist’s Magic Aura`, `**Aid**` and `Wish (175)`: `arcanists-magic-aura`, `aid`, `wish`. */
export const idOf = (name: string): string =>
  (
    name
      .replaceAll(/[’']|\(.*\)/g, '')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  ).join('-')

/** `2`, `minute`: `2 minutes`. */
export const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** `until dispelled`: `until-dispelled`; a time stays as it is. */
export const durationCell = (text: string): string => (/\d/.test(text) ? text : text.replaceAll(' ', '-'))

/** `10d6 + 40`: `10d6+40`. */
export const diceCell = (dice: string): string => dice.replaceAll(' ', '')

/** The worth of a component. */
export const costCell = (worth: string, consumed = false): string => `${worth}${consumed ? ' consumed' : ''}`
