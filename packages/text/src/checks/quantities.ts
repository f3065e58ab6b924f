import type { SourceEntry } from '../corpus/index.ts'
import { type Quantity, quantities, unitsNamed } from '../language/index.ts'
import type { Segment } from '../markdown/index.ts'
import { allSegmentPairs } from '../translation/index.ts'
import { type Check, defineCheck } from './framework/check.ts'
import { readSegmentText } from './passages/segment-text.ts'

const lacking = (these: readonly Quantity[], those: readonly Quantity[]): string[] => [
  ...new Set(
    these
      .filter(({ value, isRequired }) => isRequired && !those.some((other) => other.value === value))
      .map(({ value }) => value.replace('\ufffc', '…')),
  ),
]

/** The units that a translation names and the English does not. */
function strayUnits(english: SourceEntry, source: Segment, translated: SourceEntry, target: Segment): string[] {
  const named = unitsNamed(readSegmentText(english, source).text, english.locale)
  return unitsNamed(readSegmentText(translated, target).text, translated.locale).filter((unit) => !named.includes(unit))
}

const known = new WeakMap<Segment, readonly Quantity[]>()

function quantitiesOf(entry: SourceEntry, segment: Segment): readonly Quantity[] {
  const { text, figures, words } = readSegmentText(entry, segment)
  const read = known.get(segment) ?? quantities(text, entry.locale, [...figures, ...words])
  known.set(segment, read)
  return read
}

/** Numbers with units (distances, weights, times, coins) are the same as in the English. */
export const quantitiesCheck: Check = defineCheck({
  id: 'quantities',
  severity: 'error',
  byRule: true,
  description: 'numbers with the units of the English: feet, pounds, hours, gold pieces',
  excusable: true,
  codes: ['differ'],
  examples: {
    good: [
      { en: 'within 5 feet', zh: '5尺内', th: 'ไม่เกิน 5 ฟุต' },
      { en: 'after :dice[1d4] hours', zh: ':dice[1d4]小时后', th: 'เมื่อผ่านไป :dice[1d4] ชั่วโมง' },
      { en: 'for an hour', zh: '持续1小时' },
      { en: 'two miles', zh: '两里' },
      { en: 'the 2012 playtest', zh: '2012年试玩版' },
      { en: 'a 60-foot line, 15 GP', zh: '60尺长的直线，15金币' },
      { en: 'when it shrinks or grows or is small', zh: '变小时，缩小时，大小时，减小时' },
      { en: 'as a child', zh: '小时候' },
      { en: 'its size, a ruler, a tape', zh: '尺码、尺寸、尺度，标尺，卷尺，尺子' },
      { en: 'majestic scales', zh: '磅礴的磅秤' },
    ],
    bad: [
      { en: 'within 5 feet', zh: '5磅内', code: 'differ' },
      { en: 'after :dice[1d4] hours', th: 'เมื่อผ่านไป :dice[1d4] นาที', code: 'differ' },
      { en: 'ten minutes', th: 'สิบวินาที', code: 'differ' },
      { en: '15 SP', zh: '15金币', code: 'differ' },
      { en: 'for each hour past 8', th: 'ต่อทุกนาทีที่เกิน 8', code: 'differ' },
      { en: 'for each minute past', zh: '每多一小时', code: 'differ' },
      { en: 'each mile', zh: '每尺', code: 'differ' },
      { en: 'each foot', zh: '每磅', code: 'differ' },
    ],
  },
  *check(corpus) {
    for (const { english, translated, source, target } of allSegmentPairs(corpus)) {
      const [theirs, ours] = [quantitiesOf(english, source), quantitiesOf(translated, target)]
      const missing = lacking(theirs, ours)
      const wrong = lacking(ours, theirs)
      const extra = wrong.length > 0 ? wrong : strayUnits(english, source, translated, target)
      if (missing.length + extra.length === 0) continue
      const { line, column } = target
      const values = { key: source.key, got: extra, expected: missing }
      yield { file: translated.file, line, column, code: 'differ', values }
    }
  },
})
