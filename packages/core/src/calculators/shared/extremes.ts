import { type Distribution, maximum } from '../../dice/distribution.ts'
import type { Figure } from '../calculator.ts'

/** The lowest and the highest outcome, as figures. */
export const extremes = (distribution: Distribution): readonly [Figure, Figure] => [
  { id: 'lowest', kind: 'integer', value: distribution.minimum },
  { id: 'highest', kind: 'integer', value: maximum(distribution) },
]
