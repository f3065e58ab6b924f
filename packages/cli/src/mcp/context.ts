import type { Index } from '@rulestone/search'
import type { Locale, Workbench } from '@rulestone/text'
import { openSearch, openSpellIndex } from '../content/find-rules.ts'
import { openSpellNames } from '../content/find-spell.ts'
import { openToRead } from '../content/open-workbench.ts'
import { Refusal } from '../terminal/refusal.ts'
import { openStrings } from '../terminal/strings.ts'
import { USAGE } from '../terminal/words.ts'
import { pagesOf } from './pages.ts'
import type { Context, Spells } from './tool.ts'

/** Options of the server. */
export interface ServerOptions {
  /** the URL of the site, without a trailing slash */
  readonly site: string
  /** the language of calls that name none */
  readonly language: Locale
  /** another content folder than the bundled one */
  readonly content?: string | undefined
}

/** Calls a function when its value is first needed, and no second time. */
function lazily<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  return () => {
    value ??= make()
    return value
  }
}

/** What tools may use in each language. The content is read when a tool first needs it, and shared by all languages. */
export function openContexts({ site, content: folder }: ServerOptions): (locale: Locale) => Promise<Context> {
  const content = lazily(async (): Promise<Workbench> => (await openToRead(folder)).workbench)
  const rules = lazily(async () => {
    const { buildRules } = await import('@rulestone/data-builder')
    return buildRules(await content(), { site })
  })
  const records = lazily(async () => {
    const { buildSpells } = await import('@rulestone/data-builder')
    return new Map(buildSpells(await content(), { site }).map((spell) => [`${spell.language} ${spell.id}`, spell]))
  })
  const spells = async (locale: Locale, index: Index): Promise<Spells> => {
    const { spellWords } = await import('@rulestone/text')
    const { library } = await content()
    const known = await records()
    return {
      find: await openSpellNames(index),
      words: spellWords(library, locale),
      recordOf: (id) => {
        const english = known.get(`en ${id}`)
        const spell = known.get(`${locale} ${id}`)
        if (!english || !spell) throw new Refusal(USAGE.notTranslated(id, locale))
        return { spell, english: english.title }
      },
    }
  }
  const contexts = new Map<Locale, Promise<Context>>()
  const open = async (locale: Locale): Promise<Context> => {
    const index = lazily(async () => openSpellIndex((await content()).library, locale))
    return {
      locale,
      strings: await openStrings(locale),
      site,
      pages: lazily(async () => pagesOf((await rules()).filter(({ language }) => language === locale))),
      spells: lazily(async () => spells(locale, await index())),
      search: lazily(async () => openSearch((await content()).library, locale, await index(), site)),
    }
  }
  return (locale) => {
    const context = contexts.get(locale) ?? open(locale)
    contexts.set(locale, context)
    return context
  }
}
