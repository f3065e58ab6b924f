import * as core from '../../src/index.ts'
import {
  byKey,
  copperPieces,
  counted,
  damageOf,
  figuresOf,
  inParts,
  list,
  optional,
  priceAndWeight,
  rowsOf,
  slug,
  slugs,
  span,
  whole,
} from './cells.ts'
import { type Comparison, compare, keyed, mapRows, pick, sorted } from './comparison.ts'
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

const gearFigures = figuresOf(book.FIGURES_OF_GEAR)

const none = (cell: string): string => (cell === '—' ? 'none' : slug(cell))

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
  compare(
    book.THROWN_GEAR,
    core.srd51.thrownGear.gear,
    byKey(
      rowsOf(book.THROWN_GEAR).map((row) => [
        slug(row('Item')),
        {
          rangeFeet: whole(row('Range')),
          ...optional('longFeet', row('Long'), whole),
          ...optional('splashFeet', row('Splash'), whole),
          targets: slug(row('Target')),
          mustSeeTarget: row('Seen') === 'yes',
          ...damageOf(row('Damage')),
          ...optional('effect', row('Effect'), slug),
          ...optional('onlyCreatureTypes', row('Only'), slugs),
          ...optional('automaticSuccessFrom', row('No Effect From'), slug),
        },
      ]),
    ),
  ),
  compare(
    book.SPREAD_GEAR,
    mapRows<core.SpreadGearRow, unknown>(
      core.srd51.spreadGear,
      ({ effect: _effect, withinFeet: _within, ...row }) => row,
    ),
    byKey(
      rowsOf(book.SPREAD_GEAR).map((row) => [
        slug(row('Item')),
        {
          ...optional('squareFeet', row('Square'), whole),
          ...optional('saveDc', row('Save DC'), whole),
          ...damageOf(row('Damage')),
          ...optional('slowedFeet', row('Slowed'), whole),
          ...(row('Half Speed Is Safe') === 'yes' ? { safeAtHalfSpeed: true } : {}),
        },
      ]),
    ),
  ),
  compare(
    book.GEAR_CHECKS,
    sorted(
      core.srd51.gearChecks.map(({ gear, ability, dc, ...check }: core.GearCheckRow) =>
        [gear, ability, dc, check.proficientWith ?? 'anybody'].join(' '),
      ),
    ),
    sorted(
      rowsOf(book.GEAR_CHECKS).map((row) =>
        [slug(row('Item')), slug(row('Ability')), row('DC'), row('Proficient With').replace('—', 'anybody')]
          .map((cell) => slug(cell))
          .join(' '),
      ),
    ),
  ),
  compare(
    book.GEAR_BENEFITS,
    keyed(
      core.srd51.gearBenefits.map(({ occasion: _occasion, notFor, ...row }: core.GearBenefitRow) => ({
        ...row,
        ...(notFor && { notFor: sorted(notFor) }),
      })),
      ({ gear }) => gear,
    ),
    byKey(
      rowsOf(book.GEAR_BENEFITS).map((row) => [
        slug(row('Item')),
        {
          gear: slug(row('Item')),
          roll: slug(row('Roll')),
          ...(row('Benefit').startsWith('+')
            ? { benefit: 'bonus', bonus: whole(row('Benefit')) }
            : { benefit: slug(row('Benefit')) }),
          ...optional('ability', row('Ability'), slug),
          ...optional('durationMinutes', row('Minutes'), whole),
          ...optional('notFor', row('Not For'), (cell) => sorted(slugs(cell))),
        },
      ]),
    ),
  ),
  compare(
    book.FIGURES_OF_GEAR,
    mapRows(pick(core.srd51.gearFigures, gearFigures) as Readonly<Record<string, core.GearFigures>>, (row) => row),
    gearFigures,
  ),
  compare(
    book.SAMPLE_TRAPS,
    mapRows<core.FixedTrap, unknown>(core.srd51.traps.examples, ({ damage, ...trap }) => ({
      ...trap,
      damage: damage.match(/\d+d\d+/g) ?? [],
    })),
    byKey(
      rowsOf(book.SAMPLE_TRAPS).map((row) => [
        slug(row('Trap')),
        {
          findDc: whole(row('Found')),
          save: none(row('Save')),
          saveDc: row('DC') === '—' ? 'none' : whole(row('DC')),
          onSuccess: row('On Success'),
          damage: list(row('Dice')),
          condition: none(row('Condition')),
          unavoidableCondition: none(row('Unavoidable')),
          feet: row('Feet') === '—' ? 'none' : whole(row('Feet')),
        },
      ]),
    ),
  ),
  compare(
    book.DANGERS_OF_TRAPS,
    core.TRAP_DANGER_FIGURES,
    byKey(
      rowsOf(book.DANGERS_OF_TRAPS).map((row) => [
        slug(row('Danger')),
        {
          saveDc: span(row('Save DC')),
          attackBonus: span(row('Attack Bonus')),
          damage: ([1, 5, 11, 17] as const).map((fromLevel) => ({ fromLevel, dice: row(`Level ${fromLevel}`) })),
        },
      ]),
    ),
  ),
  compare(book.FIGURES_OF_TRAPS, core.FIXED_TRAP_FIGURES, figuresOf(book.FIGURES_OF_TRAPS)),
]
