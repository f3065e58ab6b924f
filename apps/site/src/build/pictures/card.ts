import { isLocale, type Locale } from '@rulestone/text'
import type { Root } from 'hast'
import { elements } from '../html.ts'

/** What a picture says of its page. */
export interface Card {
  readonly locale: Locale
  readonly title: string
  /** what the thing is called in English, where that is another name */
  readonly english?: string
  /** what kind of thing the page is about */
  readonly section?: string
  readonly summary: string
  /** the names in it that no line breaks */
  readonly names: readonly string[]
}

/** A name that is longer may be broken. */
const LONGEST_NAME = 14

/** The names that a text holds, of those that no space holds together. */
const namesIn = (text: string, names: Iterable<string>): string[] =>
  Array.from(names).filter(
    (name) => name.length <= LONGEST_NAME && /^\P{ASCII}{2,}$/u.test(name) && text.includes(name),
  )

/** What a page says of itself to other sites, under a name. */
function metaOf(page: Root, name: string): string | undefined {
  const meta = elements(page, 'meta').find(({ properties }) => String(properties['property']) === name)
  return meta && String(meta.properties['content'])
}

/**
 * The card of a page; nothing for a page that names no picture.
 *
 * @param english the English page of the same thing
 * @param names what things are called in the language of the page
 * @example
 * cardOf(readHtml('<html lang="en"><meta property="og:title" content="Cover"><meta property="og:image" content="cover.png">'))
 * // => { locale: 'en', title: 'Cover', summary: '', names: [] }
 */
export function cardOf(page: Root, english = page, names: Iterable<string> = []): Card | undefined {
  const [root] = elements(page, 'html')
  const [locale = ''] = String(root?.properties['lang']).split('-')
  if (metaOf(page, 'og:image') === undefined || !isLocale(locale)) return undefined
  const title = metaOf(page, 'og:title') ?? ''
  const name = metaOf(english, 'og:title') ?? title
  const summary = metaOf(page, 'og:description') ?? ''
  const section = metaOf(page, 'article:section')
  return {
    locale,
    title,
    ...(section === undefined ? {} : { section }),
    ...(section === undefined || name === title ? {} : { english: name }),
    summary,
    names: namesIn(`${title} ${summary}`, names),
  }
}
