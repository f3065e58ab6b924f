import type { T } from '../../shared/make-t.ts'
import type { PickOption } from './match-options.ts'

/** What a picker is given. Its strings are those of a calculator of the site, without a prefix. */
export interface PickerProps {
  /** the id of the input, for its label */
  readonly id: string
  readonly options: readonly PickOption[]
  /** the id of what is chosen; nothing where picking only adds */
  readonly value?: string | undefined
  /** names the input where no label does */
  readonly label?: string
  /** stands in the input while nothing is chosen or typed; an invitation to search unless given */
  readonly placeholder?: string
  readonly invalid?: boolean
  readonly describedBy?: string | undefined
  readonly pick: (id: string) => void
  readonly t: T
}
