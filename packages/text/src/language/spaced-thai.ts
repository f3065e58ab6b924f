const THAI_BEFORE_LATIN = /(\p{Script=Thai})(?=[A-Za-z0-9])/gu
const LATIN_BEFORE_THAI = /([A-Za-z0-9])(?=\p{Script=Thai})/gu

/**
 * Adds spaces between Thai and Latin letters or digits: names come in any script.
 *
 * @example
 * spacedThai('Goblin 1เข้าร่วม') // => 'Goblin 1 เข้าร่วม'
 */
export const spacedThai = (text: string): string =>
  text.replace(THAI_BEFORE_LATIN, '$1 ').replace(LATIN_BEFORE_THAI, '$1 ')
