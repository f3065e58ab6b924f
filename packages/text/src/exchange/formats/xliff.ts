import { LANGUAGE_TAGS, SOURCE_LOCALE } from '../../language/index.ts'
import type { CodedText } from '../coded-text.ts'
import type { Exchange, ExchangeFile, ExchangeSegment } from '../exchange.ts'
import type { Imported, ImportedDocument } from '../imported.ts'
import { type Inline, sameInline } from '../inline.ts'
import type { SegmentState } from '../segments/alignment.ts'
import { languageOf } from './language.ts'
import { elementIn, elementsBelow, writeAttributes, type XmlElement } from './xml.ts'
import { readInline, writeInline } from './xml-inline.ts'

/** Options of `writeXliff`. */
export interface XliffOptions {
  /** whether every target is the source, for tools that translate the target */
  readonly prefill?: boolean
}

const STATES: Readonly<Record<SegmentState, string>> = {
  missing: 'needs-translation',
  stale: 'needs-review-translation',
  draft: 'translated',
  confirmed: 'final',
}

const bare = (content: readonly Inline[], { codes }: CodedText): CodedText => ({ content, codes })

function writeSegment(segment: ExchangeSegment, isPrefilled: boolean): string {
  const { id, kind, hash, source, previous, longest } = segment
  const [target, state] = isPrefilled ? [source, 'missing' as const] : [segment.target ?? source, segment.state]
  const attributes = writeAttributes({
    id,
    restype: `x-${kind}`,
    extradata: hash,
    maxwidth: longest,
    'size-unit': longest === undefined ? undefined : 'char',
    approved: state === 'confirmed' ? 'yes' : undefined,
  })
  return [
    `      <trans-unit${attributes}>`,
    `        <source>${writeInline(source, true)}</source>`,
    `        <target${writeAttributes({ state: STATES[state] })}>${writeInline(target, true)}</target>`,
    ...(previous
      ? [
          '        <alt-trans alttranstype="previous-version">',
          `          <source>${writeInline(bare(previous, source), false)}</source>`,
          `          <target>${writeInline(target, false)}</target>`,
          '        </alt-trans>',
        ]
      : []),
    '      </trans-unit>',
  ].join('\n')
}

function writeFile({ original, segments }: ExchangeFile, language: string, isPrefilled: boolean): string {
  const attributes = writeAttributes({
    original,
    'source-language': LANGUAGE_TAGS[SOURCE_LOCALE],
    'target-language': language,
    datatype: original.endsWith('.json') ? 'plaintext' : 'x-markdown',
    'xml:space': 'preserve',
  })
  return [
    `  <file${attributes}>`,
    '    <body>',
    ...segments.map((segment) => writeSegment(segment, isPrefilled)),
    '    </body>',
    '  </file>',
  ].join('\n')
}

/** Writes XLIFF 1.2. A missing target is the source, since some tools read only targets. */
export function writeXliff({ locale, files }: Exchange, { prefill = false }: XliffOptions = {}): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
    ...files
      .filter(({ segments }) => segments.length > 0)
      .map((file) => writeFile(file, LANGUAGE_TAGS[locale], prefill)),
    '</xliff>',
    '',
  ].join('\n')
}

const DONE: ReadonlySet<string> = new Set(['translated', 'final', 'signed-off'])
const UNTOUCHED: ReadonlySet<string> = new Set(['new', 'needs-translation'])

/** The state of a target. Some tools do not update it. */
function stateOf(segment: XmlElement, target: XmlElement, isChanged: boolean): Imported['state'] {
  const state = target.attributes.get('state')
  if (segment.attributes.get('approved') === 'yes' || (state !== undefined && DONE.has(state))) return 'done'
  return isChanged && (state === undefined || UNTOUCHED.has(state)) ? 'done' : 'open'
}

function readSegment(segment: XmlElement): Imported[] {
  const [source, target] = [elementIn(segment, 'source'), elementIn(segment, 'target')]
  if (!source || !target) return []
  const unknown: string[] = []
  const [from, to] = [readInline(source, unknown), readInline(target, unknown)]
  const { line, column } = target
  const [id, hash, [stranger]] = [segment.attributes.get('id'), segment.attributes.get('extradata'), unknown]
  return [
    {
      ...(id !== undefined && { id }),
      ...(hash !== undefined && { hash }),
      source: from,
      target: to,
      ...(stranger !== undefined && { unknown: stranger }),
      state: stateOf(segment, target, !sameInline(from, to)),
      line,
      column,
    },
  ]
}

/** Reads the root element of an XLIFF file. Version 1.1 is accepted, since some tools write it. */
export function readXliff(file: string, root: XmlElement): ImportedDocument {
  const { line, column } = root
  const version = root.attributes.get('version') ?? ''
  if (!/^1\.[0-2]$/.test(version)) {
    const problem = { file, line, column, code: 'version', values: { got: version, expected: '1.2' } } as const
    return { file, segments: [], problems: [problem] }
  }
  const parts = elementsBelow(root, 'file')
  const segments = parts.flatMap((part) => elementsBelow(part, 'trans-unit').flatMap(readSegment))
  const tags = new Set(parts.map(({ attributes }) => attributes.get('target-language') ?? ''))
  return { file, segments, ...languageOf({ file, line, column }, tags) }
}
