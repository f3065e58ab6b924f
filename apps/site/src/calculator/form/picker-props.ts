import type { T } from '../../shared/make-t.ts'
import type { PickOption } from './match-options.ts'

/** The props of a picker. */
export interface PickerProps {
  /** the id of the input, for its label */
  readonly id: string
  readonly options: readonly PickOption[]
  /** the id of the chosen option; absent if picking adds an option */
  readonly value?: string | undefined
  /** the name of the input, if it has no label element */
  readonly label?: string
  readonly invalid?: boolean
  readonly describedBy?: string | undefined
  readonly pick: (id: string) => void
  /** the strings of `site.calculator`, without that prefix */
  readonly t: T
}
