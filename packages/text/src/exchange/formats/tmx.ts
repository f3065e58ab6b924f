import { LIMITS } from '../../corpus/index.ts'
import { LANGUAGE_TAGS, SOURCE_LOCALE } from '../../language/index.ts'
import { type Exchange, type ExchangeSegment, isSettled, segmentsOfExchange } from '../exchange.ts'
import type { Imported, ImportedDocument } from '../imported.ts'
import { type Inline, isPair } from '../inline.ts'
import { languageOf, localeOf } from './language.ts'
import { readOmegatTags, writeOmegatTags } from './omegat-tags.ts'
import { elementIn, elementsBelow, elementsIn, escapeXml, textIn, writeAttributes, type XmlElement } from './xml.ts'

/** Options of `writeTmx`. */
export interface TmxOptions {
  /** `elements` of TMX 1.4, or texts that OmegaT reads as tags */
  readonly tags?: 'elements' | 'omegat'
}

/** Writes coded text with the elements of TMX, without `type`, which changes the tags of OmegaT. */
const writeElements = (content: readonly Inline[]): string =>
  content
    .map((piece) => {
      if (typeof piece === 'string') return escapeXml(piece)
      const id = escapeXml(piece.id)
      if (!isPair(piece)) return `<ph x="${id}">${escapeXml(piece.text)}</ph>`
      const begin = `<bpt i="${id}" x="${id}">${escapeXml(`<g id="${piece.id}">`)}</bpt>`
      return `${begin}${writeElements(piece.content)}<ept i="${id}">${escapeXml('</g>')}</ept>`
    })
    .join('')

function writeSegment(
  { id, hash, source, target }: ExchangeSegment,
  language: string,
  tags: TmxOptions['tags'],
): string[] {
  if (!target) return []
  const coded = (content: readonly Inline[]): string =>
    tags === 'omegat' ? escapeXml(writeOmegatTags(content, source.content)) : writeElements(content)
  const variant = (tag: string, content: readonly Inline[]): string =>
    `      <tuv xml:lang="${tag}"><seg>${coded(content)}</seg></tuv>`
  return [
    `    <tu${writeAttributes({ tuid: id })}>`,
    `      <prop type="x-english">${hash}</prop>`,
    variant(LANGUAGE_TAGS[SOURCE_LOCALE], source.content),
    variant(language, target.content),
    '    </tu>',
  ]
}

/** Writes a translation memory in TMX 1.4 of the segments that are translated and not stale. */
export function writeTmx(exchange: Exchange, { tags = 'elements' }: TmxOptions = {}): string {
  const header = writeAttributes({
    creationtool: 'Rulestone',
    creationtoolversion: '1',
    segtype: 'paragraph',
    'o-tmf': 'Rulestone',
    adminlang: LANGUAGE_TAGS[SOURCE_LOCALE],
    srclang: LANGUAGE_TAGS[SOURCE_LOCALE],
    datatype: 'plaintext',
  })
  const segments = segmentsOfExchange(exchange).filter(isSettled)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE tmx SYSTEM "tmx14.dtd">',
    '<tmx version="1.4">',
    `  <header${header}/>`,
    '  <body>',
    ...segments.flatMap((segment) => writeSegment(segment, LANGUAGE_TAGS[exchange.locale], tags)),
    '  </body>',
    '</tmx>',
    '',
  ].join('\n')
}

interface Open {
  readonly i: string
  readonly id: string
  readonly content: Inline[]
}

function readElements(coded: XmlElement, unknown: string[]): Inline[] {
  const top: Inline[] = []
  const open: Open[] = []
  const here = (): Inline[] => open.at(-1)?.content ?? top
  const read = (element: XmlElement): void => {
    for (const child of element.children) {
      if (typeof child === 'string') {
        here().push(child)
        continue
      }
      const { name, attributes } = child
      const [i, x] = [attributes.get('i'), attributes.get('x')]
      if (name === 'hi') read(child)
      else if (name === 'ph' && x !== undefined) here().push({ id: x, text: textIn(child) })
      else if (name === 'bpt' && i !== undefined && open.length < LIMITS.nesting)
        open.push({ i, id: x ?? i, content: [] })
      else if (name === 'ept' && i !== undefined && open.at(-1)?.i === i) {
        const closed = open.pop()
        if (closed) here().push({ id: closed.id, content: closed.content })
      } else unknown.push(`<${name}>`)
    }
  }
  read(coded)
  for (const { i } of open) unknown.push(`<bpt i="${i}">`)
  return top
}

const tagOf = ({ attributes }: XmlElement): string => attributes.get('xml:lang') ?? attributes.get('lang') ?? ''

function readSegment(segment: XmlElement, isOmegat: boolean): { readonly segment: Imported; readonly tag: string }[] {
  const variants = elementsIn(segment, 'tuv').flatMap((variant) => {
    const coded = elementIn(variant, 'seg')
    return coded ? [{ tag: tagOf(variant), coded }] : []
  })
  const source = variants.find(({ tag }) => localeOf(tag) === SOURCE_LOCALE)
  const target = variants.find(({ tag }) => localeOf(tag) !== SOURCE_LOCALE)
  if (!source || !target) return []
  const unknown: string[] = []
  const content = ({ coded }: typeof source): Inline[] =>
    isOmegat ? readOmegatTags(textIn(coded)) : readElements(coded, unknown)
  const id = segment.attributes.get('tuid')
  const hash = elementsIn(segment, 'prop').find(({ attributes }) => attributes.get('type') === 'x-english')
  const { line, column } = target.coded
  const read: Imported = {
    ...(id !== undefined && { id }),
    ...(hash && { hash: textIn(hash).trim() }),
    source: content(source),
    target: content(target),
    state: 'done',
    line,
    column,
  }
  const [stranger] = unknown
  return [{ segment: stranger === undefined ? read : { ...read, unknown: stranger }, tag: target.tag }]
}

/** Reads the root element of a TMX file. */
export function readTmx(file: string, root: XmlElement): ImportedDocument {
  const { line, column } = root
  const isOmegat = elementIn(root, 'header')?.attributes.get('creationtool') === 'OmegaT'
  const read = elementsBelow(root, 'tu').flatMap((segment) => readSegment(segment, isOmegat))
  const segments = read.map(({ segment }) => segment)
  if (read.length === 0) return { file, segments, problems: [] }
  return { file, segments, ...languageOf({ file, line, column }, new Set(read.map(({ tag }) => tag))) }
}
