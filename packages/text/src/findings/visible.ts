/** Characters that are invisible or control a terminal. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Escapes line breaks, control characters and zero-width characters as code points.
 *
 * @example
 * visible('half\u200b cover') // => 'half⟨U+200B⟩ cover'
 */
export const visible = (text: string): string =>
  text.replace(UNSEEN, (sign) => `⟨U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`)
