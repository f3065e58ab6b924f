import { useEffect, useRef, useState } from 'preact/hooks'
import type { CalculatorProps } from '../embedding/calculator-props.ts'
import type { CalculatorActions, CalculatorState } from './calculator-state.ts'
import { type Controller, createController, firstState } from './controller.ts'

/**
 * The state of a calculator, read from the address once and written into it after each change. As long as it is the
 * state that the page was built with, the code that computes is not needed.
 */
export function useCalculator(props: CalculatorProps): readonly [CalculatorState, CalculatorActions] {
  const [state, setState] = useState(() => firstState(props))
  const controller = useRef<Controller>()
  controller.current ??= createController(props, state, setState)
  const { actions, readAddress, end } = controller.current
  useEffect(() => {
    readAddress()
    return end
  }, [])
  return [state, actions]
}
