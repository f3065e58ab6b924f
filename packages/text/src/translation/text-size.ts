import { LANGUAGE_TAGS, type Locale } from '../language/index.ts'

/** The length of texts. */
export interface TextSize {
  /** words, as the language splits them */
  readonly words: number
  /** graphemes, without white space */
  readonly characters: number
}

/** Placeholders and tags in strings, which are not translated. */
const PLACEHOLDERS = /\{\{[^}]*\}\}|<[^>]*>/g

/**
 * Counts the words and characters of texts in a language, also without spaces between words.
 *
 * @example
 * textSize('en')(['Half of you.', '{{count}} feet']) // => { words: 4, characters: 14 }
 * textSize('zh')(['半身掩护']) // => { words: 2, characters: 4 }
 */
export function textSize(locale: Locale): (texts: readonly string[]) => TextSize {
  const words = new Intl.Segmenter(LANGUAGE_TAGS[locale], { granularity: 'word' })
  const characters = new Intl.Segmenter(LANGUAGE_TAGS[locale], { granularity: 'grapheme' })
  return (texts) => {
    const text = texts.join('\n').replace(PLACEHOLDERS, ' ')
    const size = { words: 0, characters: 0 }
    for (const { isWordLike } of words.segment(text)) if (isWordLike) size.words += 1
    for (const { segment } of characters.segment(text)) if (segment.trim() !== '') size.characters += 1
    return size
  }
}
