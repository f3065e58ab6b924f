import * as core from '../../src/index.ts'
import { byKey, list, noted, priceAndWeight, rowsOf, slug } from './cells.ts'
import { type Comparison, compare, mapRows, sorted } from './comparison.ts'
import * as book from './tools.ts'
import { ARMOR_TABLE, WEAPONS } from './weapons-and-armor.ts'

/** The names in a group of the tables of weapons or armor. */
const NAMES: Readonly<Record<string, (heading: string) => readonly string[]>> = {
  weapon: (heading) => rowsOf(WEAPONS).flatMap((row) => (row('group').includes(heading) ? [row('Name')] : [])),
  armor: (heading) => rowsOf(ARMOR_TABLE).flatMap((row) => (row('group').includes(heading) ? [row('Armor')] : [])),
}

/** The items that an entry of a list of crafted items means: `Ranged weapon (except Sling)` is many. */
function crafted(entry: string): readonly string[] {
  const { name, note } = noted(entry)
  const [heading = '', kind = ''] = name.split(' ')
  const names = NAMES[kind]?.(heading)
  const exceptions = list(note.replace('except ', ''))
  return (names?.filter((item) => !exceptions.includes(item.replace(' Armor', ''))) ?? [entry]).map(slug)
}

const group = (heading: string): readonly string[] =>
  rowsOf(book.TOOLS).flatMap((row) => (row('group') === heading ? [slug(row('Tool'))] : []))

const variants = (heading: string): readonly string[] =>
  rowsOf(book.VARIANTS).flatMap((row) => (row('group') === heading ? [slug(row('Variant'))] : []))

/** Chapter “Equipment”: tools. */
export const TOOLS: readonly Comparison[] = [
  compare(
    book.TOOLS,
    mapRows(core.TOOL_STATISTICS, (row) => ({ ...row, crafts: sorted(row.crafts) })),
    byKey(
      rowsOf(book.TOOLS).map((row) => [
        slug(row('Tool')),
        {
          ability: slug(row('Ability')),
          utilize: list(row('Utilize'))
            .map(noted)
            .map(({ name, note }) => ({ use: slug(name), dc: Number(note.replace('DC ', '')) })),
          crafts: sorted(list(row('Craft')).flatMap(crafted)),
          ...(row('Cost') === 'Varies' ? {} : priceAndWeight(row)),
        },
      ]),
    ),
  ),
  compare(book.TOOLS, core.ARTISANS_TOOLS, group('Artisan’s Tools')),
  compare(book.TOOLS, core.OTHER_TOOLS, group('Other Tools')),
  compare(
    book.VARIANTS,
    core.TOOL_VARIANT_STATISTICS,
    byKey(rowsOf(book.VARIANTS).map((row) => [slug(row('Variant')), priceAndWeight(row)])),
  ),
  compare(book.VARIANTS, core.GAMING_SETS, variants('Gaming Set')),
  compare(book.VARIANTS, core.MUSICAL_INSTRUMENTS, variants('Musical Instrument')),
]
