import type { CreatureId } from '@rulestone/compendium'
import type { Creature } from '@rulestone/data-builder'
import type { Locale, Workbench } from '@rulestone/text'
import { creatureNamed } from '../content/creature-named.ts'
import { entryNames, findEntry, SPELLS } from '../content/find-entry.ts'
import { openSearch } from '../content/find-rules.ts'
import { inLanguage } from '../content/in-language.ts'
import { lazily } from '../content/lazily.ts'
import { openToRead } from '../content/open-workbench.ts'
import { openStrings } from '../terminal/strings.ts'
import { pagesOf } from './pages.ts'
import type { LanguageContext, Named, Spells } from './tool.ts'

/** Options of the server. */
export interface ServerOptions {
  /** the URL of the site, without a trailing slash */
  readonly site: string
  /** the language of calls that name none */
  readonly language: Locale
  /** another content folder than the bundled one */
  readonly content?: string | undefined
}

/** What tools may use in each language. The content is read when a tool first needs it, and shared by all languages. */
export function openContexts({ site, content: folder }: ServerOptions): (locale: Locale) => Promise<LanguageContext> {
  const content = lazily(async (): Promise<Workbench> => (await openToRead(folder)).workbench)
  const rules = lazily(async () => {
    const { buildRules } = await import('@rulestone/data-builder')
    return buildRules(await content(), { site })
  })
  const spellRecords = lazily(async () => {
    const { buildSpells } = await import('@rulestone/data-builder')
    return buildSpells(await content(), { site })
  })
  const creatureRecords = lazily(async () => {
    const { buildCreatures } = await import('@rulestone/data-builder')
    return buildCreatures(await content(), { site })
  })
  const contexts = new Map<Locale, Promise<LanguageContext>>()
  const open = async (locale: Locale): Promise<LanguageContext> => {
    const library = async () => (await content()).library
    const names = entryNames(library, locale)
    const spells = async (): Promise<Spells> => {
      const { spellWords } = await import('@rulestone/text')
      const records = await spellRecords()
      return {
        find: (typed, onTaken) => findEntry(SPELLS, typed, names, onTaken),
        words: spellWords(await library(), locale),
        recordOf: (id) => inLanguage(records, id, locale),
      }
    }
    const creatures = async (): Promise<Named<CreatureId, Creature>> => {
      const records = await creatureRecords()
      return {
        find: (typed, onTaken) => creatureNamed(typed, names, onTaken),
        recordOf: (id) => inLanguage(records, id, locale),
      }
    }
    return {
      locale,
      strings: await openStrings(locale),
      site,
      pages: lazily(async () => pagesOf((await rules()).filter(({ language }) => language === locale))),
      library,
      names,
      spells: lazily(spells),
      creatures: lazily(creatures),
      search: lazily(async () => openSearch(await library(), locale, await names.index(), site)),
    }
  }
  return (locale) => {
    const context = contexts.get(locale) ?? open(locale)
    contexts.set(locale, context)
    return context
  }
}
