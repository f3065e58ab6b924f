import { COMPARISONS, matchesOf, type Opposites, SOURCE_LOCALE } from '../language/index.ts'
import { type Check, defineCheck } from './framework/check.ts'
import { type SentencePair, sentencePairs } from './passages/sentence-pairs.ts'
import { textPairs } from './passages/text-pairs.ts'

/** Both directions, as indices of `Opposites`. */
const DIRECTIONS = [
  [0, 1],
  [1, 0],
] as const

/** The English comparisons that a translation reverses, and the words that do: it has fewer of the one and more of the other. */
function reversed(
  [english, translated]: SentencePair,
  theirs: Opposites,
  ours: Opposites,
): { readonly expected: readonly string[]; readonly got: readonly string[] } | undefined {
  for (const [one, opposite] of DIRECTIONS) {
    const got = matchesOf(ours[opposite], translated)
    if (got.length <= matchesOf(theirs[opposite], english).length) continue
    const expected = matchesOf(theirs[one], english)
    if (matchesOf(ours[one], translated).length < expected.length) return { expected, got }
  }
  return undefined
}

/** Comparisons have the direction of the English: at least or at most, before or after. */
export const comparisons: Check = defineCheck({
  id: 'comparisons',
  severity: 'error',
  byRule: true,
  description: 'comparisons in the direction of the English: at least or at most, more or less, before or after',
  excusable: true,
  codes: ['reversed'],
  examples: {
    good: [
      { en: 'Roll at least 10.', zh: '掷出至少10。', th: 'ทอยให้ได้อย่างน้อย 10' },
      { en: 'It can’t be more than 5 feet away.', zh: '距离至多5尺。', th: 'อยู่ห่างไม่เกิน 5 ฟุต' },
      { en: 'You can’t have more than one.', zh: '你最多有一个。', th: 'คุณมีเกินหนึ่งอันไม่ได้' },
      { en: 'Nobody can wear more than one suit.', th: 'ไม่มีใครสวมเกราะเกินหนึ่งชุดได้' },
      { en: 'It ends after the rest.', zh: '休息之后结束。', th: 'สิ้นสุดหลังพัก' },
      { en: 'You can do so in these ways:', zh: '有以下方式：', th: 'ทำได้ดังต่อไปนี้' },
      { en: 'Roll 10 or more; 9 or less fails.', zh: '掷出10以上；9以下失败。' },
    ],
    bad: [
      {
        en: 'Roll at least 10.',
        zh: '掷出至多10。',
        code: 'reversed',
        values: { expected: ['at least'], got: ['至多'] },
      },
      { en: 'Roll at least 10.', th: 'ทอยให้ได้ไม่เกิน 10', code: 'reversed' },
      { en: 'It moves up to 30 feet.', zh: '它移动超过30尺。', code: 'reversed' },
      { en: 'It can’t be more than 5 feet away.', zh: '距离不少于5尺。', code: 'reversed' },
      { en: 'It can’t be more than 5 feet away.', th: 'อยู่ห่างเกิน 5 ฟุต', code: 'reversed' },
      { en: 'It ends after the rest.', zh: '休息之前结束。', code: 'reversed' },
      { en: 'It ends before the rest.', th: 'สิ้นสุดหลังพัก', code: 'reversed' },
      { en: 'Roll at least 10. Roll at most 9.', zh: '掷出至多10。掷出至少9。', code: 'reversed' },
    ],
  },
  *check(corpus) {
    for (const pair of textPairs(corpus)) {
      const found = sentencePairs(pair)
        .flatMap((texts) => COMPARISONS.map((words) => reversed(texts, words[SOURCE_LOCALE], words[pair.locale])))
        .find((one) => one !== undefined)
      if (!found) continue
      yield { file: pair.file, ...pair.place(), code: 'reversed', values: { key: pair.key, ...found } }
    }
  },
})
