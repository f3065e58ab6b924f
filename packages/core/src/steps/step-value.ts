import type { Fraction } from '../fraction.ts'
import type { Unit } from '../vocabulary/units.ts'

/** A chance, with how many digits after the point its percentage may have: one, unless its neighbours call for more. */
export interface Chance {
  readonly kind: 'probability'
  readonly value: Fraction
  readonly digits?: number
}

/** What an id names; the name is looked up when the value is written. */
export type NameKind =
  /** a term of the glossary */
  | 'term'
  /** a word from the strings of the calculator or of the fight */
  | 'word'
  /** a rule; a condition is one, too */
  | 'rule'
  | 'creature'
  | 'attack'
  | 'ability'
  | 'damage-type'
  | 'roll-state'

/**
 * A value that can be written in any language: an integer, or a fraction to be formatted (`probability` lies between 0
 * and 1), a length or a weight (the side of a square itself is never given in squares), a dice expression, a path over
 * squares, the ids of choices whose labels are looked up, or the id of something that has a name.
 */
export type StepValue =
  | { readonly kind: 'integer' | 'signed'; readonly value: number }
  | Chance
  | { readonly kind: 'number'; readonly value: Fraction }
  | { readonly kind: 'quantity'; readonly value: number; readonly unit: Unit; readonly isSquareSide?: true }
  | { readonly kind: 'dice'; readonly value: string }
  | { readonly kind: 'path'; readonly value: string }
  | { readonly kind: 'option'; readonly field: string; readonly value: string }
  | { readonly kind: 'options'; readonly field: string; readonly value: readonly string[] }
  | { readonly kind: NameKind; readonly value: string }
