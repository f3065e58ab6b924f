import { isLocale, type Locale } from '@rulestone/text'
import type { Root } from 'hast'
import { elements } from '../html.ts'

/** The texts of a preview image. */
export interface Card {
  readonly locale: Locale
  readonly title: string
  /** the English name, if it differs */
  readonly english?: string
  /** the kind of page, such as a rule */
  readonly section?: string
  readonly summary: string
  /** the names in it that must not be broken */
  readonly names: readonly string[]
}

/** Longer names may be broken. */
const LONGEST_NAME = 14

/** The names in a text that are written without spaces. */
const namesIn = (text: string, names: Iterable<string>): string[] =>
  Array.from(names).filter(
    (name) => name.length <= LONGEST_NAME && /^\P{ASCII}{2,}$/u.test(name) && text.includes(name),
  )

/** The value of a meta tag of a page. */
export function metaOf(page: Root, name: string): string | undefined {
  const meta = elements(page, 'meta').find(({ properties }) => String(properties['property']) === name)
  return meta && String(meta.properties['content'])
}

/**
 * The card of a page; undefined for a page without a preview image.
 *
 * @param english the English version of the page
 * @param names the names of things in the language of the page
 * @example
 * cardOf(readHtml('<html lang="en"><meta property="og:title" content="Cover">'))
 * // => { locale: 'en', title: 'Cover', summary: '', names: [] }
 */
export function cardOf(page: Root, english = page, names: Iterable<string> = []): Card | undefined {
  const [root] = elements(page, 'html')
  const [locale = ''] = String(root?.properties['lang']).split('-')
  const title = metaOf(page, 'og:title')
  if (title === undefined || !isLocale(locale)) return undefined
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
