import { allSegmentPairs } from '../translation/index.ts'
import { type Check, defineCheck } from './framework/check.ts'
import { readSegmentText, type SegmentText } from './passages/segment-text.ts'

/** Words for two, which translations may exchange. */
const TWO: readonly string[] = ['2', 'both', 'double']

/** The values that count as a number in the other text: “half” may be “divided by two”. */
const alike = (value: string): readonly string[] => {
  if (TWO.includes(value)) return [...TWO, '1/2']
  return value === '1/2' ? ['1/2', '2'] : [value]
}

/** Whether a translation must have a number; not for `both`, which may be “these”. */
const OWED = (value: string): boolean => value !== 'both'

const SHOWN: Readonly<Record<string, string>> = { double: '×2', both: '2' }

const shown = (value: string): string => SHOWN[value] ?? value

/** How often a text has one of some numbers, in words or digits. */
const count = ({ words, figures }: SegmentText, values: readonly string[]): number =>
  [...words, ...figures].filter(({ value }) => values.includes(value)).length

/** Whether repetitions of a number count; not for fractions, which are parts of names. */
const isCounted = (value: string): boolean => /^\d+$/.test(value)

/** The numbers in words of one text that the other has less often. */
function lacking(these: SegmentText, those: SegmentText, counted: (value: string) => readonly string[]): string[] {
  const values = [...new Set(these.words.map(({ value }) => value))].filter(OWED)
  return values.filter((value) => {
    const wanted = isCounted(value) ? count(these, counted(value)) : 1
    return wanted > count(those, alike(value))
  })
}

/** The ordinals of a translation that the English lacks in any form. */
const strayOrdinals = (theirs: SegmentText, ours: SegmentText): string[] =>
  ours.ordinals.filter((value) => !theirs.ordinals.includes(value) && count(theirs, alike(value)) === 0)

const itself = (value: string): readonly string[] => [value]
const inAnyWay = (value: string): readonly string[] => (TWO.includes(value) ? TWO : [value])

/** The numbers in words, from two up, are the same in the English and the translation. */
export const numberWordsCheck: Check = defineCheck({
  id: 'number-words',
  severity: 'error',
  byRule: true,
  description: 'the same numbers in words: two, half, three-quarters, doubled',
  excusable: true,
  codes: ['differ'],
  examples: {
    good: [
      { en: 'Roll six dice.', zh: '掷六颗骰子。' },
      { en: 'half of you', th: 'ครึ่งหนึ่งของตัวคุณ' },
      { en: 'at least three-quarters of you', zh: '至少四分之三', th: 'อย่างน้อยสามในสี่ส่วน' },
      { en: 'Halve the damage.', zh: '伤害减半。', th: 'ให้หารความเสียหายด้วยสอง' },
      { en: 'Both apply.', zh: '两者都适用。' },
      { en: 'A Half-Elf dodges.', zh: '半精灵闪开。', th: 'ฮาล์ฟเอลฟ์หลบ' },
      { en: 'A hawk dodges.', th: 'เหยี่ยวหลบ' },
      { en: 'A Halfling dodges.', zh: '半身人闪开。' },
      { en: 'A Demiplane, a demigod.', zh: '半位面，半神。' },
      { en: 'You can move.', th: 'คุณสามารถเคลื่อนที่' },
      { en: 'Roll it twice.', zh: '掷2次。' },
      { en: 'The third goblin dodges.', zh: '第三个哥布林闪开。', th: 'ก๊อบลินตัวที่สามหลบ' },
      { en: 'The eleventh goblin dodges.', zh: '第十一个哥布林闪开。', th: 'ก๊อบลินตัวที่สิบเอ็ดหลบ' },
      { en: 'The twelfth goblin dodges.', zh: '第十二个哥布林闪开。', th: 'ก๊อบลินตัวที่สิบสองหลบ' },
      { en: 'The twentieth goblin dodges.', zh: '第二十个哥布林闪开。', th: 'ก๊อบลินตัวที่ยี่สิบหลบ' },
      { en: 'The fifth goblin has a bow.', th: 'ก๊อบลินตัวที่ห้ามีธนู' },
      { en: 'It heals the next day.', zh: '第二天恢复。' },
      { en: 'It heals the day after next.', zh: '第三天恢复。' },
      { en: 'Roll another die.', zh: '掷第二个骰子。' },
      { en: 'It takes ten minutes.', zh: '要十分钟。' },
      { en: 'A trident hits.', zh: '三叉戟命中。', th: 'สามง่ามโจมตีโดน' },
      { en: 'those that can, that forbid', th: 'ผู้ที่สามารถ ที่ห้าม' },
      { en: 'in the room, on the chair, at the shop', th: 'ที่ห้อง ที่เก้าอี้ ที่ห้าง' },
      { en: 'someone who fell, lied or is common', th: 'คนที่หกล้ม ที่โกหก ที่สามัญ' },
      { en: 'the husband, the crossroads', th: 'ที่สามี ที่สี่แยก' },
      { en: 'a square, a triangle, a hexagon', th: 'ที่สี่เหลี่ยม ที่สามเหลี่ยม ที่หกเหลี่ยม' },
      { en: 'damage that is doubled', th: 'ความเสียหายที่สองเท่า' },
    ],
    bad: [
      { en: 'Roll six dice.', zh: '掷七颗骰子。', code: 'differ' },
      { en: 'half of you', zh: '四分之三', code: 'differ' },
      { en: 'Three successes.', th: 'สำเร็จสี่ครั้ง', code: 'differ' },
      { en: 'Halve the damage.', th: 'คูณความเสียหายด้วยสอง', code: 'differ' },
      { en: 'Roll two dice.', zh: '掷三颗骰子。', code: 'differ' },
      { en: 'Either of two, both apply.', zh: '两项中的两项，两者都适用。', code: 'differ' },
      { en: 'The second goblin dodges.', zh: '第五个哥布林闪开。', code: 'differ' },
      { en: 'The twelfth goblin dodges.', zh: '第十一个哥布林闪开。', code: 'differ' },
      { en: 'The twelfth goblin dodges.', th: 'ก๊อบลินตัวที่สิบหลบ', code: 'differ' },
      { en: 'The twentieth goblin dodges.', th: 'ก๊อบลินตัวที่ยี่สิบสองหลบ', code: 'differ' },
      { en: 'The second goblin has a bow.', th: 'ก๊อบลินตัวที่ห้ามีธนู', code: 'differ' },
      { en: 'Roll two dice, keep one.', zh: '掷两颗骰子，留两颗。', code: 'differ' },
    ],
  },
  *check(corpus) {
    for (const { english, translated, source, target } of allSegmentPairs(corpus)) {
      const [theirs, ours] = [readSegmentText(english, source), readSegmentText(translated, target)]
      const missing = lacking(theirs, ours, itself)
      const extra = [...lacking(ours, theirs, inAnyWay), ...strayOrdinals(theirs, ours)]
      if (missing.length + extra.length === 0) continue
      const { line, column } = target
      const values = { key: source.key, got: extra.map(shown), expected: missing.map(shown) }
      yield { file: translated.file, line, column, code: 'differ', values }
    }
  },
})
