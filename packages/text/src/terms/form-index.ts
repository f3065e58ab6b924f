/** A form of a term found in a text. */
export interface FoundForm {
  readonly id: string
  readonly start: number
  readonly end: number
}

interface Node {
  readonly next: Map<string, Node>
  /** the ids whose form ends here */
  ids: readonly string[]
}

const emptyNode = (): Node => ({ next: new Map(), ids: [] })

const LETTER = /[\p{Script=Latin}\p{N}]/u
const isLetter = (sign: string | undefined): boolean => sign !== undefined && LETTER.test(sign)

/** A form of a term, with its id. */
export interface Form {
  readonly id: string
  readonly form: string
}

/**
 * Finds forms in a text: at each place the longest one, and none inside another. Chinese and Thai have no spaces between
 * words, so that only Latin letters and digits mark where a word ends.
 */
export class FormIndex {
  readonly #root = emptyNode()

  constructor(forms: Iterable<Form>) {
    for (const { id, form } of forms) this.#add(id, form)
  }

  #add(id: string, form: string): void {
    let node = this.#root
    for (const sign of form.normalize('NFC')) {
      const next = node.next.get(sign) ?? emptyNode()
      node.next.set(sign, next)
      node = next
    }
    if (!node.ids.includes(id)) node.ids = [...node.ids, id]
  }

  /** The longest form that begins at a place. */
  #longest(text: string, start: number): { readonly ids: readonly string[]; readonly end: number } | undefined {
    let node: Node | undefined = this.#root
    let found: { readonly ids: readonly string[]; readonly end: number } | undefined
    for (let at = start; at < text.length; at += 1) {
      node = node.next.get(text[at] ?? '')
      if (!node) break
      const isWhole = !isLetter(text[at]) || !isLetter(text[at + 1])
      if (node.ids.length > 0 && isWhole) found = { ids: node.ids, end: at + 1 }
    }
    return found
  }

  /**
   * The forms in a text, from front to back, without those inside longer ones; two may overlap. A form that names two
   * ids stands there for each.
   */
  find(text: string): FoundForm[] {
    const found: FoundForm[] = []
    let last = 0
    for (let start = 0; start < text.length; start += 1) {
      if (isLetter(text[start]) && isLetter(text[start - 1])) continue
      const longest = this.#longest(text, start)
      if (!longest || longest.end <= last) continue
      last = longest.end
      found.push(...longest.ids.map((id) => ({ id, start, end: last })))
    }
    return found
  }
}

/**
 * How often each id is named.
 *
 * @example
 * [...countForms([{ id: 'cover', start: 0, end: 5 }, { id: 'cover', start: 9, end: 14 }])] // => [['cover', 2]]
 */
export function countForms(found: readonly FoundForm[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { id } of found) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
