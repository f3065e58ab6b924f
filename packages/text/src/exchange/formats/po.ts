import { po } from 'gettext-parser'
import { LANGUAGE_TAGS } from '../../language/index.ts'
import type { Exchange, ExchangeSegment } from '../exchange.ts'
import type { Imported, ImportedDocument, Unclosed } from '../imported.ts'
import { type Inline, plain } from '../inline.ts'
import { languageOf } from './language.ts'
import { parseXml } from './xml.ts'
import { readInline, writeInline } from './xml-inline.ts'

const quoted = (text: string): string =>
  `"${text.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t')}"`

const keyword = (name: string, text: string): string => `${name} ${quoted(text)}`

/** Chinese and Thai have one plural form. */
const HEADER = (language: string): string =>
  [
    'Project-Id-Version: Rulestone',
    `Language: ${language.replace('-', '_')}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: 8bit',
    'Plural-Forms: nplurals=1; plural=0;',
    '',
  ].join('\n')

function writeSegment(
  { id, kind, hash, line, source, target, state, previous }: ExchangeSegment,
  original: string,
): string {
  return [
    `#. ${kind}, English ${hash}`,
    `#: ${original}:${line}`,
    ...(state === 'stale' || (state === 'draft' && target) ? ['#, fuzzy'] : []),
    ...(previous
      ? [`#| ${keyword('msgctxt', id)}`, `#| ${keyword('msgid', writeInline({ ...source, content: previous }, false))}`]
      : []),
    keyword('msgctxt', id),
    keyword('msgid', writeInline(source, false)),
    keyword('msgstr', target ? writeInline(target, false) : ''),
  ].join('\n')
}

/**
 * Writes a PO file. A placeholder is `<ph id="1">+2</ph>`, a link or bold `<g id="2">…</g>`, and `&` and `<` are escaped
 * as in XML. Unconfirmed and stale translations are fuzzy, with the previous English.
 */
export function writePo({ locale, files }: Exchange): string {
  const header = [
    'msgid ""',
    'msgstr ""',
    ...HEADER(LANGUAGE_TAGS[locale])
      .split(/(?<=\n)/)
      .map(quoted),
  ].join('\n')
  const segments = files.flatMap(({ original, segments }) => segments.map((segment) => writeSegment(segment, original)))
  return `${[header, ...segments].join('\n\n')}\n`
}

/** Reads the XML of a coded text in a PO file. Unknown elements and tags that are never closed are listed. */
function readCodedText(text: string, unknown: string[], unclosed: Unclosed[]): Inline[] {
  const parsed = parseXml(`<s>${text}</s>`)
  if ('root' in parsed) return readInline(parsed.root, unknown)
  const { got, missing } = parsed.problem
  if (missing === undefined) unknown.push(got.replace(/^<s>|<\/s>$/g, ''))
  else unclosed.push({ got, expected: missing })
  return []
}

/** The line in a message of the parser. */
const lineOf = (message: string): number => Number(/at line (\d+)/.exec(message)?.[1] ?? 1)

function parse(text: string): ReturnType<typeof po.parse> | { readonly message: string } {
  try {
    return po.parse(text, { validation: true })
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error) }
  }
}

/** Makes a function that finds the first line of an entry; 1 if a tool has wrapped it. */
function entryLines(text: string): (start: string) => number {
  const lines = new Map<string, number>()
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (/^msg(?:id|ctxt) /.test(line) && !lines.has(line)) lines.set(line, index + 1)
  }
  return (start) => lines.get(start) ?? 1
}

/** Reads a PO file. */
export function readPo(file: string, text: string): ImportedDocument {
  const parsed = parse(text)
  if ('message' in parsed) {
    const { message } = parsed
    const at = { file, line: lineOf(message), column: 1 }
    return { file, segments: [], problems: [{ ...at, code: 'broken', values: { got: message } }] }
  }
  const tags = new Set([parsed.headers?.['Language'] ?? ''])
  const entries = Object.values(parsed.translations).flatMap((group) => Object.values(group))
  const lineOfEntry = entryLines(text)
  const segments = entries.flatMap(({ msgctxt, msgid, msgstr, comments }): Imported[] => {
    if (msgid === '') return []
    const [unknown, unclosed]: [string[], Unclosed[]] = [[], []]
    const source = readCodedText(msgid, unknown, unclosed)
    const target = readCodedText(msgstr[0] ?? '', unknown, unclosed)
    const [hash] = /\b[0-9a-f]{8}\b/.exec(comments?.extracted ?? '') ?? []
    const [[stranger], [open]] = [unknown, unclosed]
    const isFuzzy = /\bfuzzy\b/.test(comments?.flag ?? '')
    return [
      {
        ...(msgctxt !== undefined && { id: msgctxt }),
        ...(hash !== undefined && { hash }),
        source,
        target,
        ...(stranger !== undefined && { unknown: stranger }),
        ...(open && { unclosed: open }),
        state: isFuzzy ? 'doubtful' : plain(target) === '' ? 'open' : 'done',
        line: lineOfEntry(msgctxt === undefined ? keyword('msgid', msgid) : keyword('msgctxt', msgctxt)),
        column: 1,
      },
    ]
  })
  return { file, segments, ...languageOf({ file, line: 1, column: 1 }, tags) }
}
