import type { Result } from '@rulestone/search/names'

/** A link to a tool with its matches marked, as in the names of rules. */
export interface FoundTool extends Pick<Result, 'title' | 'english'> {
  readonly href: string
  readonly caption: string
}

/** The tools beside the results: calculators, or a list with filters chosen. */
export interface FoundTools {
  readonly heading: string
  /** whether they answer the query better than any rule */
  readonly isFirst?: boolean
  readonly links: readonly FoundTool[]
}
