import { SOURCE_LOCALE } from '@rulestone/text'
import type { Data, Rule, Text } from '../schema/index.ts'
import type { DataOptions } from './build-data.ts'
import { fileUrl } from './header.ts'

const link = (title: string, url: string, about: string): string => `- [${title}](${url}): ${about}`

/**
 * The file `llms.txt`, by which language models find the rules: https://llmstxt.org. It lists every English rule of the
 * current edition by chapter, every spell and every creature, each as Markdown; what can be left out is under “Optional”.
 */
export function llmsText(
  { books, rules, spells, creatures, calculators, editions, attribution, license }: Data,
  { site }: DataOptions,
): string {
  const english = new Map(rules.filter(({ language }) => language === 'en').map((rule) => [rule.id, rule]))
  const current = editions.find((edition) => edition.current)
  const document = ({ id, title, summary }: Rule): string => link(title, fileUrl(site, `rules/en/${id}.md`), summary)
  const chapters = books
    .flatMap((book) => book.chapters)
    .map((chapter) => ({ title: chapter.title.en, rules: chapter.rules.flatMap((id) => english.get(id) ?? []) }))
  const listed = new Set<string>()
  const sections = chapters.flatMap(({ title, rules: own }) => {
    const lines = own.filter(({ id, edition }) => edition === current?.id && !listed.has(id))
    for (const { id } of lines) listed.add(id)
    return lines.length === 0 ? [] : [[`## ${title}`, '', ...lines.map(document)].join('\n')]
  })
  const listOf = (heading: string, folder: string, texts: readonly Text[]): string[] => {
    const lines = texts
      .filter(({ language }) => language === SOURCE_LOCALE)
      .map(({ id, title, summary }) => link(title, fileUrl(site, `${folder}/en/${id}.md`), summary))
    return lines.length === 0 ? [] : [[`## ${heading}`, '', ...lines].join('\n')]
  }
  const others = Array.from(english.values()).filter(({ id }) => !listed.has(id))
  return [
    '# Rulestone',
    `> The rules of fifth-edition tabletop play (${current?.name.en}), in English, Chinese and Thai, and its spells and creatures, with their figures, tables and calculators as data.`,
    `The text is under ${license}. ${attribution}`,
    'Ids are the same in all languages: replace `en` by `zh` or `th` in an address below. An address with `.json` instead of `.md` gives the rule, spell or creature as blocks with its figures, links and dice.',
    [
      '## Data',
      '',
      link(
        'List of all files',
        fileUrl(site, 'index.json'),
        'JSON, with the ids of all rules, spells, creatures, tables and calculators',
      ),
      link(
        'Everything',
        fileUrl(site, 'all.json'),
        'one JSON file with all rules, spells and creatures in all languages',
      ),
      link('Spells', fileUrl(site, 'spells/en.json'), 'every spell with its facts as numbers, in one language'),
      link(
        'Creatures',
        fileUrl(site, 'creatures/en.json'),
        'every creature with its stat block as numbers and as text, in one language',
      ),
      link('Tables', fileUrl(site, 'tables.json'), 'every table, with figures as numbers'),
      link('Figures', fileUrl(site, 'figures.json'), 'every number and die of the text, by name'),
      link('Terms', fileUrl(site, 'terms.json'), 'every term in three languages'),
      link('Calculators', fileUrl(site, 'calculators.json'), 'their input as JSON Schema, with worked examples'),
    ].join('\n'),
    ...sections,
    ...listOf('Spells', 'spells', spells),
    ...listOf('Creatures', 'creatures', creatures),
    [
      '## Optional',
      '',
      ...calculators.map(({ id, title, caption }) =>
        link(`Calculator: ${title.en}`, `${site}/en/calculators/${id}/`, caption.en),
      ),
      ...others.map(document),
    ].join('\n'),
  ]
    .join('\n\n')
    .concat('\n')
}
