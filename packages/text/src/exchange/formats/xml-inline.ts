import type { Code, CodedText } from '../coded-text.ts'
import { type Inline, isPair } from '../inline.ts'
import { escapeXml, textIn, type XmlElement } from './xml.ts'

/** The `ctype` in XLIFF of each kind of code. */
const TYPES: Readonly<Record<Code['kind'], string>> = {
  value: 'x-value',
  dice: 'x-dice',
  link: 'link',
  bold: 'bold',
  italic: 'italic',
  place: 'x-placeholder',
  other: 'x-markdown',
}

/**
 * Writes coded text as XML: a placeholder as `<ph id="1">+2</ph>`, a pair as `<g id="2">…</g>`.
 *
 * @param withTypes whether to write the `ctype` of XLIFF
 */
export function writeInline({ content, codes }: CodedText, withTypes: boolean): string {
  const attributes = (id: string): string => {
    const kind = codes.get(id)?.kind
    return ` id="${escapeXml(id)}"${withTypes && kind ? ` ctype="${TYPES[kind]}"` : ''}`
  }
  const write = (piece: Inline): string => {
    if (typeof piece === 'string') return escapeXml(piece)
    if (isPair(piece)) return `<g${attributes(piece.id)}>${piece.content.map(write).join('')}</g>`
    return `<ph${attributes(piece.id)}>${escapeXml(piece.text)}</ph>`
  }
  return content.map(write).join('')
}

/** Elements of tools around words, which are ignored. */
const TRANSPARENT: ReadonlySet<string> = new Set(['mrk'])

/** Reads the content of an element of XLIFF. Unknown elements are left out and listed. */
export function readInline(element: XmlElement, unknown: string[]): Inline[] {
  return element.children.flatMap((child): Inline[] => {
    if (typeof child === 'string') return [child]
    const { name, attributes } = child
    const id = attributes.get('id')
    if (TRANSPARENT.has(name)) return readInline(child, unknown)
    if (name === 'g' && id !== undefined) return [{ id, content: readInline(child, unknown) }]
    if ((name === 'ph' || name === 'x') && id !== undefined) return [{ id, text: textIn(child) }]
    unknown.push(`<${name}>`)
    return []
  })
}
