/**
 * A text as HTML, inside an element or an attribute.
 *
 * @example
 * escaped('a < "b" & c') // => 'a &lt; &quot;b&quot; &amp; c'
 */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
