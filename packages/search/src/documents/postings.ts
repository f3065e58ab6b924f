/** Where words are. */
export interface Postings {
  /** by word the items that have it, each followed by how much they have it */
  readonly items: ReadonlyMap<string, readonly number[]>
  /** by word the numbers of the questions that have it */
  readonly questions: ReadonlyMap<string, readonly number[]>
  /** what readers ask: the item that answers each question, and the number of its words */
  readonly asked: readonly { readonly item: number; readonly words: number }[]
}

export const NO_POSTINGS: Postings = { items: new Map(), questions: new Map(), asked: [] }
