import type { Corpus, StringsFile } from '../../corpus/index.ts'
import type { Place } from '../../findings/index.ts'
import { type Locale, SOURCE_LOCALE } from '../../language/index.ts'
import { allSegmentPairs } from '../../translation/index.ts'
import { stringPassages } from './corpus-passages.ts'
import { readSegmentText, readText, type SegmentText } from './segment-text.ts'

/** A translated segment or string with its English. */
export interface TextPair {
  readonly file: string
  readonly locale: Locale
  /** of the segment or the string */
  readonly key: string
  place(): Place
  readonly theirs: SegmentText
  readonly ours: SegmentText
}

function stringPairs({ stringsFiles }: Corpus): TextPair[] {
  const texts = (file: StringsFile): ReadonlyMap<string, string> =>
    new Map(Array.from(stringPassages(file), ({ key, text }) => [key, text]))
  const english = new Map(
    stringsFiles.filter(({ locale }) => locale === SOURCE_LOCALE).map((file) => [file.namespace, texts(file)]),
  )
  return stringsFiles
    .filter(({ locale }) => locale !== SOURCE_LOCALE)
    .flatMap((file) =>
      Array.from(texts(file)).flatMap(([key, text]): TextPair[] => {
        const source = english.get(file.namespace)?.get(key)
        if (source === undefined) return []
        const [theirs, ours] = [readText(source, SOURCE_LOCALE), readText(text, file.locale)]
        return [{ file: file.file, locale: file.locale, key, place: () => file.at(key), theirs, ours }]
      }),
    )
}

const known = new WeakMap<Corpus, readonly TextPair[]>()

/** All translated segments and strings with their English, cached. */
export function textPairs(corpus: Corpus): readonly TextPair[] {
  const pairs = known.get(corpus) ?? [
    ...allSegmentPairs(corpus).map(({ english, translated, source, target }): TextPair => {
      const [theirs, ours] = [readSegmentText(english, source), readSegmentText(translated, target)]
      return { file: translated.file, locale: translated.locale, key: source.key, place: () => target, theirs, ours }
    }),
    ...stringPairs(corpus),
  ]
  known.set(corpus, pairs)
  return pairs
}
