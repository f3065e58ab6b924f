import type { Unit } from '../vocabulary/units.ts'

/** A figure that a text can show with `:value[id]`. */
export type NamedFigure =
  | { readonly kind: 'integer' | 'signed'; readonly value: number }
  /** a length or a weight, shown with its unit; the side of a square itself is never said in squares */
  | {
      readonly kind: 'quantity'
      readonly value: number
      readonly unit: Unit
      readonly isSquareSide?: true
      /** by itself it says nothing in another unit: single feet are counted */
      readonly countsFeet?: true
      /** what it is the cost of, in feet */
      readonly perFeet?: number
    }
  | { readonly kind: 'dice'; readonly value: string }

/** A number without a unit. */
export const integer = (value: number): NamedFigure => ({ kind: 'integer', value })

/** A number that always shows its sign. */
export const signed = (value: number): NamedFigure => ({ kind: 'signed', value })

/** Dice, in our notation. */
export const dice = (value: string): NamedFigure => ({ kind: 'dice', value })

const quantity =
  (unit: Unit) =>
  (value: number): NamedFigure => ({ kind: 'quantity', value, unit })

/** A length in feet. */
export const feet: (value: number) => NamedFigure = quantity('feet')

/** How long the sides of a square of a grid are, in feet. */
export const squareSide = (value: number): NamedFigure => ({
  kind: 'quantity',
  value,
  unit: 'feet',
  isSquareSide: true,
})

/** Feet to which a number of single feet is added. */
export const singleFeet = (value: number): NamedFigure => ({ kind: 'quantity', value, unit: 'feet', countsFeet: true })

/** Feet of movement that so many feet cost. */
export const feetPer = (value: number, perFeet: number): NamedFigure => ({
  kind: 'quantity',
  value,
  unit: 'feet',
  countsFeet: true,
  perFeet,
})

/** A length in miles. */
export const miles: (value: number) => NamedFigure = quantity('miles')

/** A weight in pounds. */
export const pounds: (value: number) => NamedFigure = quantity('pounds')
