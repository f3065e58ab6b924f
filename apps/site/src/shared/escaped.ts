/**
 * A text as HTML, inside an element or an attribute.
 *
 * @example
 * escaped('a < "b" & c') // => 'a &lt; &quot;b&quot; &amp; c'
 */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#34': '"', '#38': '&', '#39': "'", lt: '<' }

/**
 * A text of a page, as the site writes them.
 *
 * @example
 * unescaped('a &lt; &quot;b&quot; &amp; c') // => 'a < "b" & c'
 */
export const unescaped = (text: string): string =>
  text.replace(/&(#?\w+);/gu, (entity, name) => ENTITIES[name] ?? entity)
