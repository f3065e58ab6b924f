import type { Problem, Severity } from '../finding.ts'
import type { EntryGroup, Sources } from '../read/sources.ts'
import type { SourceTerm } from '../read/terms.ts'
import type { Targets } from '../targets.ts'

/** Everything that checks look at. */
export interface CheckContext extends Sources {
  /** entries by id, the languages side by side */
  readonly groups: ReadonlyMap<string, EntryGroup>
  /** terms by id; of two with the same id the first counts */
  readonly terms: ReadonlyMap<string, SourceTerm>
  readonly targets: Targets
}

/** One rule for content: what it is called, how grave it is, and what it objects to. */
export interface Check<Code extends string = string> {
  readonly id: string
  readonly severity: Severity
  /** every objection it can raise; each has its sentences under `<id>.<code>` in `findings.json` */
  readonly codes: readonly Code[]
  check(context: CheckContext): Iterable<Problem<Code>>
}

/** Lets TypeScript hold a check to the codes that it declares. */
export const defineCheck = <const Code extends string>(check: Check<Code>): Check<Code> => check
