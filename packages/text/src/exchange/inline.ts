import { normalText } from '../markdown/index.ts'

/** Something that translators move but do not edit: a figure of core, dice, `{{name}}`. */
export interface Placeholder {
  /** unique in a coded text; the same in the source and the target */
  readonly id: string
  /** what a reader sees */
  readonly text: string
}

/** Markup around translated words: a link, bold. */
export interface Pair {
  /** unique in a coded text; the same in the source and the target */
  readonly id: string
  readonly content: readonly Inline[]
}

/** A part of a coded text. */
export type Inline = string | Placeholder | Pair

/** Whether a part is a pair. */
export const isPair = (piece: Inline): piece is Pair => typeof piece !== 'string' && 'content' in piece

/** Joins adjacent texts, and removes empty ones. */
export function joined(content: readonly Inline[]): Inline[] {
  const pieces: Inline[] = []
  for (const piece of content) {
    const last = pieces.at(-1)
    if (typeof piece !== 'string') pieces.push(isPair(piece) ? { ...piece, content: joined(piece.content) } : piece)
    else if (piece === '') continue
    else if (typeof last === 'string') pieces.splice(-1, 1, last + piece)
    else pieces.push(piece)
  }
  return pieces
}

/** Moves white space out of the edges of pairs, since Markdown has no `** bold **`. */
function hoisted(content: readonly Inline[]): Inline[] {
  return content.flatMap((piece): Inline[] => {
    if (!isPair(piece)) return [piece]
    const inner = joined(hoisted(piece.content))
    const [first, last] = [inner.at(0), inner.at(-1)]
    const before = typeof first === 'string' ? (/^\s+/u.exec(first)?.[0] ?? '') : ''
    if (typeof first === 'string') inner.splice(0, 1, first.slice(before.length))
    const end = inner.at(-1)
    const after = typeof last === 'string' && typeof end === 'string' ? (/\s+$/u.exec(end)?.[0] ?? '') : ''
    if (typeof end === 'string') inner.splice(-1, 1, end.slice(0, end.length - after.length))
    return [before, { ...piece, content: joined(inner) }, after]
  })
}

const spaced = (content: readonly Inline[]): Inline[] =>
  content.map((piece) => {
    if (typeof piece === 'string') return normalText(piece)
    return isPair(piece) ? { ...piece, content: spaced(piece.content) } : piece
  })

/**
 * Normalises the spacing of Markdown: line breaks become spaces, or nothing between Han characters, and the edges of the
 * text and of pairs have no spaces.
 *
 * @example
 * tidy([' Half\n', { id: '1', content: ['Cover '] }, ' '])
 * // => ['Half ', { id: '1', content: ['Cover'] }]
 */
export function tidy(content: readonly Inline[]): Inline[] {
  const pieces = spaced(joined(hoisted(content)))
  const [first, last] = [pieces.at(0), pieces.at(-1)]
  if (typeof first === 'string') pieces.splice(0, 1, first.trimStart())
  const end = pieces.at(-1)
  if (typeof last === 'string' && typeof end === 'string') pieces.splice(-1, 1, end.trimEnd())
  return joined(pieces)
}

/**
 * The text that a reader sees.
 *
 * @example
 * plain(['Gives ', { id: '1', text: '+2' }, ' to ', { id: '2', content: ['AC'] }]) // => 'Gives +2 to AC'
 */
export const plain = (content: readonly Inline[]): string =>
  content
    .map((piece) => (typeof piece === 'string' ? piece : isPair(piece) ? plain(piece.content) : piece.text))
    .join('')

/** All placeholders and pairs, outer ones first. */
export const codesIn = (content: readonly Inline[]): (Placeholder | Pair)[] =>
  content.flatMap((piece) =>
    typeof piece === 'string' ? [] : isPair(piece) ? [piece, ...codesIn(piece.content)] : [piece],
  )

/** The words without placeholders. */
export const wordsOf = (content: readonly Inline[]): string =>
  content.map((piece) => (typeof piece === 'string' ? piece : isPair(piece) ? wordsOf(piece.content) : ' ')).join('')

const comparable = (content: readonly Inline[]): unknown =>
  content.map((piece) => {
    if (typeof piece === 'string') return piece.normalize('NFC')
    return isPair(piece) ? [piece.id, comparable(piece.content)] : [piece.id]
  })

/**
 * Whether two contents are equal, regardless of the texts of placeholders, which come from core.
 *
 * @example
 * sameInline([{ id: '1', text: '+2' }], [{ id: '1', text: '+3' }]) // => true
 */
export const sameInline = (a: readonly Inline[], b: readonly Inline[]): boolean =>
  JSON.stringify(comparable(joined(a))) === JSON.stringify(comparable(joined(b)))
