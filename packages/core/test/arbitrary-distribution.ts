import fc from 'fast-check'
import { fromOutcomes } from '../src/dice/distribution.ts'

/** Any distribution with few outcomes, some of them negative, with and without gaps. */
export const anyDistribution = fc
  .array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.bigInt({ min: 1n, max: 50n })), { minLength: 1, maxLength: 6 })
  .map((pairs) => fromOutcomes(pairs))
