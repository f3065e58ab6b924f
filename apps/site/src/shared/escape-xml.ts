/**
 * A text in XML: in an element, or in an attribute in double quotes.
 *
 * @example
 * escapeXml('a < "b" & c') // => 'a &lt; &quot;b&quot; &amp; c'
 */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
