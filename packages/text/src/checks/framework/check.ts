import type { Corpus } from '../../corpus/index.ts'
import type { FindingValues, Problem, Severity } from '../../findings/index.ts'

/** Content in short, to show what a check lets pass. */
export interface Example {
  /** the text of an entry below its front matter */
  readonly en?: string
  readonly zh?: string
  readonly th?: string
  /** other files, by path; they replace those of the entry */
  readonly files?: Readonly<Record<string, string>>
}

/** Content in short, to show what a check objects to: once, or once for each of several codes or places. */
export interface BadExample<Code extends string = string> extends Example {
  readonly code: Code | readonly Code[]
  /** `line:column` of each objection, where the example shows that too */
  readonly at?: string | readonly string[]
  /** some of the values of the objection, where the example shows them too */
  readonly values?: FindingValues
  /** the same content when what is certain about it is mended */
  readonly fixed?: Example
}

/** One rule for content: what it is called, how grave it is, what it objects to, and examples of both. */
export interface Check<Code extends string = string> {
  readonly id: string
  readonly severity: Severity
  /** what it holds the content to, in one line of Markdown */
  readonly description: string
  /** whether a segment can be excused from it with a reason, under `allow` in its front matter */
  readonly excusable?: boolean
  /** whether what it finds in a rule depends on that rule alone, beside terms, strings and the names of other rules */
  readonly byRule?: boolean
  /** whether what it finds depends on no rule at all, but on terms, strings and the code alone */
  readonly besideRules?: boolean
  /** whether what it needs besides the content is there; always unless given */
  canLook?(corpus: Corpus): boolean
  readonly examples: { readonly good: readonly Example[]; readonly bad: readonly BadExample<NoInfer<Code>>[] }
  /** every objection it can raise; each has its sentences under `<id>.<code>` in `findings.json` */
  readonly codes: readonly Code[]
  check(corpus: Corpus): Iterable<Problem<Code>>
}

/** Lets TypeScript hold a check to the codes that it declares. */
export const defineCheck = <const Code extends string>(check: Check<Code>): Check<Code> => check
