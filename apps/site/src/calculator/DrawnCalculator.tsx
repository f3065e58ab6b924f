import type { JSX } from 'preact'
import Calculator from './Calculator.tsx'
import { Drawn } from './drawing/Drawn.tsx'
import type { IslandProps } from './embedding/calculator-props.ts'

/** A calculator whose answers are drawn on squares. The others do not fetch the code of drawings (3 kB). */
export default function DrawnCalculator(props: IslandProps): JSX.Element {
  return <Calculator {...props} Drawing={Drawn} />
}
