import { DIRECTIVE_NAMES } from '../../markdown/index.ts'
import type { CodedText } from '../coded-text.ts'
import { type Inline, isPair } from '../inline.ts'

const DIRECTIVE_START = new RegExp(`:(?=:|(?:${DIRECTIVE_NAMES.join('|')})\\b)`, 'g')

const escaped = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>&~|{}#]/g, '\\$&')
    .replace(DIRECTIVE_START, '\\:')
    .replaceAll('!\\[', '\\!\\[')

/** Escapes the characters that start a list or a rule. */
const escapedStart = (text: string): string => text.replace(/^(?=[-+=])/, '\\').replace(/^(\d{1,9})(?=[.)])/, '$1\\')

/**
 * Writes coded text as Markdown on one line.
 *
 * @param current the coded text of the current translation, whose spelling of links and bold is reused
 * @param literally whether to escape Markdown in the words
 */
export function writeMarkdown(
  content: readonly Inline[],
  source: CodedText,
  current: CodedText | undefined,
  literally: boolean,
): string {
  const write = (piece: Inline): string => {
    if (typeof piece === 'string') return literally ? escaped(piece) : piece
    const code = current?.codes.get(piece.id) ?? source.codes.get(piece.id)
    if (!isPair(piece)) return code?.open ?? ''
    return `${code?.open ?? ''}${piece.content.map(write).join('')}${code?.close ?? ''}`
  }
  const text = content.map(write).join('')
  return literally ? escapedStart(text) : text
}

/** A line break in a segment, with indentation and quote markers. */
const WRAP = /[ \t]*\r?\n[ \t]*(?:>[ \t]?)*[ \t]*/g

const isHan = (sign: string): boolean => /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(sign)

/** A wrapped text on one line, with the range of each character in the wrapped text. */
function unwrapped(text: string): { readonly flat: string; readonly spans: readonly (readonly [number, number])[] } {
  let flat = ''
  const spans: (readonly [number, number])[] = []
  const copy = (from: number, to: number): void => {
    for (let at = from; at < to; at += 1) {
      flat += text[at] ?? ''
      spans.push([at, at + 1])
    }
  }
  let at = 0
  for (const match of text.matchAll(WRAP)) {
    copy(at, match.index)
    at = match.index + match[0].length
    if (isHan(flat.at(-1) ?? '') && isHan(text[at] ?? '')) continue
    flat += ' '
    spans.push([match.index, at])
  }
  copy(at, text.length)
  return { flat, spans }
}

/**
 * Replaces the words of a wrapped text. Unchanged words at its start and end keep their line breaks.
 *
 * @param text the current words
 * @param next the new words, on one line
 * @example
 * rewritten('half of\n  you or more', 'half of you or less') // => 'half of\n  you or less'
 */
export function rewritten(text: string, next: string): string {
  const { flat, spans } = unwrapped(text)
  const shortest = Math.min(flat.length, next.length)
  let start = 0
  while (start < shortest && flat[start] === next[start]) start += 1
  let end = 0
  while (end < shortest - start && flat[flat.length - 1 - end] === next[next.length - 1 - end]) end += 1
  const [before, after] = [spans[start - 1]?.[1] ?? 0, spans[flat.length - end]?.[0] ?? text.length]
  return text.slice(0, before) + next.slice(start, next.length - end) + text.slice(after)
}
