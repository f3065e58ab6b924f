import type { Library, TermForms } from '@rulestone/text'
import type { Term } from '../schema/index.ts'
import { CURRENT_EDITION, SOURCES } from './sources.ts'

type Forms = Term['forms']['en']

const formsOf = ({ name, abbreviation, aliases, avoid }: TermForms): Forms => ({
  name,
  ...(abbreviation !== undefined && { abbreviation }),
  ...(aliases && { aliases: [...aliases] }),
  ...(avoid && { avoid: [...avoid] }),
})

/** Every term, by id. */
export function buildTerms({ entries, terms }: Library): Term[] {
  const rules = new Set(
    Array.from(entries.values()).flatMap(({ en }) => (en ? [en.id, ...en.headings.map(({ id }) => id)] : [])),
  )
  return Array.from(terms.values(), ({ id, part, forms }): Term => {
    const { en = { name: id }, zh, th } = forms
    return {
      id,
      edition: SOURCES.some((source) => source.id === part) ? part : CURRENT_EDITION,
      part,
      ...(rules.has(id) && { rule: id }),
      forms: { en: formsOf(en), ...(zh && { zh: formsOf(zh) }), ...(th && { th: formsOf(th) }) },
    }
  }).sort((a, b) => (a.id < b.id ? -1 : 1))
}
