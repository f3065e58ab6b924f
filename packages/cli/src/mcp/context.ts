import type { Locale, Workbench } from '@rulestone/text'
import { openSearch } from '../content/find-rules.ts'
import { openWorkbench } from '../content/open-workbench.ts'
import { openStrings } from '../terminal/strings.ts'
import { pagesOf } from './pages.ts'
import type { Context } from './tool.ts'

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
  const content = lazily(async (): Promise<Workbench> => (await openWorkbench(folder, { unchecked: true })).workbench)
  const rules = lazily(async () => {
    const { buildRules } = await import('@rulestone/data-builder')
    return buildRules(await content(), { site })
  })
  const contexts = new Map<Locale, Promise<Context>>()
  const open = async (locale: Locale): Promise<Context> => ({
    locale,
    strings: await openStrings(locale),
    site,
    pages: lazily(async () => pagesOf((await rules()).filter(({ language }) => language === locale))),
    search: lazily(async () => openSearch((await content()).library, locale)),
  })
  return (locale) => {
    const context = contexts.get(locale) ?? open(locale)
    contexts.set(locale, context)
    return context
  }
}
