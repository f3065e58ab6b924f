import type { Corpus, SharedPart } from '../../corpus/index.ts'
import type { FindingValues, Problem, Severity } from '../../findings/index.ts'

/** Content for which a check finds nothing. */
export interface Example {
  /** the text of an entry below its front matter */
  readonly en?: string
  readonly zh?: string
  readonly th?: string
  /** other files, by path; they replace those of the entry */
  readonly files?: Readonly<Record<string, string>>
}

/** Content for which a check has one finding, or one for each of several codes or places. */
export interface BadExample<Code extends string = string> extends Example {
  readonly code: Code | readonly Code[]
  /** `line:column` of each finding */
  readonly at?: string | readonly string[]
  /** some of the values of the first finding */
  readonly values?: FindingValues
  /** the content after all fixes */
  readonly fixed?: Example
}

/** A check of the content. */
export interface Check<Code extends string = string> {
  readonly id: string
  readonly severity: Severity
  /** what it requires, in one line of Markdown */
  readonly description: string
  /** whether front matter can excuse a segment from it, under `allow` */
  readonly excusable?: boolean
  /** whether its findings in a rule depend only on that rule, terms, strings and the names of other rules */
  readonly byRule?: boolean
  /** whether its findings depend on no rule, but only on terms, strings and the code */
  readonly besideRules?: boolean
  /** the parts that must be read in full, because what is missing from them would be a finding; otherwise it finds nothing */
  readonly needs?: readonly SharedPart[]
  /** whether the corpus has what it needs besides the content; by default, it does */
  canLook?(corpus: Corpus): boolean
  readonly examples: { readonly good: readonly Example[]; readonly bad: readonly BadExample<NoInfer<Code>>[] }
  /** the codes of its findings; `findings.json` has their messages under `<id>.<code>` */
  readonly codes: readonly Code[]
  check(corpus: Corpus): Iterable<Problem<Code>>
}

/** Types the findings of a check by its codes. */
export const defineCheck = <const Code extends string>(check: Check<Code>): Check<Code> => check
