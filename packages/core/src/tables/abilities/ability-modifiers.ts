import { range, signed, type Table } from '../table.ts'

/** A range of ability scores, inclusive, and their modifier. */
export interface AbilityModifierRow {
  readonly from: number
  readonly to: number
  readonly modifier: number
}

/**
 * The modifier of each ability score from 1 to 30.
 *
 * @source SRD 5.2.1, Playing the Game, Ability Modifiers (page 6)
 */
export const ABILITY_MODIFIERS = [
  { from:  1, to:  1, modifier: -5 },
  { from:  2, to:  3, modifier: -4 },
  { from:  4, to:  5, modifier: -3 },
  { from:  6, to:  7, modifier: -2 },
  { from:  8, to:  9, modifier: -1 },
  { from: 10, to: 11, modifier:  0 },
  { from: 12, to: 13, modifier:  1 },
  { from: 14, to: 15, modifier:  2 },
  { from: 16, to: 17, modifier:  3 },
  { from: 18, to: 19, modifier:  4 },
  { from: 20, to: 21, modifier:  5 },
  { from: 22, to: 23, modifier:  6 },
  { from: 24, to: 25, modifier:  7 },
  { from: 26, to: 27, modifier:  8 },
  { from: 28, to: 29, modifier:  9 },
  { from: 30, to: 30, modifier: 10 },
] as const satisfies readonly AbilityModifierRow[]

/** The Ability Modifiers table as a reader sees it. */
export const abilityModifiersTable: Table = {
  id: 'ability-modifiers',
  source: { document: 'SRD 5.2.1', heading: 'Ability Modifiers', page: 6 },
  columns: ['score', 'modifier'],
  rows: ABILITY_MODIFIERS.map(({ from, to, modifier }) => [
    range(from, to),
    signed(modifier),
  ]),
}
