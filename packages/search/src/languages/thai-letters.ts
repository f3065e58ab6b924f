/**
 * Thai letters as single bytes, as they are sent in the index; in UTF-8, with three bytes each, they would be most of
 * it. Other text is between tildes.
 */
const FIRST_THAI = 0x0e01
const LAST_THAI = 0x0e4e
const FIRST_BYTE = 0x23
const BACKSLASH = 0x5c

const byteOf = (code: number): number => {
  const byte = code - FIRST_THAI + FIRST_BYTE
  return byte < BACKSLASH ? byte : byte + 1
}
const thaiOf = (byte: number): number => (byte > BACKSLASH ? byte - 1 : byte) - FIRST_BYTE + FIRST_THAI

const PARTS = /[|\n]/u
const SHIFT = '~'

/** Characters that are the same in both encodings: separators of names and lines, and the space. */
const isKept = (character: string): boolean => PARTS.test(character) || character === ' '

/**
 * Encodes Thai letters as single bytes.
 *
 * @throws RangeError if the text has a tilde
 * @example
 * unpackThai(packThai('ทอย d20|AC')) // => 'ทอย d20|AC'
 */
export function packThai(text: string): string {
  if (text.includes(SHIFT)) throw new RangeError(`text holds "${SHIFT}". Tip: write names without it.`)
  let packed = ''
  let isThai = true
  for (const character of text) {
    const code = character.charCodeAt(0)
    const isLetter = code >= FIRST_THAI && code <= LAST_THAI
    if (isLetter !== isThai && !isKept(character)) {
      packed += SHIFT
      isThai = isLetter
    }
    packed += isLetter ? String.fromCharCode(byteOf(code)) : character
  }
  return packed
}

/** Decodes the text of `packThai`. */
export const unpackThai = (packed: string): string =>
  packed
    .split(SHIFT)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(/[^|\n ]/gu, (character) => String.fromCharCode(thaiOf(character.charCodeAt(0)))),
    )
    .join('')
