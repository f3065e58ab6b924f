import * as core from '../../src/index.ts'
import { byKey, counted, list, noted, priceAndWeight, rowsOf, slug, whole } from './cells.ts'
import { type Comparison, compare, mapRows, sorted } from './comparison.ts'
import * as book from './gear.ts'

const USES: Readonly<Record<string, readonly string[]>> = {
  'worn or held': ['held', 'worn'],
  'borne on fabric or a Shield': ['borne-on-fabric-or-shield'],
  held: ['held'],
}

const items = rowsOf(book.GEAR)
const focuses = rowsOf(book.FOCUSES).map((row) => ({ row, ...noted(row('Focus')) }))

const group = (heading: string): readonly string[] =>
  focuses.flatMap(({ row, name }) => (row('group') === heading ? [slug(name)] : []))

/** The note of a focus: another item that it also is, or how a Holy Symbol is used. */
function saidBy(note: string) {
  const uses = USES[note]
  const [, weapon] = /^also a (.+)$/.exec(note) ?? []
  return {
    ...(uses === undefined ? {} : { uses }),
    ...(weapon === undefined ? {} : { alsoWeapon: slug(weapon) }),
  }
}

/** Chapter “Equipment”: adventuring gear. */
export const GEAR: readonly Comparison[] = [
  compare(
    book.GEAR,
    core.GEAR_STATISTICS,
    byKey(items.flatMap((row) => (row('Cost') === 'Varies' ? [] : [[slug(row('Item')), priceAndWeight(row)]]))),
  ),
  compare(
    book.GEAR,
    ['ammunition', ...core.FOCUS_KINDS],
    items.flatMap((row) => (row('Cost') === 'Varies' && row('Weight') === 'Varies' ? [slug(row('Item'))] : [])),
  ),
  compare(
    book.AMMUNITION_TABLE,
    core.AMMUNITION_STATISTICS,
    byKey(
      rowsOf(book.AMMUNITION_TABLE).map((row) => [
        slug(row('Type')),
        {
          amount: whole(row('Amount')),
          storage: slug(row('Storage').replace('Case', 'Crossbow Bolt Case')),
          ...priceAndWeight(row),
        },
      ]),
    ),
  ),
  compare(
    book.FOCUSES,
    mapRows(core.SPELLCASTING_FOCUS_STATISTICS, (row) =>
      row.uses === undefined ? row : { ...row, uses: sorted(row.uses) },
    ),
    byKey(focuses.map(({ row, name, note }) => [slug(name), { ...priceAndWeight(row), ...saidBy(note) }])),
  ),
  compare(book.FOCUSES, core.ARCANE_FOCUSES, group('Arcane Focuses')),
  compare(book.FOCUSES, core.DRUIDIC_FOCUSES, group('Druidic Focuses')),
  compare(book.FOCUSES, core.HOLY_SYMBOLS, group('Holy Symbols')),
  compare(
    book.CONTENTS_OF_PACKS,
    core.PACKS,
    byKey(rowsOf(book.CONTENTS_OF_PACKS).map((row) => [slug(row('Pack')), byKey(list(row('Contents')).map(counted))])),
  ),
]
