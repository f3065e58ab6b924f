import type { WrittenFigure } from '../language/index.ts'
import { surplus } from '../translation/index.ts'
import { type Check, defineCheck } from './framework/check.ts'
import type { SegmentText } from './passages/segment-text.ts'
import { textPairs } from './passages/text-pairs.ts'

/** Figures for comparison. A die counts once, since a translation may say “dice” the second time. */
function comparable(figures: readonly WrittenFigure[]): string[] {
  const dice = new Set(figures.filter(({ kind }) => kind === 'die').map(({ value }) => value))
  return [...figures.filter(({ kind }) => kind !== 'die').map(({ value }) => value), ...dice]
}

/**
 * The numbers in words of one text that may be figures in the other: “fifth edition” is 5e in other languages. Ordinals
 * count once; “second” is also a unit of time.
 */
function inWordsHere(here: SegmentText, there: SegmentText): string[] {
  const wordsOf = ({ words, ordinals }: SegmentText): string[] => [
    ...words.map(({ value }) => value),
    ...new Set(ordinals.filter((value) => value !== '2')),
  ]
  return surplus(wordsOf(here), wordsOf(there))
}

/** Every segment and string of a translation has the figures of the English; small numbers may be words. */
export const figures: Check = defineCheck({
  id: 'figures',
  severity: 'error',
  byRule: true,
  description: 'the same numbers, signs, fractions and dice as the English, in every segment and string',
  excusable: true,
  codes: ['differ'],
  examples: {
    good: [
      { en: 'AC 14, then 60%', zh: 'AC14，随后60%' },
      { en: '1,500 gold', zh: '1500金币' },
      { en: 'roll 2d6 and 5', th: 'ทอย ๕ และ 2d6' },
      { en: 'a 20', zh: '２０' },
      { en: ':dice[2d6] and 3', zh: '3和:dice[2d6]' },
      { en: 'Six dice.', zh: '6颗骰子。' },
      { en: 'Fifth-edition rules.', zh: '5e规则。' },
      { en: 'The twelfth level.', zh: '12级。' },
      { en: 'Two d20s, the higher d20.', zh: '两颗d20，取较高的一颗。' },
      { en: 'half of it, ¾ of it', zh: '1/2，3/4' },
      { en: '::table{id="cover"}\n\n5', zh: '::table{id="cover"}\n\n5' },
    ],
    bad: [
      {
        en: 'Words.\n\nAC 14, then 60%, 60%.',
        zh: '字。\n\nAC 15，随后60%。',
        code: 'differ',
        at: '10:1',
        values: { key: 'p-2', got: ['15'], expected: ['14', '60%'] },
      },
      { en: 'Roll 2d6.', th: 'ทอย 2d8', code: 'differ' },
      { en: '- a\n- 5 feet', zh: '- 甲\n- 尺', code: 'differ' },
      { en: 'a bonus of +2', zh: '加值2', code: 'differ' },
      { en: 'the third: 3 × 5', zh: '第三个：3，3 × 5', code: 'differ' },
      { en: 'one-fifth, at 5 SP', zh: '五分之一，5，5银币', code: 'differ' },
    ],
  },
  *check(corpus) {
    for (const { file, key, place, theirs, ours } of textPairs(corpus)) {
      const [expected, got] = [comparable(theirs.figures), comparable(ours.figures)]
      const [notHere, onlyHere] = [surplus(expected, got), surplus(got, expected)]
      if (notHere.length + onlyHere.length === 0) continue
      const missing = surplus(notHere, inWordsHere(ours, theirs))
      const extra = surplus(onlyHere, inWordsHere(theirs, ours))
      if (missing.length + extra.length === 0) continue
      const { line, column } = place()
      yield { file, line, column, code: 'differ', values: { key, got: extra, expected: missing } }
    }
  },
})
