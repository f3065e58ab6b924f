import * as core from '../../src/index.ts'
import { byKey, damageOf, figuresOf, inParts, list, priceAndWeight, rowsOf, slug, whole } from './cells.ts'
import { type Comparison, compare, mapRows, sorted } from './comparison.ts'
import * as book from './weapons-and-armor.ts'

const FIREARMS: readonly string[] = ['Musket', 'Pistol']

/** The ammunition of a weapon: the book writes `Bullet` for both kinds of bullets. */
const fired = (ammunition: string, weapon: string): string =>
  ammunition === 'Bullet' ? `${FIREARMS.includes(weapon) ? 'firearm' : 'sling'}-bullets` : `${slug(ammunition)}s`

/** `Ammunition (Range 80/320; Bolt), Loading` */
export function properties(cell: string, weapon: string) {
  const [, normal, long] = /Range (\d+)\/(\d+)/.exec(cell) ?? []
  const [, ammunition] = /; (\w+)\)/.exec(cell) ?? []
  const [, versatileDamage] = /Versatile \((\w+)\)/.exec(cell) ?? []
  const names = list(cell).map((property) => slug(property.replace(/ \(.*/, '')))
  return {
    properties: sorted(normal === undefined ? names : [...names, 'range']),
    ...(normal === undefined ? {} : { range: { normalFeet: Number(normal), longFeet: Number(long) } }),
    ...(ammunition === undefined ? {} : { ammunition: fired(ammunition, weapon) }),
    ...(versatileDamage === undefined ? {} : { versatileDamage }),
    ...(cell.includes('(unless mounted)') ? { oneHandedWhileMounted: true } : {}),
  }
}

/** `12 + Dex modifier (max 2)` */
function dexterityMaximum(cell: string): number | 'any' {
  const [, maximum] = /max (\d)/.exec(cell) ?? []
  if (maximum !== undefined) return Number(maximum)
  return cell.includes('Dex modifier') ? 'any' : 0
}

const armorCategory = (heading: string): string => slug(heading.replace(' Armor', ''))

/** Chapter “Equipment”: coins, weapons and armor. */
export const WEAPONS_AND_ARMOR: readonly Comparison[] = [
  compare(
    book.COIN_VALUES_IN_GP,
    core.COIN_VALUES,
    byKey(rowsOf(book.COIN_VALUES_IN_GP).map((row) => [slug(row('Coin')), inParts(row('Value in GP'), 100)])),
  ),
  compare(book.FIGURES_OF_PROPERTIES, core.WEAPON_PROPERTY_FIGURES, figuresOf(book.FIGURES_OF_PROPERTIES)),
  compare(book.FIGURES_OF_MASTERY, core.MASTERY_PROPERTY_FIGURES, figuresOf(book.FIGURES_OF_MASTERY)),
  compare(
    book.WEAPONS,
    mapRows(core.WEAPON_STATISTICS, (row) => ({ ...row, properties: sorted(row.properties) })),
    byKey(
      rowsOf(book.WEAPONS).map((row) => {
        const [category = '', kind = ''] = row('group').split(' ').map(slug)
        return [
          slug(row('Name')),
          {
            category,
            kind,
            ...damageOf(row('Damage')),
            ...properties(row('Properties'), row('Name')),
            mastery: slug(row('Mastery')),
            ...priceAndWeight(row),
          },
        ]
      }),
    ),
  ),
  compare(
    book.ARMOR_TABLE,
    core.ARMOR_STATISTICS,
    byKey(
      rowsOf(book.ARMOR_TABLE).map((row) => [
        slug(row('Armor')),
        {
          category: armorCategory(row('group')),
          base: whole(row('Armor Class (AC)')),
          dexterityMaximum: dexterityMaximum(row('Armor Class (AC)')),
          strengthNeeded: whole(row('Strength').replace('Str ', '')),
          stealthDisadvantage: row('Stealth') === 'Disadvantage',
          ...priceAndWeight(row),
        },
      ]),
    ),
  ),
  compare(
    book.DON_AND_DOFF,
    core.ARMOR_DON_AND_DOFF,
    byKey(
      rowsOf(book.DON_AND_DOFF).map((row) => [
        armorCategory(row('Category')),
        { donMinutes: whole(row('Don')), doffMinutes: whole(row('Doff')) },
      ]),
    ),
  ),
  compare(
    book.SHIELD,
    [core.SHIELD_STATISTICS],
    rowsOf(book.SHIELD).map((row) => ({
      armorClassBonus: whole(row('Armor Class (AC)')),
      donOrDoff: slug(row('Don or Doff')),
      ...priceAndWeight(row),
    })),
  ),
]
