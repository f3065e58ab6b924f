/**
 * The keys of a US keyboard, row by row, without and with Shift.
 *
 * @source xkeyboard-config, symbols/us “basic”
 */
const QWERTY = "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./" + '~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?'

/**
 * The characters of the same keys on a Thai keyboard (TIS 820-2538, called Kedmanee).
 *
 * @source xkeyboard-config, symbols/th “basic”
 */
const KEDMANEE = '_ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฃฟหกดเ้่าสวงผปแอิืทมใฝ' + '%+๑๒๓๔ู฿๕๖๗๘๙๐"ฎฑธํ๊ณฯญฐ,ฅฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ'

const pairs = (from: string, to: string): ReadonlyMap<string, string> =>
  new Map(Array.from(from, (character, index) => [character, to.charAt(index)]))

const TO_THAI = pairs(QWERTY, KEDMANEE)
const TO_LATIN = pairs(KEDMANEE, QWERTY)
const THAI = /[\u0e01-\u0e7f]/u
const LATIN = /[A-Za-z;'[\],./]/u

const rewrite = (text: string, keys: ReadonlyMap<string, string>): string =>
  Array.from(text, (character) => keys.get(character) ?? character).join('')

/**
 * What the same keys would have typed with the other layout: Thai typed while the keyboard was set to English, or the
 * reverse. Undefined if the text has neither.
 *
 * @example
 * otherLayout('dkiF0,9u') // => 'การโจมตี'
 * otherLayout('ีืแนืหแรนีห') // => 'unconscious'
 * otherLayout('掩护') // => undefined
 */
export function otherLayout(text: string): string | undefined {
  if (THAI.test(text)) return rewrite(text.replaceAll('ํา', 'ำ'), TO_LATIN)
  return LATIN.test(text) ? rewrite(text, TO_THAI) : undefined
}
