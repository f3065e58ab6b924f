import * as core from '../../src/index.ts'
import { byKey, copperPieces, counted, damageOf, inParts, list, priceAndWeight, rowsOf, slug, whole } from './cells.ts'
import { type Comparison, compare, mapRows, pick, sorted } from './comparison.ts'
import * as book from './srd-5-1-equipment.ts'
import { poison } from './toolbox.compared.ts'
import { properties } from './weapons-and-armor.compared.ts'

const { weapons, equipment, packs, mounts, largeVehicles, foodAndDrink, meals, services, poisons } = core.srd51

/** `Reach (Disadvantage within 5; one hand if mounted)` */
const lance = (cell: string) => {
  const [, within] = /Disadvantage within (\d+)/.exec(cell) ?? []
  return {
    ...(within === undefined ? {} : { disadvantageWithinFeet: Number(within) }),
    ...(cell.includes('if mounted') ? { oneHandedWhileMounted: true } : {}),
  }
}

const changedPoisons: Readonly<Record<string, object>> = poisons.changed

const prices = byKey([
  ...rowsOf(book.PRICES).map((row) => [slug(row('Item')), priceAndWeight(row)] as const),
  ...rowsOf(book.WEAPONS).map((row) => [slug(row('Name')), priceAndWeight(row)] as const),
])

/** Equipment of SRD 5.1. */
export const SRD_5_1_EQUIPMENT: readonly Comparison[] = [
  compare(
    book.WEAPONS,
    mapRows(weapons, (row) => ({ ...row, properties: sorted(row.properties) })),
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
            ...lance(row('Properties')),
            ...priceAndWeight(row),
          },
        ]
      }),
    ),
  ),
  compare(
    book.PRICES,
    mapRows(pick(equipment, prices) as typeof equipment, ({ weightQuarterPounds, costCopperPieces }) => ({
      weightQuarterPounds,
      costCopperPieces,
    })),
    prices,
  ),
  compare(
    book.PACKS,
    packs,
    byKey(
      rowsOf(book.PACKS).map((row) => [
        slug(row('Pack')),
        { costCopperPieces: copperPieces(row('Cost')), contents: byKey(list(row('Contents')).map(counted)) },
      ]),
    ),
  ),
  compare(
    book.MOUNTS,
    mounts,
    byKey(
      rowsOf(book.MOUNTS).map((row) => [
        slug(row('Item')),
        {
          carryingCapacityPounds: whole(row('Capacity')),
          costCopperPieces: copperPieces(row('Cost')),
          speedFeet: whole(row('Speed')),
        },
      ]),
    ),
  ),
  compare(
    book.WATERBORNE_VEHICLES,
    largeVehicles,
    byKey(
      rowsOf(book.WATERBORNE_VEHICLES).map((row) => [
        slug(row('Item')),
        { costCopperPieces: copperPieces(row('Cost')), speedHalfMilesPerHour: inParts(row('Speed'), 2) },
      ]),
    ),
  ),
  compare(
    book.FOOD_AND_DRINK,
    foodAndDrink,
    byKey(rowsOf(book.FOOD_AND_DRINK).map((row) => [slug(row('Item')), copperPieces(row('Cost'))])),
  ),
  compare(book.MEALS, meals, {
    per: 'day',
    copperPieces: byKey(rowsOf(book.MEALS).map((row) => [slug(row('Lifestyle')), copperPieces(row('Cost'))])),
  }),
  compare(
    book.SERVICES,
    services,
    rowsOf(book.SERVICES).map((row) => ({
      hireling: slug(row('Service')),
      costCopperPieces: copperPieces(row('Cost')),
      per: row('Per'),
    })),
  ),
  compare(
    book.POISONS,
    byKey(Object.entries(core.POISON_STATISTICS).map(([id, row]) => [id, { ...row, ...changedPoisons[id] }])),
    byKey(rowsOf(book.POISONS).map((row) => [slug(row('Poison')), poison(row)])),
  ),
]
