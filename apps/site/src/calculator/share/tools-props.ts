import type { Step } from '@rulestone/core'
import type { T } from '../../shared/make-t.ts'
import type { WriteValue } from '../answer/write-step-value.ts'
import type { CalculatorProps } from '../embedding/calculator-props.ts'
import type { CalculatorActions, CalculatorState } from '../state/calculator-state.ts'

/** The props of the tools of a calculator. */
export interface ToolsProps extends CalculatorProps {
  /** the id of the tools, on the calculator's own page */
  readonly partId: string | undefined
  readonly state: CalculatorState
  readonly actions: CalculatorActions
  readonly steps: readonly Step[]
  readonly write: WriteValue
  readonly t: T
}
