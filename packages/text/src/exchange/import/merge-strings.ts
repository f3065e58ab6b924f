import { isRecord, readStrings } from '../../corpus/index.ts'
import { type Inline, isPair } from '../inline.ts'
import type { StringSegment, StringsToTranslate } from '../segments/string-segments.ts'
import { printJsonLike, putJson } from './json-edit.ts'

/** New words for a string. */
export interface StringChange {
  readonly segment: StringSegment
  readonly content: readonly Inline[]
}

/** Writes a string with the placeholders as in the file. */
const writeString = (content: readonly Inline[], { source, target }: StringSegment): string =>
  content
    .map((piece) => {
      if (typeof piece === 'string') return piece
      return isPair(piece) ? '' : ((target?.codes.get(piece.id) ?? source.codes.get(piece.id))?.open ?? '')
    })
    .join('')

const textAt = (text: string, path: readonly string[]): unknown => {
  let at: unknown = JSON.parse(text)
  for (const name of path) at = isRecord(at) ? at[name] : undefined
  return at
}

/**
 * Writes new words into a file of strings. No other byte changes.
 *
 * @param text the current file; undefined if there is none
 * @param like the English file, whose layout a new file gets
 */
export function mergeStrings(
  { english, fixed }: StringsToTranslate,
  text: string | undefined,
  like: string,
  changes: readonly StringChange[],
): { readonly text: string } | { readonly unwritable: readonly StringChange[] } {
  let merged = text ?? '{}\n'
  for (const { segment, content } of changes) {
    merged = putJson(merged, segment.path, writeString(content, segment), english.tree)
  }
  for (const { path, text: same } of fixed) merged = putJson(merged, path, same, english.tree)
  const unwritable = changes.filter(
    ({ segment, content }) => textAt(merged, segment.path) !== writeString(content, segment),
  )
  if (unwritable.length > 0) return { unwritable }
  if (text !== undefined) return { text: merged }
  const { tree } = readStrings('', english.locale, english.namespace, merged)
  return { text: printJsonLike(tree, like) }
}
