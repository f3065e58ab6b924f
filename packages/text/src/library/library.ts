import type { Book, SearchNames, Term } from '../corpus/index.ts'
import type { Finding } from '../findings/index.ts'
import type { ByLocale, Namespaces } from '../language/index.ts'
import type { Entry } from './entry.ts'

/** Compiled entries in all languages. */
type Entries = ReadonlyMap<string, ByLocale<Entry | undefined>>

/**
 * A compiled content folder and the findings of the checks. It is plain data. An entry is compiled when it is first read, and
 * the checks run when `findings` are.
 */
export interface Library {
  /** the rules by id, in the order of the files; a language is undefined if its file is missing or invalid */
  readonly entries: Entries
  /** the spells in the same form, by their ids in the compendium */
  readonly spells: Entries
  /** the creatures in the same form, by their ids in the compendium */
  readonly creatures: Entries
  /** by term id */
  readonly terms: ReadonlyMap<string, Term>
  /** names that only search knows, by the id of an entry, heading or term */
  readonly otherNames: SearchNames
  /** everyday questions that only search knows, by the id of the entry, heading or term that answers them */
  readonly questions: SearchNames
  readonly books: readonly Book[]
  /** i18next resources: `strings.zh.tables` is the content of `strings/zh/tables.json` */
  readonly strings: ByLocale<Namespaces>
  /** sorted by file, line and column */
  readonly findings: readonly Finding[]
}
