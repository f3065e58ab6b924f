import { type ByLocale, byLocale, type Locale } from '../language/index.ts'
import type { EntryGroup } from './sources.ts'
import type { Term, TermForms } from './term.ts'

/** What a `rule:` link can lead to: an entry, or a heading inside one. */
interface Target {
  readonly entry: string
  readonly heading?: string
  /** what a link to it may say in each language; empty where the language has no such text yet */
  readonly names: ByLocale<readonly string[]>
}

/** Targets by id. */
export type Targets = ReadonlyMap<string, Target>

/** All forms of a term that are right. */
export const rightForms = (forms: TermForms | undefined): readonly string[] =>
  forms ? [forms.name, ...(forms.abbreviation === undefined ? [] : [forms.abbreviation]), ...(forms.aliases ?? [])] : []

/** Everything that links can lead to. Ids of headings come from all languages; an entry wins over a heading. */
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
