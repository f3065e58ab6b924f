import type { FindingValues } from '../../findings/index.ts'
import type { Code, CodedText } from '../coded-text.ts'
import { codesIn, type Inline, isPair } from '../inline.ts'

/** The codes of `Objection`. */
export const TARGET_CODES = ['missing', 'doubled', 'unknown', 'figure'] as const

/** A problem of the codes of a translation. */
export interface Objection {
  readonly code: (typeof TARGET_CODES)[number]
  readonly values: FindingValues
}

/** A code as in the exchange file. */
const show = ({ id, text, close }: Code): string =>
  close === undefined ? `<ph id="${id}">${text}</ph>` : `<g id="${id}">…</g>`

const countById = (content: readonly Inline[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { id } of codesIn(content)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

const sameText = (a: string, b: string): boolean => a.replace(/\s+/gu, ' ').trim() === b.replace(/\s+/gu, ' ').trim()

/** An imported target, with the source in the same file. */
export interface Returned {
  readonly content: readonly Inline[]
  readonly source: readonly Inline[]
}

/** The placeholders whose text is neither the current one nor that of the export. */
export function figureObjections(
  { content, source: exported }: Returned,
  source: CodedText,
  current: CodedText | undefined,
): Objection[] {
  const then = new Map(codesIn(exported).map((piece) => [piece.id, isPair(piece) ? undefined : piece.text]))
  return codesIn(content).flatMap((piece): Objection[] => {
    if (isPair(piece) || piece.text === '') return []
    const [ours, theirs] = [source.codes.get(piece.id)?.text, current?.codes.get(piece.id)?.text]
    const shown = [ours, theirs, then.get(piece.id)].filter((text) => text !== undefined)
    if (shown.length === 0 || shown.some((text) => sameText(text, piece.text))) return []
    return [{ code: 'figure', values: { got: piece.text, expected: ours ?? theirs ?? '' } }]
  })
}

/**
 * The problems with the codes of an imported translation, which must have each as often as the English or the current
 * translation.
 *
 * @param optional whether a placeholder may be omitted
 */
export function tagObjections(
  content: readonly Inline[],
  source: CodedText,
  current: CodedText | undefined,
  optional: (code: Code) => boolean = () => false,
): Objection[] {
  const found: Objection[] = []
  const codes = new Map([...source.codes, ...(current?.codes ?? [])])
  for (const piece of codesIn(content)) {
    const code = codes.get(piece.id)
    if (code && isPair(piece) === (code.close !== undefined)) continue
    const expected = [...source.codes.values()].map(show)
    found.push({ code: 'unknown', values: { got: `<${isPair(piece) ? 'g' : 'ph'} id="${piece.id}">`, expected } })
  }
  const [wanted, before, got] = [countById(source.content), current && countById(current.content), countById(content)]
  for (const [id, code] of codes) {
    const count = got.get(id) ?? 0
    const allowed = [wanted.get(id) ?? 0, ...(before ? [before.get(id) ?? 0] : [])]
    if (allowed.includes(count) || (count === 0 && optional(code))) continue
    const isMissing = count < Math.min(...allowed)
    found.push({ code: isMissing ? 'missing' : 'doubled', values: { got: count, expected: show(code) } })
  }
  return found
}
