import type { Creature, Data, Rule, Spell, Text } from '../schema/index.ts'

/** The facts of a spell as paragraphs of Markdown. */
const spellFactsMarkdown = ({ factsInWords: { kind, rows } }: Spell): string[] => [
  `*${kind}*`,
  rows.map(({ label, text }) => `- **${label}:** ${text}`).join('\n'),
]

/** The lines and the ability scores of a creature as paragraphs of Markdown. */
const statBlockMarkdown = ({ statBlock: { kind, lines, abilities, labels } }: Creature): string[] => [
  `*${kind}*`,
  lines.map(({ label, text }) => `- **${label}:** ${text}`).join('\n'),
  [
    [labels.ability, labels.score, labels.modifier, labels.save],
    ['---', '---', '---', '---'],
    ...abilities.map(({ name, score, modifier, save }) => [name, score, modifier, save]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n'),
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

/** A creature as a document of Markdown, with its lines and ability scores before its traits and actions. */
export const creatureDocument = (creature: Creature, data: Data): string =>
  textDocument(creature, statBlockMarkdown(creature), data)
