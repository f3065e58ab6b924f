import type { Fraction } from '../../fraction.ts'
import type { StepValue } from '../../steps/step-value.ts'
import type { Unit } from '../../vocabulary/units.ts'

/** An integer inside a step. */
export const integer = (value: number): StepValue => ({ kind: 'integer', value })

/** A bonus or penalty inside a step: an integer with its sign. */
export const signed = (value: number): StepValue => ({ kind: 'signed', value })

/** A chance inside a step. */
export const probability = (value: Fraction): StepValue => ({ kind: 'probability', value })

/** A number inside a step that need not be an integer. */
export const number = (value: Fraction): StepValue => ({ kind: 'number', value })

/** Dice inside a step, in dice notation. */
export const dice = (value: string): StepValue => ({ kind: 'dice', value })

/** The label of an option of a field, inside a step. */
export const option = (field: string, value: string): StepValue => ({ kind: 'option', field, value })

/** The labels of several options of a field. */
export const options = (field: string, value: readonly string[]): StepValue => ({ kind: 'options', field, value })

/** The name of a term. */
export const term = (value: string): StepValue => ({ kind: 'term', value })

/** A word from the strings of the calculator. */
export const word = (value: string): StepValue => ({ kind: 'word', value })

/** A length or a weight. */
export const quantity = (value: number, unit: Unit): StepValue => ({ kind: 'quantity', value, unit })
