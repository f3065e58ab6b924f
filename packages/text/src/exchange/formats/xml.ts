import { type SaxesAttributePlain, SaxesParser } from 'saxes'
import type { Place } from '../../findings/index.ts'

/** An element of XML with its position. */
export interface XmlElement extends Place {
  /** without the namespace prefix */
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly (string | XmlElement)[]
}

/** A problem of XML. */
export interface XmlProblem extends Place {
  readonly code: 'broken' | 'doctype' | 'too-deep'
  /** what is wrong, or the text around it */
  readonly got: string
  /** the end of a tag of a translation, if it is that which is missing after `got` */
  readonly missing?: string
}

/** The most levels of elements. */
const DEEPEST = 64

/** The tags within a translation. */
const INLINE: ReadonlySet<string> = new Set(['g', 'ph'])

/** Stops the parser; never leaves this module. */
class Stop extends Error {
  readonly problem: XmlProblem
  constructor(problem: XmlProblem) {
    super(problem.code)
    this.problem = problem
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

interface Open extends Place {
  readonly name: string
  readonly attributes: Map<string, string>
  readonly children: (string | XmlElement)[]
}

/** The problem of a tag that the close tag of another has closed, if it is one of a translation. */
function unclosed(element: string | XmlElement | undefined): XmlProblem | undefined {
  if (element === undefined || typeof element === 'string' || !INLINE.has(element.name)) return undefined
  const { name, attributes, line, column } = element
  const start = `<${name}${writeAttributes({ id: attributes.get('id') })}>`
  return { code: 'broken', got: start + textIn(element), missing: `</${name}>`, line, column }
}

/** Some of the line of a place, before and after it. */
const around = (text: string, { line, column }: Place): string =>
  (text.split('\n', line)[line - 1] ?? '').slice(Math.max(0, column - 30), column + 10).trim()

/**
 * Parses XML. Nothing is fetched or expanded: a document type with declarations is refused, and only the five entities of
 * XML are known.
 */
export function parseXml(text: string): { readonly root: XmlElement } | { readonly problem: XmlProblem } {
  const parser = new SaxesParser({ position: true })
  const place = (): Place => ({ line: parser.line, column: Math.max(1, parser.column) })
  const top: Open = { name: '', attributes: new Map(), children: [], line: 1, column: 1 }
  const open: Open[] = [top]
  let attributes = new Map<string, string>()
  let start: Place = top
  const add = (piece: string | XmlElement): void => {
    open.at(-1)?.children.push(piece)
  }
  parser.on('error', (error) => {
    const left = error.message.endsWith('unexpected close tag.') ? open.at(-1)?.children.at(-1) : undefined
    throw new Stop(unclosed(left) ?? { code: 'broken', got: around(text, place()), ...place() })
  })
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw new Stop({ code: 'doctype', got: doctype.trim(), ...place() })
  })
  parser.on('opentagstart', () => {
    attributes = new Map()
    start = place()
  })
  parser.on('attribute', ({ name, value }: SaxesAttributePlain) => attributes.set(name, value))
  parser.on('opentag', ({ name }) => {
    if (open.length > DEEPEST) throw new Stop({ code: 'too-deep', got: name, ...place() })
    open.push({ name: localName(name), attributes, children: [], ...start })
  })
  parser.on('closetag', () => {
    const closed = open.pop()
    if (closed) add(closed)
  })
  parser.on('text', add)
  parser.on('cdata', add)
  try {
    parser.write(text).close()
  } catch (error) {
    if (error instanceof Stop) return { problem: error.problem }
    throw error
  }
  const root = top.children.find((child) => typeof child !== 'string')
  return root ? { root } : { problem: { code: 'broken', got: '', line: 1, column: 1 } }
}

/** The child elements, of one name or all. */
export const elementsIn = ({ children }: XmlElement, name?: string): XmlElement[] =>
  children.flatMap((child) => (typeof child !== 'string' && (name === undefined || child.name === name) ? [child] : []))

/** The first child element of a name. */
export const elementIn = (element: XmlElement, name: string): XmlElement | undefined => elementsIn(element, name)[0]

/** All descendant elements of a name. */
export const elementsBelow = (element: XmlElement, name: string): XmlElement[] =>
  elementsIn(element).flatMap((child) => [...(child.name === name ? [child] : []), ...elementsBelow(child, name)])

/** The text content of an element. */
export const textIn = ({ children }: XmlElement): string =>
  children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('')

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Characters that XML 1.0 cannot have. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern is for these characters
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/**
 * Escapes a text for XML.
 *
 * @example
 * escapeXml('a < b & "c"') // => 'a &lt; b &amp; &quot;c&quot;'
 */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)

/**
 * Writes attributes of XML, without undefined ones.
 *
 * @example
 * writeAttributes({ id: '1', state: undefined }) // => ' id="1"'
 */
export const writeAttributes = (attributes: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(attributes)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escapeXml(String(value))}"`]))
    .join('')
