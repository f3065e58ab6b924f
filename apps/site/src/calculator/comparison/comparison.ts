import type { Fields, FieldValue, Figure, Input, Output } from '@rulestone/core'
import { isShown, toText } from '@rulestone/core/calculators/fields'

/** One of two states. */
interface Side {
  readonly input: Input
  readonly output: Output
}

/** A field that differs, with its value on each side; undefined if the field is hidden. */
export interface FieldRow {
  readonly field: string
  readonly values: readonly [FieldValue | undefined, FieldValue | undefined]
}

/** A figure on each side; undefined if the answer lacks it. */
export interface FigureRow {
  readonly id: string
  readonly figures: readonly [Figure | undefined, Figure | undefined]
}

const shownValue = (fields: Fields, name: string, input: Input): FieldValue | undefined => {
  const field = fields[name]
  return field && isShown(field, input) ? input[name] : undefined
}

const textOf = (value: FieldValue | undefined): string | undefined => (value === undefined ? undefined : toText(value))

/** The fields in which two states differ, in the order of the form. */
export const differences = (fields: Fields, first: Side, second: Side): FieldRow[] =>
  Object.keys(fields)
    .map(
      (field): FieldRow => ({
        field,
        values: [shownValue(fields, field, first.input), shownValue(fields, field, second.input)],
      }),
    )
    .filter(({ values: [one, other] }) => textOf(one) !== textOf(other))

/** The figures of two states: those of the second in its order, then the others. */
export function figurePairs(first: Side, second: Side): FigureRow[] {
  const ids = new Set([...second.output.figures, ...first.output.figures].map(({ id }) => id))
  const find = ({ output }: Side, id: string): Figure | undefined => output.figures.find((figure) => figure.id === id)
  return Array.from(ids, (id) => ({ id, figures: [find(first, id), find(second, id)] }))
}
