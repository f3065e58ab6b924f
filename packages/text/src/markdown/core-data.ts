import { type AnyCalculator, CALCULATORS, FIGURES, type NamedFigure, TABLES, type Table } from '@rulestone/core'

const tables: ReadonlyMap<string, Table> = new Map(TABLES.map((table) => [table.id, table]))
const calculators: ReadonlyMap<string, AnyCalculator> = new Map(CALCULATORS.map((one) => [one.id, one]))

/** The tables of core by id. */
export const coreTables: ReadonlyMap<string, Table> = tables

/** The calculators of core by id. */
export const coreCalculators: ReadonlyMap<string, AnyCalculator> = calculators

/** The figures of core by id. */
export const coreFigures: ReadonlyMap<string, NamedFigure> = new Map(Object.entries(FIGURES))
