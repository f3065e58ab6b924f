import type { Ruleset } from '../../../src/index.ts'

/** What core answers under SRD 5.1 and SRD 5.2.1 where they differ, typed from the two documents. */
interface Difference {
  /** page and heading in SRD 5.1; `none` if it says nothing about this */
  readonly srd51: string
  /** page and heading in SRD 5.2.1; `none` if it says nothing about this */
  readonly srd521: string
  /** an answer of core under a ruleset; it reads nothing of the edition but this argument */
  readonly under: (rules: Ruleset) => unknown
  /** the answers, as the documents have them */
  readonly gives: { readonly 'srd-5.1': unknown; readonly 'srd-5.2.1': unknown }
}

/** Differences by id, as `content/differences/srd-5.1.json` names them. */
export type Differences = Readonly<Record<string, Difference>>
