import type { Marked } from '../text/mark.ts'
import { pinyinKey } from './pinyin.ts'

/** Characters with a sound; all others have no syllable. */
const SOUNDING = /[\p{L}\p{N}]/gu

/**
 * A Chinese name, with the characters highlighted that sound like the pinyin or begin with its letters: 掩护 for yanhu,
 * yan and yh.
 *
 * @param syllables of its characters, in order
 */
export function markPinyin(text: string, syllables: readonly string[], pinyin: string): Marked {
  const places = Array.from(text.matchAll(SOUNDING), ({ index }) => index)
  const key = pinyinKey(pinyin)
  for (const sounds of [syllables, syllables.map((one) => one.charAt(0))]) {
    for (const [first, start] of places.entries()) {
      if (!pinyinKey(sounds.slice(first).join('')).startsWith(key)) continue
      let last = first
      for (let at = 0; at < key.length; last += 1) at += sounds[last]?.length ?? 1
      return { text, marks: [[start, (places[last - 1] ?? start) + 1]] }
    }
  }
  return { text, marks: [] }
}
