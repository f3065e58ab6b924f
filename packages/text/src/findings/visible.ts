/** Signs that nobody sees, or that act on the terminal they are written to. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/**
 * A text in which everything can be seen: line ends, escapes and signs without width stand as their code points.
 *
 * @example
 * visible('half\u200b cover') // => 'half⟨U+200B⟩ cover'
 */
export const visible = (text: string): string =>
  text.replace(UNSEEN, (sign) => `⟨U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`)
