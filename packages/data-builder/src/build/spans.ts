import { SPELL_FIGURES } from '@rulestone/compendium'
import { FIGURES, UNITS, type Unit } from '@rulestone/core'
import { creatureOf, isCreature, isSpell, spellOf } from '@rulestone/text'
import type { Element, ElementContent } from 'hast'
import type { Span } from '../schema/index.ts'
import { measureOf } from './measure.ts'

/** What a span means besides its text. */
type Marks = Omit<Span, 'text'>

const isUnit = (value: unknown): value is Unit => UNITS.some((unit) => unit === value)

const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** What a figure of core or of a spell shows. */
function figureMarks(id: string): Marks {
  const figure = FIGURES[id] ?? SPELL_FIGURES[id]
  if (!figure) return {}
  if (figure.kind === 'dice') return { figure: id, dice: figure.value }
  if (figure.kind === 'quantity') return { figure: id, measure: measureOf(figure.value, figure.unit) }
  return { figure: id, value: figure.value }
}

/** What a link leads to. */
function linkMark(id: string): Marks {
  if (isSpell(id)) return { spell: spellOf(id) }
  return isCreature(id) ? { creature: creatureOf(id) } : { rule: id }
}

/** What an element adds to the meaning of its text. */
function marksOf({ tagName, properties, data }: Element): Marks {
  if (data?.figure !== undefined) return figureMarks(data.figure)
  if (tagName === 'strong') return { strong: true }
  if (tagName === 'em') return { emphasis: true }
  const { dataRule, dataDice, dataTerm, dataUnit, lang, value } = properties
  const [rule, dice, term] = [asText(dataRule), asText(dataDice), asText(dataTerm)]
  return {
    ...(rule !== undefined && linkMark(rule)),
    ...(dice !== undefined && { dice }),
    ...(term !== undefined && { term }),
    ...(lang === 'en' && { language: 'en' }),
    ...(isUnit(dataUnit) && { measure: measureOf(Number(value), dataUnit) }),
  }
}

const rawSpans = (nodes: readonly ElementContent[], marks: Marks): Span[] =>
  nodes.flatMap((node): Span[] => {
    if (node.type === 'text') return [{ text: node.value.replace(/\s+/gu, ' '), ...marks }]
    if (node.type !== 'element') return []
    if (node.tagName === 'br') return [{ text: ' ', ...marks }]
    return rawSpans(node.children, { ...marks, ...marksOf(node) })
  })

/** The running text of an element, without spaces at its ends. */
export function spansOf(nodes: readonly ElementContent[]): Span[] {
  const spans = rawSpans(nodes, {})
  const [first, last] = [spans.at(0), spans.at(-1)]
  if (first) first.text = first.text.trimStart()
  if (last) last.text = last.text.trimEnd()
  return spans.filter(({ text }) => text !== '')
}

/** The text of spans. */
export const spansText = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('')
