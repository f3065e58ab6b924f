const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/**
 * HTML of one block as plain text, with a space where a reader sees one part end and another begin.
 *
 * @example
 * plainText('<table><tr><td>Half</td><td>+2</td></tr></table>') // => 'Half +2'
 * plainText('<p>A <b>wall</b> &amp; more.</p>') // => 'A wall & more.'
 */
export const plainText = (html: string): string =>
  html
    .replace(/<\/(?:p|li|tr|td|th|h\d|caption|blockquote|dt|dd|figcaption)>|<br>/gu, ' ')
    .replace(/<[^>]*>/gu, '')
    .replace(/&(amp|lt|gt|quot|#x27|#39);/gu, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/gu, ' ')
    .trim()
