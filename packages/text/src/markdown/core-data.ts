import { SPELL_FIGURES } from '@rulestone/compendium'
import { type AnyCalculator, CALCULATORS, FIGURES, type NamedFigure, TABLES, type Table } from '@rulestone/core'

const tables: ReadonlyMap<string, Table> = new Map(TABLES.map((table) => [table.id, table]))
const calculators: ReadonlyMap<string, AnyCalculator> = new Map(CALCULATORS.map((one) => [one.id, one]))

/** The tables of core by id. */
export const coreTables: ReadonlyMap<string, Table> = tables

/** The calculators of core by id. */
export const coreCalculators: ReadonlyMap<string, AnyCalculator> = calculators

/** The figures that a text can show, by id: those of core, and those of the spells. */
export const namedFigures: ReadonlyMap<string, NamedFigure> = new Map(Object.entries({ ...FIGURES, ...SPELL_FIGURES }))
