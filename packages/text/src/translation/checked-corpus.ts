import type { Book, Corpus } from '../corpus/index.ts'
import type { Finding } from '../findings/index.ts'

/** A corpus with its books in reading order and the findings of the checks, from which progress and tasks are computed. */
export interface CheckedCorpus {
  readonly corpus: Corpus
  readonly library: { readonly books: readonly Book[]; readonly findings: readonly Finding[] }
}
