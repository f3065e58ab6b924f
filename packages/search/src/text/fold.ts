/** A folded text, and the origin of each of its characters. */
export interface Folded {
  readonly text: string
  /** for each UTF-16 unit of `text` its offset in the original, and at the end the length of the original */
  readonly origins: readonly number[]
}

/** Han and Thai: scripts without spaces between words. */
const isUnspacedCode = (code: number): boolean =>
  (code >= 0x0e01 && code <= 0x0e7f) || (code >= 0x3400 && code <= 0x9fff) || (code >= 0xf900 && code <= 0xfaff)

/**
 * Whether a character belongs to a script that writes words without spaces: Han or Thai.
 *
 * @example
 * isUnspaced('掩') // => true
 * isUnspaced('a') // => false
 */
export const isUnspaced = (character: string): boolean => isUnspacedCode(character.codePointAt(0) ?? 0)

const KEPT = /[\p{L}\p{N}\p{M}]/u
const SILENT = /['’‘`\u00ad\u200b-\u200f\ufeff]/u
const LATIN_MARKS = /[\u0300-\u036f]/gu
const THAI_ZERO = 0x0e50
const [NIKHAHIT, SARA_E, SARA_AE] = ['ํ', 'เ', 'แ']

/** The folded form of one character: a space if it only separates words. */
function foldCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) {
    const isLetterOrDigit = (code > 96 && code < 123) || (code > 47 && code < 58)
    if (isLetterOrDigit) return character
    if (code > 64 && code < 91) return character.toLowerCase()
    return character === "'" || character === '`' ? '' : ' '
  }
  if (code >= 0x0e01 && code <= 0x0e7f) {
    if (code >= THAI_ZERO && code < THAI_ZERO + 10) return String(code - THAI_ZERO)
    return character === 'ๆ' || character === 'ฯ' ? ' ' : character.normalize('NFKC')
  }
  if (isUnspacedCode(code)) return character.normalize('NFKC')
  if (SILENT.test(character)) return ''
  return Array.from(character.normalize('NFKD').replace(LATIN_MARKS, '').toLowerCase(), (part) =>
    KEPT.test(part) ? part : ' ',
  ).join('')
}

const isTone = (character: string | undefined): boolean => character !== undefined && character >= '่' && character <= '๋'
const isVowelMark = (character: string): boolean =>
  character === NIKHAHIT || (character >= 'ิ' && character <= 'ฺ') || character === 'ั'

/**
 * Folds a text for comparison and keeps the origin of each character: compatibility forms, capitals, accents and
 * punctuation are normalised, Thai ำ and the order of marks too, and spaces next to Han or Thai are removed. It uses
 * nothing that differs between engines.
 */
export function foldWithOrigins(text: string): Folded {
  const characters: string[] = []
  const origins: number[] = []
  let at = 0
  let isSpacePending = false
  const push = (character: string): void => {
    const last = characters.at(-1)
    if (character === ' ') {
      isSpacePending = characters.length > 0
      return
    }
    if (isSpacePending) {
      isSpacePending = false
      if (!isUnspaced(character) && !(last !== undefined && isUnspaced(last))) {
        characters.push(' ')
        origins.push(at)
      }
    }
    if (character === SARA_E && last === SARA_E) {
      characters[characters.length - 1] = SARA_AE
      return
    }
    if (isVowelMark(character) && isTone(last)) {
      characters.splice(-1, 0, character)
      origins.push(at)
      return
    }
    characters.push(character)
    for (let unit = 0; unit < character.length; unit += 1) origins.push(at)
  }
  for (const character of text) {
    for (const part of foldCharacter(character)) push(part)
    at += character.length
  }
  origins.push(text.length)
  return { text: characters.join(''), origins }
}

/**
 * Folds a text, so that names and queries can be compared.
 *
 * @example
 * fold('  Three-Quarters COVER! ') // => 'three quarters cover'
 * fold('Ｄ２０ 检定') // => 'd20检定'
 * fold('naïve Don’t') // => 'naive dont'
 * fold('นํ้า') === fold('น้ำ') // => true
 */
export const fold = (text: string): string => foldWithOrigins(text).text

/**
 * A folded text without spaces, so that `hit points` and `hitpoints` are the same.
 *
 * @example
 * compact('hit points') // => 'hitpoints'
 */
export const compact = (folded: string): string => folded.replaceAll(' ', '')
