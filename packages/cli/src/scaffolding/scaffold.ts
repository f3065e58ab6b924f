import type { SourceEntry, TermForms } from '@rulestone/text'
import { type RuleData, titleOf } from './rule-data.ts'

/** A text as YAML, quoted if necessary. */
const yaml = (text: string): string =>
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ’()-]*$/u.test(text) ? text : JSON.stringify(text)

const front = (...lines: readonly string[]): string => `---\n${lines.join('\n')}\n---\n`

const aliasesOf = (forms: TermForms | undefined): string => `[${(forms?.aliases ?? []).map(yaml).join(', ')}]`

/** The tables and figures of a rule, which the writer moves to their places. */
const body = ({ tables, figures }: RuleData): string =>
  [
    ...tables.map((id) => `\n::table{id="${id}"}\n`),
    ...(figures.length === 0 ? [] : [`\n${figures.map((id) => `:value[${id}]`).join(' ')}\n`]),
  ].join('')

/**
 * The file of a new English entry: what core knows of the rule, and gaps that the check reports.
 *
 * @param forms its names, from the terms
 */
export function englishScaffold(id: string, data: RuleData, forms: TermForms | undefined): string {
  const source = data.source.map(({ heading, page }) => `{ heading: ${JSON.stringify(heading)}, page: ${page} }`)
  const head = front(
    `id: ${id}`,
    `title: ${yaml(forms?.name ?? titleOf(id))}`,
    `aliases: ${aliasesOf(forms)}`,
    "summary: ''",
    `kind: ${data.kind}`,
    `ruleset: ${data.ruleset}`,
    `source: [${source.join(', ')}]`,
    'related: []',
  )
  return head + body(data)
}

/** The text of a file from the end of its front matter. */
function bodyOf({ text, blocks }: SourceEntry): string {
  const start = blocks[0]?.node.position?.start.offset
  return start === undefined ? '' : `\n${text.slice(start).trimEnd()}\n`
}

/**
 * The file of a new translation: a copy of the English to be translated paragraph by paragraph, or the same gaps.
 *
 * @param forms its names in this language, from the terms
 * @param english the English entry, if there is one
 */
export function translationScaffold(
  id: string,
  data: RuleData,
  forms: TermForms | undefined,
  english: SourceEntry | undefined,
): string {
  const summary = english?.segments.find(({ key }) => key === 'summary')
  const head = front(
    `id: ${id}`,
    `title: ${forms ? yaml(forms.name) : "''"}`,
    `aliases: ${aliasesOf(forms)}`,
    `summary: ${english && summary ? english.text.slice(summary.range.start, summary.range.end) : "''"}`,
  )
  return head + (english ? bodyOf(english) : body(data))
}
