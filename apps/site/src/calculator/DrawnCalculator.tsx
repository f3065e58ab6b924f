import type { JSX } from 'preact'
import Calculator from './Calculator.tsx'
import { Drawn } from './drawing/Drawn.tsx'
import type { IslandProps } from './embedding/calculator-props.ts'

/** A calculator whose answers include a grid drawing. Other calculators do not load the drawing code (3 kB). */
export default function DrawnCalculator(props: IslandProps): JSX.Element {
  return <Calculator {...props} Drawing={Drawn} />
}
