/** A form of a term found in a text. */
export interface FoundForm {
  readonly id: string
  readonly start: number
  readonly end: number
}

interface Node {
  /** by the code of the next sign */
  readonly next: Map<number, Node>
  /** the forms that end here */
  forms: readonly Form[]
}

const emptyNode = (): Node => ({ next: new Map(), forms: [] })

const LETTER = /[\p{Script=Latin}\p{N}]/u

/** Which signs are letters, by their code; zero is one that was never looked at. Every sign of the content is asked for several times. */
const kinds = new Uint8Array(0x1_00_00)
const [IS_LETTER, IS_OTHER] = [1, 2]

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  kinds[code] ||= LETTER.test(String.fromCharCode(code)) ? IS_LETTER : IS_OTHER
  return kinds[code] === IS_LETTER
}

/** A form of a term, with its id. */
export interface Form {
  readonly id: string
  readonly form: string
  /** whether it counts only where no sentence begins and no title stands: there its capitals say nothing */
  readonly insideOnly?: boolean
}

const BEGINNING = /(?:^|[.!?:;…\n])["”’)\]]*[\s“‘([]*$/u
const LONGEST_BEGINNING = 8

/** Whether a sentence, or a cell of a table, begins at a place. */
const isBeginning = (text: string, start: number): boolean =>
  BEGINNING.test(text.slice(Math.max(0, start - LONGEST_BEGINNING), start))

/**
 * Finds forms in a text: at each place the longest one, and none inside another. Chinese and Thai have no spaces between
 * words, so that only Latin letters and digits mark where a word ends.
 */
export class FormIndex {
  readonly #root = emptyNode()

  constructor(forms: Iterable<Form>) {
    for (const form of forms) this.#add(form)
  }

  #add(form: Form): void {
    let node = this.#root
    const signs = form.form.normalize('NFC')
    for (let at = 0; at < signs.length; at += 1) {
      const code = signs.charCodeAt(at)
      const next = node.next.get(code) ?? emptyNode()
      node.next.set(code, next)
      node = next
    }
    if (!node.forms.some(({ id }) => id === form.id)) node.forms = [...node.forms, form]
  }

  /** The longest form that begins at a place. */
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
      const counts = ({ insideOnly = false }: Form): boolean => !insideOnly || !(isTitle || isBeginning(text, start))
      const ids = node.forms.filter(counts).map(({ id }) => id)
      if (ids.length > 0) found = { ids, end: at + 1 }
    }
    return found
  }

  /**
   * The forms in a text, from front to back, without those inside longer ones; two may overlap. A form that names two
   * ids stands there for each. In a title every word is capitalised.
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
