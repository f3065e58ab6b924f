import type { Substance } from '../../vocabulary/substances.ts'
import { integer, type Table, terms } from '../table.ts'

/** Substances and the AC of an object made of one of them. */
export interface ObjectArmorClassRow {
  readonly substances: readonly Substance[]
  readonly armorClass: number
}

/**
 * The AC of objects.
 *
 * @source SRD 5.2.1, Rules Glossary, Breaking Objects (page 178)
 */
export const OBJECT_ARMOR_CLASSES = [
  { substances: ['cloth', 'paper', 'rope'],    armorClass: 11 },
  { substances: ['crystal', 'glass', 'ice'],   armorClass: 13 },
  { substances: ['wood'],                      armorClass: 15 },
  { substances: ['stone'],                     armorClass: 17 },
  { substances: ['iron', 'steel'],             armorClass: 19 },
  { substances: ['mithral'],                   armorClass: 21 },
  { substances: ['adamantine'],                armorClass: 23 },
] as const satisfies readonly ObjectArmorClassRow[]

/** The Object Armor Class table as a reader sees it. */
export const objectArmorClassesTable: Table = {
  id: 'object-armor-classes',
  source: { document: 'SRD 5.2.1', heading: 'Object Armor Class', page: 178 },
  columns: ['substance', 'armor-class'],
  rows: OBJECT_ARMOR_CLASSES.map(({ substances, armorClass }) => [terms('list', substances), integer(armorClass)]),
}
