import type { Data, Rule } from '../schema/index.ts'

/** A rule as a document of Markdown, with its place in the source and the attribution at the end. */
export function ruleDocument({ title, summary, url, markdown, sources }: Rule, data: Data): string {
  const names = new Map(data.sources.map(({ id, name }) => [id, name]))
  const places = sources.map(
    ({ source, heading, page }) => `${names.get(source)}, ${heading}${page === undefined ? '' : ` (page ${page})`}`,
  )
  return [
    `# ${title}`,
    `> ${summary}`,
    markdown,
    '---',
    [`<${url}>`, ...places.map((place) => `Source: ${place}`)].join('  \n'),
    `${data.creator}, ${data.license}. ${data.attribution}`,
  ]
    .join('\n\n')
    .concat('\n')
}
