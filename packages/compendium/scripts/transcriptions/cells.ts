import type { SpellArea } from '../../src/index.ts'

/** What a source states about an entry. A cell that it cannot state is absent; one that it leaves empty is `NONE`. */
export type Cells<Column extends string = string> = Readonly<Partial<Record<Column, string>>>

/** The cells of each entry, by its id: a spell, a creature, or a trait or action of a creature. */
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

/** `line 30 × 5`. */
export const areaCell = ({ addedFeet: _added, count: _count, shape, ...sizes }: SpellArea): string =>
  `${shape} ${Object.values(sizes).join(' × ')}`

/** `2`, `minute`: `2 minutes`. */
export const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** `10d6 + 40`: `10d6+40`. */
export const diceCell = (dice: string): string => dice.replaceAll(' ', '')
