import type { StepValue } from '../../steps/step-value.ts'
import { SQUARE_FEET } from '../../tables/measures.ts'

/** How long the side of a square is. */
export const SQUARE_SIDE: StepValue = { kind: 'quantity', value: SQUARE_FEET, unit: 'feet', isSquareSide: true }
