import type { JSX } from 'preact'
import type { UnitSystem } from '../../display/units.ts'
import type { T } from '../../shared/make-t.ts'

/**
 * Renders the problem of a field; nothing until its code is fetched.
 *
 * @param id the id of the element, for `aria-describedby`
 * @param take sets the field to a suggested text
 */
export type ExplainProblem = (id: string, take?: (text: string) => void) => JSX.Element | undefined

/** The props of every control. */
export interface ControlProps {
  readonly id: string
  /** the id of the field */
  readonly name: string
  readonly label: string
  /** defined while the value is invalid */
  readonly problem: ExplainProblem | undefined
  /** sets the field to a typed text */
  readonly type: (text: string, system?: UnitSystem) => void
  readonly t: T
}
