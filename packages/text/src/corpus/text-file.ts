import { type Problem, placeAt, START } from '../findings/index.ts'
import { confirmedPath } from './confirmed-file.ts'
import { LIMITS, mostBytes } from './limits.ts'

/** A file of a content folder, with its bytes or the reason why it was not read. */
export interface RawFile {
  /** path inside the content folder, with forward slashes */
  readonly file: string
  readonly bytes: Uint8Array | 'too-large' | 'unreadable' | 'link'
}

/** The codes of `TextProblem`. */
export const TEXT_FILE_CODES = [
  'unreadable',
  'link',
  'too-large',
  'not-utf-8',
  'control-character',
  'too-many-lines',
  'line-too-long',
  'paragraph-too-long',
  'too-deep',
] as const

/** Why a file is not parsed. */
type TextProblem = Problem<(typeof TEXT_FILE_CODES)[number]>

/** The text of a file, or why it is not parsed. */
export type TextFile = { readonly text: string } | { readonly problem: TextProblem }

// biome-ignore lint/suspicious/noControlCharactersInRegex: the check is for these characters
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** A marker of a quote or list at the start of a line. */
const CONTAINER = /^[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))/

function containerDepth(line: string): number {
  let depth = 0
  for (let rest = line; depth <= LIMITS.nesting; depth += 1) {
    const marker = CONTAINER.exec(rest)
    if (!marker) break
    rest = rest.slice(marker[0].length)
  }
  return depth
}

/** A line that opens or closes a container directive. One without an end reaches to the end of the file. */
const OPENING = /^[ \t>]*:{3,}[^\s:]/
const CLOSING = /^[ \t>]*:{3,}[ \t]*$/

/** The first line that would make the Markdown parser slow, if any. */
function slowMarkdown(file: string, lines: readonly string[]): TextProblem | undefined {
  let [paragraph, open] = [0, 0]
  for (const [index, line] of lines.entries()) {
    const at = { file, line: index + 1, column: 1 }
    paragraph = line.trim() === '' ? 0 : paragraph + line.length
    if (paragraph > LIMITS.paragraphLength) {
      return { ...at, code: 'paragraph-too-long', values: { got: paragraph, expected: LIMITS.paragraphLength } }
    }
    if (OPENING.test(line)) open += 1
    else if (CLOSING.test(line)) open = Math.max(0, open - 1)
    if (open > LIMITS.nesting || containerDepth(line) > LIMITS.nesting) {
      return { ...at, code: 'too-deep', values: { got: line.slice(0, 20), expected: LIMITS.nesting } }
    }
  }
  return undefined
}

/** The first line that exceeds the limits of lines, if any. */
function wrongLine(file: string, lines: readonly string[]): TextProblem | undefined {
  let count = 0
  for (const [index, line] of lines.entries()) {
    const at = { file, line: index + 1, column: 1 }
    if (line.length > LIMITS.lineLength) {
      return { ...at, code: 'line-too-long', values: { got: line.length, expected: LIMITS.lineLength } }
    }
    count += line.trim() === '' ? 0 : 1
    if (count > LIMITS.lines) return { ...at, code: 'too-many-lines', values: { expected: LIMITS.lines } }
  }
  return undefined
}

/** The first line that would be slow to read, if any. Confirmations, which are generated, have no limits of lines. */
function slowLine(file: string, text: string): TextProblem | undefined {
  if (confirmedPath(file)) return undefined
  const lines = text.split('\n')
  return wrongLine(file, lines) ?? (file.endsWith('.md') ? slowMarkdown(file, lines) : undefined)
}

/** Decodes a file within the limits, without its byte order mark. */
export function readText({ file, bytes }: RawFile): TextFile {
  const start = { file, ...START }
  if (bytes === 'unreadable' || bytes === 'link') return { problem: { ...start, code: bytes, values: {} } }
  const most = mostBytes(file)
  if (bytes === 'too-large' || bytes.byteLength > most) {
    return { problem: { ...start, code: 'too-large', values: { expected: most } } }
  }
  const text = new TextDecoder().decode(bytes)
  const wrong = text.indexOf('\ufffd')
  if (wrong !== -1) return { problem: { file, ...placeAt(text, wrong), code: 'not-utf-8', values: { got: '\ufffd' } } }
  const control = CONTROL.exec(text)
  if (control) {
    const got = `U+${control[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
    return { problem: { file, ...placeAt(text, control.index), code: 'control-character', values: { got } } }
  }
  const slow = slowLine(file, text)
  return slow ? { problem: slow } : { text }
}
