import type { NotationError } from '../../dice/notation-error.ts'
import type { FieldProblem } from '../calculator.ts'

/** A mistake in typed dice, as the problem of a field. */
export const diceProblem = ({ code, at, length, ...details }: NotationError): Omit<FieldProblem, 'field' | 'got'> => ({
  code: `dice.${code}`,
  expected: { length, ...details },
  at,
})
