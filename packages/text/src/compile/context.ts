import type { Targets, Term } from '../corpus/index.ts'
import type { Locale, Translate } from '../language/index.ts'
import type { LinkBuilder } from './link-builder.ts'

/** What the compilation of an entry needs besides the entry. */
export interface CompileContext {
  readonly locale: Locale
  readonly targets: Targets
  readonly terms: ReadonlyMap<string, Term>
  readonly links: LinkBuilder
  /** the strings of the core tables in this language */
  readonly tableWords: Translate
  /** the strings of the units of length and weight in this language */
  readonly unitWords: Translate
}
