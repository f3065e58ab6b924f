import { type ByLocale, byLocale, type Locale } from '../language/index.ts'
import type { EntryGroup } from './sources.ts'
import type { Term, TermForms } from './term.ts'

/** A target of `rule:` links: an entry, or a heading of one. */
interface Target {
  readonly entry: string
  readonly heading?: string
  /** the texts that a link to it may have, by language */
  readonly names: ByLocale<readonly string[]>
}

/** Targets by id. */
export type Targets = ReadonlyMap<string, Target>

/** The accepted forms of a term. */
export const rightForms = (forms: TermForms | undefined): readonly string[] =>
  forms ? [forms.name, ...(forms.abbreviation === undefined ? [] : [forms.abbreviation]), ...(forms.aliases ?? [])] : []

/** All targets of links. Headings of all languages count; an entry takes precedence over a heading. */
export function findTargets(groups: ReadonlyMap<string, EntryGroup>, terms: ReadonlyMap<string, Term>): Targets {
  const targets = new Map<string, Target>()
  const termNames = (id: string, locale: Locale): readonly string[] => rightForms(terms.get(id)?.forms[locale])
  for (const [id, group] of groups) {
    const names = byLocale((locale) => {
      const entry = group[locale]
      return entry
        ? [...(entry.title === undefined ? [] : [entry.title]), ...entry.aliases, ...termNames(id, locale)]
        : []
    })
    targets.set(id, { entry: id, names })
  }
  for (const [entry, group] of groups) {
    const ids = new Set(Object.values(group).flatMap((source) => source?.headings.map(({ id }) => id) ?? []))
    for (const heading of ids) {
      if (heading === undefined || targets.has(heading)) continue
      const names = byLocale((locale) => {
        const text = group[locale]?.headings.find(({ id }) => id === heading)?.text
        return text === undefined ? [] : [text, ...termNames(heading, locale)]
      })
      targets.set(heading, { entry, heading, names })
    }
  }
  return targets
}
