/**
 * The data of a preview: name, English name (empty on English pages), the summary as HTML with its lengths, weights and
 * English terms marked, and the ids of the rules and headings that its text links to first. That of a heading ends with
 * the id of its rule.
 */
export type Preview = readonly [title: string, english: string, summary: string, see: readonly string[], rule?: string]

/**
 * The URL of a previewed rule or heading.
 *
 * @param rules the URL of the rules of the language, with a trailing slash
 * @example
 * previewAddress('/en/rules/', 'half-cover', ['Half Cover', '', '+2 to AC', [], 'cover']) // => '/en/rules/cover/#half-cover'
 */
export const previewAddress = (rules: string, id: string, [, , , , rule]: Preview): string =>
  rule === undefined ? `${rules}${id}/` : `${rules}${rule}/#${id}`

/** The previews of a language, by id. */
export type Previews = Readonly<Record<string, Preview>>
