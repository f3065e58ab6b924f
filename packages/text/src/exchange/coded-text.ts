import type { NamedFigure } from '@rulestone/core'
import type { Nodes } from 'mdast'
import {
  formatInteger,
  formatQuantity,
  formatSigned,
  type Locale,
  PLACEHOLDER,
  placeholders,
  pluralWord,
  type QuantityForm,
  type Translate,
} from '../language/index.ts'
import { formOf, isDirective, labelOf, namedFigures, ruleOf, showDirective } from '../markdown/index.ts'
import { type Inline, joined, tidy } from './inline.ts'

/** The kind of a code. */
type CodeKind = 'value' | 'dice' | 'link' | 'bold' | 'italic' | 'place' | 'other'

/** A placeholder or pair: what it replaces, and how a file writes it. */
export interface Code {
  readonly id: string
  readonly kind: CodeKind
  /** equal for the same code in all languages */
  readonly identity: string
  /** its text in the file; of a pair, the part before the words */
  readonly open: string
  /** of a pair, the part after the words; absent for a placeholder */
  readonly close?: string
  /** what a reader sees of a placeholder */
  readonly text: string
}

/** The words of a segment in one language, with codes for everything else. */
export interface CodedText {
  readonly content: readonly Inline[]
  readonly codes: ReadonlyMap<string, Code>
}

/** The language in which figures of core are shown. */
export interface Shown {
  readonly locale: Locale
  /** the strings of the units of length and weight */
  readonly unitWords: Translate
}

/** Numbers codes. A code of a target gets the number of the same code of the source. */
function numbering(like: CodedText | undefined): (identity: string) => string {
  const free = new Map<string, string[]>()
  for (const { id, identity } of like?.codes.values() ?? []) free.set(identity, [...(free.get(identity) ?? []), id])
  let count = like?.codes.size ?? 0
  return (identity) => {
    const known = free.get(identity)?.shift()
    if (known !== undefined) return known
    count += 1
    return String(count)
  }
}

function figureText(figure: NamedFigure, form: QuantityForm, { locale, unitWords }: Shown): string {
  if (figure.kind === 'dice') return figure.value
  if (figure.kind === 'quantity') return formatQuantity(figure, form, locale, unitWords)
  return figure.kind === 'signed' ? formatSigned(locale, figure.value) : formatInteger(locale, figure.value)
}

function directiveCode(node: Extract<Nodes, { type: 'textDirective' }>, shown: Shown): Pick<Code, 'kind' | 'text'> {
  const label = labelOf(node) ?? ''
  if (node.name === 'dice') return { kind: 'dice', text: label }
  if (node.name !== 'value') return { kind: 'other', text: label }
  const figure = namedFigures.get(label)
  return { kind: 'value', text: figure ? figureText(figure, formOf(node), shown) : label }
}

const PAIRS: Partial<Record<Nodes['type'], CodeKind>> = {
  link: 'link',
  strong: 'bold',
  emphasis: 'italic',
  delete: 'other',
}

const identityOf = (node: Nodes, kind: CodeKind, spelled: string): string => {
  if (node.type === 'link') return `link ${ruleOf(node) ?? node.url}`
  if (isDirective(node)) return showDirective(node)
  return kind === 'other' && !('children' in node) ? `${node.type} ${spelled}` : node.type
}

/**
 * The coded text of Markdown.
 *
 * @param nodes the parsed Markdown
 * @param file the text of the whole file
 * @param shown the language in which figures of core are shown
 * @param like the coded text of the source, for a target
 */
export function codedMarkdown(nodes: readonly Nodes[], file: string, shown: Shown, like?: CodedText): CodedText {
  const codes = new Map<string, Code>()
  const number = numbering(like)
  const pieceOf = (node: Nodes): Inline => {
    if (node.type === 'text') return node.value
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
    const spelled = file.slice(start, end)
    const kind = PAIRS[node.type] ?? 'other'
    const identity = identityOf(node, kind, spelled)
    const id = number(identity)
    const children: readonly Nodes[] = PAIRS[node.type] && 'children' in node ? node.children : []
    const [first, last] = [children.at(0)?.position, children.at(-1)?.position]
    if (first && last) {
      const [open, close] = [file.slice(start, first.start.offset), file.slice(last.end.offset, end)]
      codes.set(id, { id, kind, identity, open, close, text: '' })
      return { id, content: children.map(pieceOf) }
    }
    const code = node.type === 'textDirective' ? directiveCode(node, shown) : { kind, text: spelled.trim() }
    codes.set(id, { id, identity, open: spelled, ...code })
    return { id, text: code.text }
  }
  return { content: tidy(nodes.map(pieceOf)), codes }
}

/**
 * The coded text of a plain text: a title or summary.
 *
 * @example
 * codedPlainText('Half\n  Cover').content // => ['Half Cover']
 */
export const codedPlainText = (text: string): CodedText => ({ content: tidy([text]), codes: new Map() })

/**
 * The coded text of a string of i18next, with its spaces. The word of a `plural(…)` is plain text, since translations
 * need not have its forms.
 *
 * @example
 * codedString('of {{total}}').content // => ['of ', { id: '1', text: '{{total}}' }]
 */
export function codedString(text: string, like?: CodedText): CodedText {
  const codes = new Map<string, Code>()
  const number = numbering(like)
  const content: Inline[] = []
  let at = 0
  for (const match of text.matchAll(PLACEHOLDER)) {
    const [spelled] = match
    content.push(text.slice(at, match.index))
    at = match.index + spelled.length
    const word = pluralWord(spelled)
    if (word !== undefined) {
      content.push(word)
      continue
    }
    const identity = placeholders(spelled).join('')
    const id = number(identity)
    codes.set(id, { id, kind: 'place', identity, open: spelled, text: spelled })
    content.push({ id, text: spelled })
  }
  return { content: joined([...content, text.slice(at)]), codes }
}
