/**
 * What a preview shows: name, English name (empty on English pages), the answer in one sentence, and the ids of the
 * rules and headings that its text names first. That of a heading ends with the id of its rule.
 */
export type Preview = readonly [title: string, english: string, summary: string, see: readonly string[], rule?: string]

/** The previews of a language, by id. */
export type Previews = Readonly<Record<string, Preview>>
