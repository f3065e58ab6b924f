import type { Locale } from '../language/index.ts'
import { allSegmentPairs } from '../translation/index.ts'
import { type Check, defineCheck } from './framework/check.ts'
import { segmentPassages } from './passages/entry-passages.ts'
import { problemIn } from './passages/passage.ts'

/** The least and most characters of a translation for a hundred of the English. */
type Shares = Readonly<Record<Exclude<Locale, 'en'>, readonly [least: number, most: number]>>

/** The shares from a length of the English on: the longer it is, the less translations vary. */
const SHARES: readonly (readonly [from: number, shares: Shares])[] = [
  [150, { zh: [26, 56], th: [68, 135] }],
  [60, { zh: [21, 65], th: [56, 155] }],
]

/** A translation has a plausible length. */
export const length: Check = defineCheck({
  id: 'length',
  severity: 'warning',
  byRule: true,
  description: 'a plausible length for the English: nothing omitted or added',
  excusable: true,
  codes: ['too-short', 'too-long'],
  examples: {
    good: [
      {
        en: 'Behind more than one source, a target has only the most protective degree. Degrees are never added together.',
        zh: '目标同时处在不止一处掩护之后时，只取保护程度最高的那一种，各种程度绝不相加。',
      },
      { en: 'Roll.', zh: '这时你掷骰子，然后再看看结果如何。' },
    ],
    bad: [
      {
        en: 'Behind more than one source, a target has only the most protective degree. Degrees are never added together.',
        zh: '各种程度绝不相加。',
        code: 'too-short',
      },
      {
        en: 'Behind more than one source, a target has only the most protective degree.',
        th: `${'เป้าหมายอยู่หลังสิ่งกำบังมากกว่าหนึ่งอย่าง '.repeat(4)}`,
        code: 'too-long',
      },
    ],
  },
  *check(corpus) {
    for (const { english, translated, source, target } of allSegmentPairs(corpus)) {
      const { locale } = translated
      const theirs = segmentPassages(english, source)
      for (const [index, passage] of segmentPassages(translated, target).entries()) {
        const expected = theirs[index]?.text.length ?? 0
        const shares = SHARES.find(([from]) => expected >= from)?.[1]
        if (locale === 'en' || !shares || passage.text.trim() === '') continue
        const [least, most] = shares[locale].map((share) => Math.round((share * expected) / 100))
        const got = passage.text.length
        const code =
          got < (least ?? 0) ? 'too-short' : got > (most ?? Number.POSITIVE_INFINITY) ? 'too-long' : undefined
        if (code === undefined) continue
        const values = { key: source.key, got, least: least ?? 0, most: most ?? 0 }
        yield problemIn(passage, { code, start: 0, end: 0, values })
      }
    }
  },
})
