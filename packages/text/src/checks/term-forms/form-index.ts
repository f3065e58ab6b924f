/** A form of a term in a text. */
export interface FoundForm {
  readonly id: string
  readonly start: number
  readonly end: number
}

interface Node {
  /** by the code of the next character */
  readonly next: Map<number, Node>
  /** the forms that end at this node */
  forms: readonly Form[]
}

const emptyNode = (): Node => ({ next: new Map(), forms: [] })

const LETTER = /[\p{Script=Latin}\p{N}]/u

/** A cache of which characters are letters, by code; 0 is unknown. */
const kinds = new Uint8Array(0x1_00_00)
const [IS_LETTER, IS_OTHER] = [1, 2]

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  kinds[code] ||= LETTER.test(String.fromCharCode(code)) ? IS_LETTER : IS_OTHER
  return kinds[code] === IS_LETTER
}

/** A form and its term. */
export interface Form {
  readonly id: string
  readonly form: string
  /** whether it does not match at the start of a sentence or in a title, where capitals have no meaning */
  readonly notAtSentenceStart?: boolean
}

const BEGINNING = /(?:^|[.!?:;…\n])["”’)\]]*[\s“‘([]*$/u
const LONGEST_BEGINNING = 8

/** Whether a sentence or cell starts at an index. */
const isBeginning = (text: string, start: number): boolean =>
  BEGINNING.test(text.slice(Math.max(0, start - LONGEST_BEGINNING), start))

/**
 * A trie that finds the longest form at each index of a text. Only Latin letters and digits have word boundaries, since
 * Chinese and Thai have no spaces between words.
 */
export class FormIndex {
  readonly #root = emptyNode()

  constructor(forms: Iterable<Form>) {
    for (const form of forms) this.#add(form)
  }

  #add(form: Form): void {
    let node = this.#root
    const text = form.form.normalize('NFC')
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      const next = node.next.get(code) ?? emptyNode()
      node.next.set(code, next)
      node = next
    }
    if (!node.forms.some(({ id }) => id === form.id)) node.forms = [...node.forms, form]
  }

  /** The longest form at an index. */
  #longest(
    text: string,
    start: number,
    isTitle: boolean,
  ): { readonly ids: readonly string[]; readonly end: number } | undefined {
    let node: Node | undefined = this.#root
    let found: { readonly ids: readonly string[]; readonly end: number } | undefined
    for (let at = start; at < text.length; at += 1) {
      node = node.next.get(text.charCodeAt(at))
      if (!node) break
      const isWhole = !isLetter(text, at) || !isLetter(text, at + 1)
      if (!isWhole || node.forms.length === 0) continue
      const counts = ({ notAtSentenceStart = false }: Form): boolean =>
        !notAtSentenceStart || !(isTitle || isBeginning(text, start))
      const ids = node.forms.filter(counts).map(({ id }) => id)
      if (ids.length > 0) found = { ids, end: at + 1 }
    }
    return found
  }

  /**
   * The forms in a text in order, without those inside longer ones; two may overlap. A form of two terms is returned for
   * each.
   */
  find(text: string, isTitle = false): FoundForm[] {
    const found: FoundForm[] = []
    let last = 0
    for (let start = 0; start < text.length; start += 1) {
      if (!this.#root.next.has(text.charCodeAt(start)) || (isLetter(text, start) && isLetter(text, start - 1))) continue
      const longest = this.#longest(text, start, isTitle)
      if (!longest || longest.end <= last) continue
      last = longest.end
      found.push(...longest.ids.map((id) => ({ id, start, end: last })))
    }
    return found
  }
}

/**
 * How often each term is found.
 *
 * @example
 * [...countForms([{ id: 'cover', start: 0, end: 5 }, { id: 'cover', start: 9, end: 14 }])] // => [['cover', 2]]
 */
export function countForms(found: readonly FoundForm[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { id } of found) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
