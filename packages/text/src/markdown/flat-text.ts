import type { Nodes } from 'mdast'
import type { Range } from '../findings/index.ts'
import { OBJECT_REPLACEMENT } from '../language/index.ts'
import { type Directive, isDirective } from './directive.ts'

/** The text of some nodes without markup, with the position of each character in the file. */
export interface FlatText {
  /** with `\ufffc` for each directive */
  readonly text: string
  /** the directives, in the order of their `\ufffc` */
  readonly directives: readonly Directive[]
  /** the directive that the character at an index replaces */
  directiveAt(index: number): Directive | undefined
  /** the offset in the file of the character at an index, or of the end of the text */
  offsetAt(index: number): number
  /** the range of the file with exactly this part of the text; undefined if there is markup in between */
  range(start: number, end: number): Range | undefined
}

/** Characters of a node, with their offsets in the file. */
interface Piece {
  readonly start: number
  readonly text: string
  readonly offset: number
  /** the offset of each character, if the file has escapes, entities or indentation */
  readonly offsets?: readonly number[]
  readonly end: number
  readonly directive?: Directive
}

const ENTITY = /^&(?:#\d{1,7}|#x[\da-f]{1,6}|\w{1,31});/i

/** The offsets of the characters of a text that the file writes with escapes, entities or indentation. */
function align(value: string, raw: string, offset: number): number[] {
  const offsets: number[] = []
  let at = 0
  for (let index = 0; index < value.length; index += 1) {
    const entity = raw[at] === '&' && value[index] !== '&' ? ENTITY.exec(raw.slice(at, at + 40)) : null
    if (!entity) while (at < raw.length && raw[at] !== value[index]) at += 1
    offsets.push(offset + Math.min(at, raw.length))
    at += entity ? entity[0].length : 1
  }
  return offsets
}

function* piecesOf(node: Nodes, source: string, directives: Directive[]): Iterable<Omit<Piece, 'start'>> {
  const [offset, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
  if (node.type === 'text') {
    const raw = source.slice(offset, end)
    const isExact = source.startsWith(node.value, offset)
    yield { text: node.value, offset, end, ...(!isExact && { offsets: align(node.value, raw, offset) }) }
  } else if (isDirective(node)) {
    directives.push(node)
    yield { text: OBJECT_REPLACEMENT, offset, end, directive: node }
  } else if (node.type === 'break') yield { text: '\n', offset, end }
  else if ('children' in node) for (const child of node.children) yield* piecesOf(child, source, directives)
  else yield { text: OBJECT_REPLACEMENT, offset, end }
}

/**
 * The concatenated text of some nodes.
 *
 * @param source - the text of the whole file
 */
export function flatText(nodes: readonly Nodes[], source: string): FlatText {
  const pieces: Piece[] = []
  const directives: Directive[] = []
  let length = 0
  for (const node of nodes) {
    for (const piece of piecesOf(node, source, directives)) {
      pieces.push({ ...piece, start: length })
      length += piece.text.length
    }
  }
  const pieceAt = (index: number): Piece | undefined =>
    pieces.find(({ start, text }) => index >= start && index < start + text.length)
  const offsetIn = ({ start, offset, offsets }: Piece, index: number): number =>
    offsets?.[index - start] ?? offset + index - start
  const text = pieces.map((piece) => piece.text).join('')
  return {
    text,
    directives,
    directiveAt: (index) => pieceAt(index)?.directive,
    offsetAt(index) {
      const piece = pieceAt(index)
      return piece ? offsetIn(piece, index) : (pieces.at(-1)?.end ?? nodes[0]?.position?.start.offset ?? 0)
    },
    range(start, end) {
      const [first, last] = [pieceAt(start), pieceAt(Math.max(start, end - 1))]
      if (!first || !last) return undefined
      const [from, to] = [offsetIn(first, start), offsetIn(last, end - 1) + 1]
      return source.slice(from, to) === text.slice(start, end) ? { start: from, end: to } : undefined
    },
  }
}
