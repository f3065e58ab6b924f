import type { Book, Corpus } from '../corpus/index.ts'
import type { Finding } from '../findings/index.ts'

/** A corpus with its books in reading order and what the checks found: what progress and tasks are computed from. */
export interface CheckedCorpus {
  readonly corpus: Corpus
  readonly library: { readonly books: readonly Book[]; readonly findings: readonly Finding[] }
}
