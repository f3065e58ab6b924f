import { type Check, defineCheck } from './framework/check.ts'
import type { SegmentText } from './passages/segment-text.ts'
import { textPairs } from './passages/text-pairs.ts'

const inOrder = ({ figures }: SegmentText): string[] =>
  figures.filter(({ kind }) => kind !== 'die').map(({ value }) => value)

/** The figures of a segment have the order of the English, since swapped figures may be a fault. */
export const figureOrder: Check = defineCheck({
  id: 'figure-order',
  severity: 'warning',
  byRule: true,
  description: 'the figures of a segment in the order of the English, so that no two are swapped',
  excusable: true,
  codes: ['differs'],
  examples: {
    good: [
      { en: 'On 14 you hit, on 9 you miss.', zh: '14命中，9失手。' },
      { en: 'A d20, then 5, then d20.', zh: '5，然后d20。' },
    ],
    bad: [{ en: 'With Advantage 91%, with Disadvantage 49%.', th: 'ได้เปรียบ 49% เสียเปรียบ 91%', code: 'differs' }],
  },
  *check(corpus) {
    for (const { file, key, place, theirs, ours } of textPairs(corpus)) {
      const [expected, got] = [inOrder(theirs), inOrder(ours)]
      if (expected.join() === got.join() || [...expected].sort().join() !== [...got].sort().join()) continue
      const { line, column } = place()
      yield { file, line, column, code: 'differs', values: { key, got, expected } }
    }
  },
})
