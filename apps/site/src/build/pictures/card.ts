import { isLocale, type Locale } from '@rulestone/text'
import { unescaped } from '../../shared/escaped.ts'

/** What a picture says of its page. */
export interface Card {
  readonly locale: Locale
  readonly title: string
  /** what the thing is called in English, where that is another name */
  readonly english?: string
  /** what kind of thing the page is about */
  readonly section?: string
  readonly summary: string
  /** what stands in it and is not to be broken between lines */
  readonly names: readonly string[]
}

/** A name that is longer may be broken. */
const LONGEST_NAME = 14

/** The names that a text holds, of those that no space holds together. */
const namesIn = (text: string, names: Iterable<string>): string[] =>
  Array.from(names).filter(
    (name) => name.length <= LONGEST_NAME && /^\P{ASCII}{2,}$/u.test(name) && text.includes(name),
  )

/**
 * What a page says of itself to other sites; nothing for a page that names no picture.
 *
 * @param english the English page of the same thing
 * @param names what things are called in the language of the page
 * @example
 * cardOf('<html lang="en"><meta property="og:title" content="Cover"><meta property="og:image" content="cover.png">')
 * // => { locale: 'en', title: 'Cover', summary: '', names: [] }
 */
export function cardOf(html: string, english = html, names: Iterable<string> = []): Card | undefined {
  const meta = (name: string, of = html): string | undefined => {
    const [, content] = new RegExp(`<meta property="${name}" content="([^"]*)"`, 'u').exec(of) ?? []
    return content === undefined ? undefined : unescaped(content)
  }
  const [, locale = ''] = /<html lang="(\w+)/u.exec(html) ?? []
  if (meta('og:image') === undefined || !isLocale(locale)) return undefined
  const title = meta('og:title') ?? ''
  const name = meta('og:title', english) ?? title
  const summary = meta('og:description') ?? ''
  const section = meta('article:section')
  return {
    locale,
    title,
    ...(section === undefined ? {} : { section }),
    ...(section === undefined || name === title ? {} : { english: name }),
    summary,
    names: namesIn(`${title} ${summary}`, names),
  }
}
