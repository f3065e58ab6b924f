import type { Element, ElementContent, Root, Text } from 'hast'
import { OBJECT_REPLACEMENT } from '../language/index.ts'
import type { CompileContext } from './context.ts'
import { element, textNode } from './elements.ts'
import { type Measure, measuresIn } from './measures.ts'

/** The elements with one paragraph of running text. */
const PARAGRAPHS: readonly string[] = ['p', 'li', 'td', 'th', 'h2', 'h3', 'caption']

const isMeasure = ({ properties }: Element): boolean => properties['dataUnit'] !== undefined

const isObject = ({ tagName, properties }: Element): boolean =>
  tagName === 'data' || tagName === 'code' || properties['dataDice'] !== undefined || properties['lang'] !== undefined

interface Piece {
  readonly text: string
  readonly parent?: Element
  readonly node?: Text
  readonly measure?: Element
}

/** The pieces of running text of a paragraph, without paragraphs inside it, and the measures of core. */
const piecesOf = (parent: Element): Piece[] =>
  parent.children.flatMap((node): Piece[] => {
    if (node.type === 'text') return [{ text: node.value, parent, node }]
    if (node.type !== 'element') return [{ text: OBJECT_REPLACEMENT }]
    if (isMeasure(node)) return piecesOf(node).map(({ text }) => ({ text, measure: node }))
    if (isObject(node)) return [{ text: OBJECT_REPLACEMENT }]
    return PARAGRAPHS.includes(node.tagName) ? [{ text: '\n' }] : piecesOf(node)
  })

/** A measure as a `data` element. */
export const measureElement = ({ value, unit, form }: Measure, text: string): Element =>
  element('data', { value: String(value), dataUnit: unit, ...(form !== 'noun' && { dataForm: form }) }, text)

/** A text with its measures marked. */
function marked(text: string, measures: readonly Measure[]): ElementContent[] {
  const nodes: ElementContent[] = []
  let done = 0
  for (const measure of measures) {
    if (measure.start > done) nodes.push(textNode(text.slice(done, measure.start)))
    nodes.push(measureElement(measure, text.slice(measure.start, measure.end)))
    done = measure.end
  }
  if (done < text.length) nodes.push(textNode(text.slice(done)))
  return nodes
}

/** Removes the unit of a measure of core, so that it is not converted; the side of a square always can be. */
function unmark({ properties }: Element): void {
  if (properties['dataSquareSide'] !== undefined) return
  delete properties['dataUnit']
  delete properties['dataForm']
}

function markParagraph(paragraph: Element, { locale, unitWords }: CompileContext): void {
  const pieces = piecesOf(paragraph)
  const measures = measuresIn(pieces.map(({ text }) => text).join(''), locale, unitWords)
  if (measures === undefined) {
    for (const { measure } of pieces) if (measure) unmark(measure)
    return
  }
  let start = 0
  for (const { text, parent, node } of pieces) {
    const end = start + text.length
    const own = measures
      .filter((measure) => measure.start >= start && measure.end <= end)
      .map((measure) => ({ ...measure, start: measure.start - start, end: measure.end - start }))
    if (parent && node && own.length > 0) parent.children.splice(parent.children.indexOf(node), 1, ...marked(text, own))
    start = end
  }
}

/** Marks the lengths and weights in the text of a tree, so that they can be converted to other units. */
export function markMeasures(tree: Root | Element, context: CompileContext): void {
  for (const node of tree.children) {
    if (node.type !== 'element') continue
    markMeasures(node, context)
    if (PARAGRAPHS.includes(node.tagName)) markParagraph(node, context)
  }
}
