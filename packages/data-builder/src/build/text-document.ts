import type { Data, Rule, Spell, Text } from '../schema/index.ts'

/** The facts of a spell as paragraphs of Markdown. */
export const spellFactsMarkdown = ({ factsInWords: { kind, rows } }: Spell): string[] => [
  `*${kind}*`,
  rows.map(({ label, text }) => `- **${label}:** ${text}`).join('\n'),
]

/** A text as a document of Markdown, with its place in the source and the attribution at the end. */
function textDocument({ title, summary, url, markdown, sources }: Text, facts: readonly string[], data: Data): string {
  const names = new Map(data.sources.map(({ id, name }) => [id, name]))
  const places = sources.map(
    ({ source, heading, page }) => `${names.get(source)}, ${heading}${page === undefined ? '' : ` (page ${page})`}`,
  )
  return [
    `# ${title}`,
    `> ${summary}`,
    ...facts,
    markdown,
    '---',
    [`<${url}>`, ...places.map((place) => `Source: ${place}`)].join('  \n'),
    `${data.creator}, ${data.license}. ${data.attribution}`,
  ]
    .join('\n\n')
    .concat('\n')
}

/** A rule as a document of Markdown. */
export const ruleDocument = (rule: Rule, data: Data): string => textDocument(rule, [], data)

/** A spell as a document of Markdown, with its facts before its words. */
export const spellDocument = (spell: Spell, data: Data): string => textDocument(spell, spellFactsMarkdown(spell), data)
