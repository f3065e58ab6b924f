import { unescaped } from '../../shared/escaped.ts'
import type { Leading } from './moved-pages.ts'

/** The text of the element of a page that has an attribute. */
function textAt(html: string, attribute: string): string {
  const [, , inner = ''] = new RegExp(`<(\\w+)\\s[^>]*?\\b${attribute}[^>]*>(.*?)</\\1>`, 'su').exec(html) ?? []
  return unescaped(inner.replace(/<[^>]*>/gu, ''))
}

/**
 * The addresses that are left when somebody cuts that of a rule or a chapter: they lead to the list of what they held,
 * all rules in the glossary, the chapters of a book on the front page.
 *
 * @param front the front page of a language, which names the books and the glossary
 * @param home where it stands, as `/rulestone/en/`
 */
export function cutAddresses(front: string, home: string): Leading[] {
  const books = Array.from(front.matchAll(/\bid="book-([^"]+)"/gu), ([, id = '']) => ({
    from: `${home}book/${id}/`,
    title: textAt(front, `id="book-${id}"`),
    summary: textAt(front, `data-key="${id}.introduction"`),
    href: `${home}#book-${id}`,
  }))
  const glossary = {
    from: `${home}rules/`,
    title: textAt(front, 'id="glossary"'),
    summary: textAt(front, 'data-key="glossary.hint"'),
    href: `${home}glossary/`,
  }
  return [glossary, ...books.slice(0, 1).map((first) => ({ ...first, from: `${home}book/` })), ...books]
}
