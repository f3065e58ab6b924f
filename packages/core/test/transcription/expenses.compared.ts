import * as core from '../../src/index.ts'
import { byKey, copperPieces, figuresOf, inParts, priceAndWeight, rowsOf, slug, slugs, span, whole } from './cells.ts'
import { type Comparison, compare } from './comparison.ts'
import * as book from './expenses.ts'
import * as vehicles from './vehicles.ts'

/** The items under a heading of the table of food, drink and lodging. */
const under = (heading: string): Readonly<Record<string, number>> =>
  byKey(
    rowsOf(book.FOOD_DRINK_AND_LODGING).flatMap((row) =>
      row('group') === heading ? [[slug(row('Item')), copperPieces(row('Cost'))]] : [],
    ),
  )

const wine = under('Wine')

/** `4–5`; a cantrip is level 0. */
const spellLevels = (cell: string) => span(cell.replace('Cantrip', '0'))

/** Chapter “Equipment”: mounts, vehicles, expenses and crafting. */
export const EXPENSES: readonly Comparison[] = [
  compare(
    vehicles.MOUNTS_AND_OTHER_ANIMALS,
    core.MOUNT_STATISTICS,
    byKey(
      rowsOf(vehicles.MOUNTS_AND_OTHER_ANIMALS).map((row) => [
        slug(row('Item')),
        { carryingCapacityPounds: whole(row('Carrying Capacity')), costCopperPieces: copperPieces(row('Cost')) },
      ]),
    ),
  ),
  compare(
    vehicles.TACK_HARNESS_AND_DRAWN_VEHICLES,
    core.TACK_AND_DRAWN_VEHICLE_STATISTICS,
    byKey(
      rowsOf(vehicles.TACK_HARNESS_AND_DRAWN_VEHICLES).map((row) => [
        slug(row('Item').replace(' per day', '')),
        priceAndWeight(row),
      ]),
    ),
  ),
  compare(
    vehicles.AIRBORNE_AND_WATERBORNE_VEHICLES,
    core.LARGE_VEHICLE_STATISTICS,
    byKey(
      rowsOf(vehicles.AIRBORNE_AND_WATERBORNE_VEHICLES).map((row) => [
        slug(row('Ship')),
        {
          speedHalfMilesPerHour: inParts(row('Speed'), 2),
          crew: whole(row('Crew')),
          passengers: whole(row('Passengers')),
          cargoHalfTons: inParts(row('Cargo (Tons)'), 2),
          armorClass: whole(row('AC')),
          hitPoints: whole(row('HP')),
          damageThreshold: whole(row('Damage Threshold')),
          costCopperPieces: copperPieces(row('Cost')),
        },
      ]),
    ),
  ),
  compare(
    vehicles.FIGURES_OF_LARGE_VEHICLES,
    core.LARGE_VEHICLE_FIGURES,
    figuresOf(vehicles.FIGURES_OF_LARGE_VEHICLES),
  ),
  compare(
    book.LIFESTYLE_HEADINGS,
    core.LIFESTYLE_COPPER_PIECES_PER_DAY,
    byKey(
      rowsOf(book.LIFESTYLE_HEADINGS).map((row) => [
        slug(row('Lifestyle')),
        row('Cost per Day') === 'Free' ? 0 : copperPieces(row('Cost per Day')),
      ]),
    ),
  ),
  compare(book.FOOD_DRINK_AND_LODGING, core.FOOD_AND_DRINK_COPPER_PIECES, {
    ...under('Food and Drink'),
    'common-wine': wine['common'],
    'fine-wine': wine['fine'],
  }),
  compare(book.FOOD_DRINK_AND_LODGING, core.INN_STAY_COPPER_PIECES_PER_DAY, under('Inn Stay per Day')),
  compare(book.FOOD_DRINK_AND_LODGING, core.MEAL_COPPER_PIECES, under('Meal')),
  compare(
    book.HIRELING_SERVICES,
    core.HIRELINGS,
    rowsOf(book.HIRELING_SERVICES).map((row) => ({
      hireling: slug(row('Service')),
      costCopperPieces: copperPieces(row('Cost')),
      per: row('Cost').split(' per ')[1],
    })),
  ),
  compare(
    book.SPELLCASTING_SERVICES_TABLE,
    core.SPELLCASTING_SERVICES,
    rowsOf(book.SPELLCASTING_SERVICES_TABLE).map((row) => ({
      fromLevel: spellLevels(row('Spell Level')).from,
      toLevel: spellLevels(row('Spell Level')).to,
      settlements: slugs(row('Availability')),
      costCopperPieces: copperPieces(row('Cost')),
    })),
  ),
  compare(
    book.SPELL_SCROLL_COSTS_TABLE,
    core.SPELL_SCROLL_COSTS,
    rowsOf(book.SPELL_SCROLL_COSTS_TABLE).map((row) => ({
      level: spellLevels(row('Spell Level')).from,
      days: whole(row('Time')),
      costCopperPieces: copperPieces(row('Cost')),
    })),
  ),
  compare(book.FIGURES_OF_ATTUNEMENT, core.ATTUNEMENT, figuresOf(book.FIGURES_OF_ATTUNEMENT)),
  compare(book.FIGURES_OF_CRAFTING, core.CRAFTING, figuresOf(book.FIGURES_OF_CRAFTING)),
  compare(book.FIGURES_OF_BREWING, core.BREWING_POTION_OF_HEALING, figuresOf(book.FIGURES_OF_BREWING)),
  compare(
    book.FIGURES_OF_EQUIPMENT,
    {
      coinsPerPound: core.COINS_PER_POUND,
      drawnLoadMultiplier: core.DRAWN_LOAD_MULTIPLIER,
      barding: core.BARDING_MULTIPLIERS,
    },
    figuresOf(book.FIGURES_OF_EQUIPMENT),
  ),
  compare(
    book.IDENTIFYING_AN_ONGOING_SPELL,
    { ...core.IDENTIFYING_A_SPELL, dc: core.srd521.casting.identifyingDc },
    figuresOf(book.IDENTIFYING_AN_ONGOING_SPELL),
  ),
]
