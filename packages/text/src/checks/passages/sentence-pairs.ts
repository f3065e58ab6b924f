import { type ByLocale, type Locale, SOURCE_LOCALE } from '../../language/index.ts'
import type { TextPair } from './text-pairs.ts'

/** What ends a sentence. Thai has no sign for it. */
const ENDS: ByLocale<RegExp | undefined> = { en: /(?<=[.!?;:])\s+|\n/u, zh: /(?<=[。！？；：])|\n/u, th: undefined }

const sentences = (text: string, locale: Locale): string[] => {
  const end = ENDS[locale]
  return end ? text.split(end).filter((one) => one.trim() !== '') : [text]
}

/** An English text and its translation. */
export type SentencePair = readonly [english: string, translated: string]

/** The texts to compare: the whole, and each sentence if both have as many. */
export function sentencePairs({ theirs, ours, locale }: TextPair): SentencePair[] {
  const [english, translated] = [sentences(theirs.text, SOURCE_LOCALE), sentences(ours.text, locale)]
  const whole: SentencePair = [theirs.text, ours.text]
  if (english.length === 1 || english.length !== translated.length) return [whole]
  return [whole, ...english.map((sentence, index) => [sentence, translated[index] ?? ''] satisfies SentencePair)]
}
