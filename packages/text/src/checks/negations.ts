import { matchesOf, NEGATIONS, SOURCE_LOCALE } from '../language/index.ts'
import { type Check, defineCheck } from './framework/check.ts'
import { sentencePairs } from './passages/sentence-pairs.ts'
import { textPairs } from './passages/text-pairs.ts'

/** A sentence with a negation has one in the translation, or another word that excludes. */
export const negations: Check = defineCheck({
  id: 'negations',
  severity: 'error',
  byRule: true,
  description:
    'a negation of the English (can’t, never) also in the translation, or another word that excludes the same (except, without)',
  excusable: true,
  codes: ['lost'],
  examples: {
    good: [
      { en: 'You can’t move.', zh: '你不能移动。', th: 'คุณเคลื่อนที่ไม่ได้' },
      { en: 'You can’t use it otherwise.', zh: '你只能这样用。', th: 'คุณใช้ได้แบบนี้เท่านั้น' },
      { en: 'Move or not.', zh: '移动。', th: 'เคลื่อนที่' },
      { en: 'It can’t be more than 5 feet away.', th: 'อยู่ห่างได้ถึง 5 ฟุต' },
    ],
    bad: [
      { en: 'You can’t move.', zh: '你能移动。', code: 'lost', values: { expected: ['n’t'] } },
      { en: 'You can’t move.', th: 'คุณเคลื่อนที่ได้', code: 'lost' },
      { en: 'They never add up.', zh: '它们累加。', code: 'lost' },
      { en: 'You can’t move. You can’t act.', zh: '你不能移动。你能行动。', code: 'lost' },
      // Another sentence of the translation has two.
      { en: 'You can’t move. It is far.', zh: '你能移动。它并不是不远。', code: 'lost' },
    ],
  },
  *check(corpus) {
    for (const pair of textPairs(corpus)) {
      const [theirs, ours] = [NEGATIONS[SOURCE_LOCALE], NEGATIONS[pair.locale]]
      const expected = sentencePairs(pair).flatMap(([english, translated]) =>
        matchesOf(ours, translated).length > 0 ? [] : matchesOf(theirs, english),
      )
      if (expected.length === 0) continue
      yield {
        file: pair.file,
        ...pair.place(),
        code: 'lost',
        values: { key: pair.key, expected: [...new Set(expected)] },
      }
    }
  },
})
