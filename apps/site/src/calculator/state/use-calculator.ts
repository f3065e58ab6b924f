import { useEffect, useRef, useState } from 'preact/hooks'
import type { CalculatorProps } from '../embedding/calculator-props.ts'
import type { CalculatorActions, CalculatorState } from './calculator-state.ts'
import { type Controller, createController, firstState } from './controller.ts'

/**
 * The state of a calculator, read from the URL once and written to it after each change. While it equals the state of
 * the built page, the code that computes is not loaded.
 */
export function useCalculator(props: CalculatorProps): readonly [CalculatorState, CalculatorActions] {
  const [state, setState] = useState(() => firstState(props))
  const controller = useRef<Controller | undefined>(undefined)
  controller.current ??= createController(props, state, setState)
  const { actions, readAddress, end } = controller.current
  useEffect(() => {
    readAddress()
    return end
  }, [])
  return [state, actions]
}
