import type { Unit } from '../vocabulary/units.ts'

/** A figure that a text can show with `:value[id]`. */
export type NamedFigure =
  | { readonly kind: 'integer' | 'signed'; readonly value: number }
  /** a length or weight, shown with its unit; a square's own side is never given in squares */
  | {
      readonly kind: 'quantity'
      readonly value: number
      readonly unit: Unit
      readonly isSquareSide?: true
      /** on its own it is not converted to another unit: single feet are counted */
      readonly countsFeet?: true
      /** the distance that it is the cost of, in feet */
      readonly perFeet?: number
    }
  | { readonly kind: 'dice'; readonly value: string }

/** A number without a unit. */
export const integer = (value: number): NamedFigure => ({ kind: 'integer', value })

/** A number that always shows its sign. */
export const signed = (value: number): NamedFigure => ({ kind: 'signed', value })

/** Dice, in dice notation. */
export const dice = (value: string): NamedFigure => ({ kind: 'dice', value })

const quantity =
  (unit: Unit) =>
  (value: number): NamedFigure => ({ kind: 'quantity', value, unit })

/** A length in feet. */
export const feet: (value: number) => NamedFigure = quantity('feet')

/** The side of a square of a grid, in feet. */
export const squareSide = (value: number): NamedFigure => ({
  kind: 'quantity',
  value,
  unit: 'feet',
  isSquareSide: true,
})

/** Feet to which a number of single feet is added. */
export const singleFeet = (value: number): NamedFigure => ({ kind: 'quantity', value, unit: 'feet', countsFeet: true })

/** The feet of movement that this distance costs. */
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
