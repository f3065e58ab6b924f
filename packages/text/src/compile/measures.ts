import type { Unit } from '@rulestone/core'
import {
  type ByLocale,
  formatMixed,
  formatQuantity,
  type Locale,
  type QuantityForm,
  type Translate,
} from '../language/index.ts'
import { namedFigures } from '../markdown/index.ts'

/** A length or weight in a text. Its form is `bare` if it shares the unit of another one, as 20 in `20/60 feet` does. */
export interface Measure {
  readonly value: number
  readonly unit: Unit
  readonly form: QuantityForm | 'bare'
  readonly start: number
  readonly end: number
}

/** A number in a text, with its place. */
interface WrittenNumber {
  readonly value: number
  readonly start: number
  readonly end: number
}

const UNITS = ['feet', 'miles', 'pounds'] as const satisfies readonly Unit[]
const FORMS = ['noun', 'adjective'] as const satisfies readonly QuantityForm[]
const QUARTERS: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75 }

const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)[¼½¾]?|[¼½¾]`
const WRITTEN_NUMBER = new RegExp(String.raw`(?<![\d.,:*A-Za-z]|\b\d/)(?:${NUMBER})(?![.,]?\d)`, 'gu')
const CALCULATION = new RegExp(`(?:${NUMBER})(?: [+−×÷] (?:${NUMBER}))+(?: = (?:${NUMBER}))?`, 'gu')

/** The text between a number and the measure after it whose unit it shares: `20/60 feet`. */
const BETWEEN: ByLocale<RegExp> = {
  en: /^(?:\/|–| (?:by|to|or) )$/u,
  zh: /^(?:\/|–|×|至|到|或|乘)$/u,
  th: /^(?:\/|–| (?:×|คูณ|ถึง|หรือ) )$/u,
}

/** “Half of” a number, with the result: both numbers have the same unit. */
const HALF: ByLocale<RegExp> = {
  en: new RegExp(String.raw`\bhalf of (?:${NUMBER})(?: is (?:${NUMBER}))?`, 'giu'),
  zh: new RegExp(`(?:${NUMBER})的一半(?:是(?:${NUMBER}))?`, 'gu'),
  th: new RegExp(`ครึ่งหนึ่งของ (?:${NUMBER})(?: คือ (?:${NUMBER}))?`, 'gu'),
}

/** A number that shares the unit of the measure before it: `20 feet … another 20.` */
const ANOTHER = new RegExp(String.raw`\banother (?:${NUMBER})(?=[.,;:])`, 'gu')

/** Text that would be wrong in other units: it counts squares, adds a number without a unit, or rounds a number. */
const FIXED: ByLocale<RegExp> = {
  en: /\bsquares?\b|\bfeet plus\b|\d(?: \w+)?, rounded down/iu,
  zh: /方格|[\d一每]格|尺加|[\d半]向下取整/u,
  th: /ช่องตาราง|ช่องหนึ่ง|\d ช่อง|ฟุต ?บวก|\d ปัดเศษลง/u,
}

/** A unit without a number to convert, such as “each foot” or “1d4 feet”. */
const LONE_UNIT: ByLocale<RegExp> = {
  en: /(?<!\b(?:on|your|their|its) )\b(?:feet|foot|miles?|pounds?)\b/iu,
  zh: /尺(?!寸)|英里|磅/u,
  th: /ฟุต|ไมล์|ปอนด์/u,
}

const readNumber = (digits: string): number => {
  const quarter = QUARTERS[digits.slice(-1)]
  const whole = quarter === undefined ? digits : digits.slice(0, -1)
  return Number(whole.replaceAll(',', '')) + (quarter ?? 0)
}

/** The numbers of a text that are formatted as the language formats them. */
const numbersIn = (text: string, locale: Locale): WrittenNumber[] =>
  Array.from(text.matchAll(WRITTEN_NUMBER), ({ 0: digits, index }) => ({
    value: readNumber(digits),
    start: index,
    end: index + digits.length,
  })).filter(({ value, start, end }) => formatMixed(locale, value) === text.slice(start, end))

/** A number with each unit, as `units.json` words it: “10 feet”, “10-foot”. */
const formsOf = (value: number, locale: Locale, words: Translate) =>
  UNITS.flatMap((unit) =>
    FORMS.map((form) => ({ unit, form, text: formatQuantity({ value, unit }, form, locale, words) })),
  )

const cache = new WeakMap<Translate, Map<number, ReturnType<typeof formsOf>>>()

/** `formsOf` with a cache, because texts repeat a few numbers. */
function cachedFormsOf(value: number, locale: Locale, words: Translate): ReturnType<typeof formsOf> {
  const byValue = cache.get(words) ?? new Map<number, ReturnType<typeof formsOf>>()
  const forms = byValue.get(value) ?? formsOf(value, locale, words)
  cache.set(words, byValue.set(value, forms))
  return forms
}

/** The measure that starts with a number, if its unit is written as in `units.json`. */
function measureAt(
  text: string,
  { value, start }: WrittenNumber,
  locale: Locale,
  words: Translate,
): Measure | undefined {
  const found = cachedFormsOf(value, locale, words).find(
    (one) => text.startsWith(one.text, start) && !/[A-Za-z]/u.test(text.charAt(start + one.text.length)),
  )
  return found && { value, unit: found.unit, form: found.form, start, end: start + found.text.length }
}

const isIn = (span: WrittenNumber, start: number, end: number): boolean => span.start >= start && span.end <= end

/** Whether core has a figure with this value and unit. */
const isInCore = (value: number, unit: Unit): boolean =>
  Array.from(namedFigures.values()).some(
    (figure) => figure.kind === 'quantity' && figure.unit === unit && figure.value === value,
  )

/**
 * The numbers of a calculation that have a unit, although it is not written after them.
 *
 * @param numbers the numbers of the calculation
 * @param withUnit the measures of the paragraph that have their unit written
 * @param isHalf whether it is “half of” a number
 * @returns `none` if the calculation has no measures; `unknown` if it is unclear which factor of a product is one, so that
 * the paragraph cannot be converted
 */
function numbersWithUnit(
  calculation: string,
  numbers: readonly WrittenNumber[],
  withUnit: readonly Measure[],
  isHalf: boolean,
): { unit: Unit; numbers: readonly WrittenNumber[] } | 'none' | 'unknown' {
  const result = withUnit.find(({ start }) => start === numbers.at(-1)?.start)
  const others = withUnit.filter((measure) => measure !== result)
  if (/[×÷]/u.test(calculation)) {
    if (result === undefined) return 'none'
    const { unit } = result
    const factors = numbers.slice(0, -1)
    const repeated = factors.filter(({ value }) => others.some((one) => one.unit === unit && one.value === value))
    const measured = repeated.length > 0 ? repeated : factors.filter(({ value }) => isInCore(value, unit))
    return measured.length === 1 ? { unit, numbers: measured } : 'unknown'
  }
  if (result !== undefined) return { unit: result.unit, numbers: numbers.slice(0, -1) }
  const leastRepeated = isHalf ? 1 : 2
  const unit = UNITS.find((one) => {
    const repeated = numbers.filter(({ value }) => withUnit.some((of) => of.unit === one && of.value === value))
    return repeated.length >= leastRepeated
  })
  return unit === undefined ? 'none' : { unit, numbers }
}

const bare = ({ value, start, end }: WrittenNumber, unit: Unit): Measure => ({ value, unit, form: 'bare', start, end })

/** The measures in calculations whose unit is not written after them; undefined if a calculation cannot be converted. */
function measuresInCalculations(
  text: string,
  numbers: readonly WrittenNumber[],
  withUnit: readonly Measure[],
  locale: Locale,
): Measure[] | undefined {
  const found: Measure[] = []
  const halves = Array.from(text.matchAll(HALF[locale]))
  for (const match of [...text.matchAll(CALCULATION), ...halves]) {
    const { 0: calculation, index } = match
    const own = numbers.filter((number) => isIn(number, index, index + calculation.length))
    const measured = numbersWithUnit(calculation, own, withUnit, halves.includes(match))
    if (measured === 'unknown') return undefined
    if (measured !== 'none') found.push(...measured.numbers.map((number) => bare(number, measured.unit)))
  }
  return found
}

/** The numbers that share the unit of the measure after or before them. */
function measuresSharingUnit(
  text: string,
  numbers: readonly WrittenNumber[],
  withUnit: readonly Measure[],
  locale: Locale,
): Measure[] {
  const endsOfAnother = Array.from(text.matchAll(ANOTHER), ({ 0: { length }, index }) => index + length)
  return numbers.flatMap((number, index) => {
    const next = withUnit.find(({ start }) => start === numbers[index + 1]?.start)
    const isBeforeUnit = next !== undefined && BETWEEN[locale].test(text.slice(number.end, next.start))
    const from = isBeforeUnit
      ? next
      : endsOfAnother.includes(number.end)
        ? withUnit.findLast(({ end }) => end <= number.start)
        : undefined
    return from === undefined ? [] : [bare(number, from.unit)]
  })
}

/** A text with each measure replaced by one character. */
const without = (text: string, measures: readonly Measure[]): string =>
  measures.reduceRight((rest, { start, end }) => `${rest.slice(0, start)}\ufffc${rest.slice(end)}`, text)

/**
 * The lengths and weights in a paragraph, in order. Only units that are written as in `units.json` are found.
 *
 * @param words the strings of the namespace `units`
 * @returns undefined if the paragraph cannot be converted to other units
 */
export function measuresIn(paragraph: string, locale: Locale, words: Translate): Measure[] | undefined {
  const text = paragraph.replace(/\s/gu, ' ')
  if (FIXED[locale].test(text)) return undefined
  const numbers = numbersIn(text, locale)
  const withUnit = numbers.flatMap((number) => measureAt(text, number, locale, words) ?? [])
  if (LONE_UNIT[locale].test(without(text, withUnit))) return undefined
  if (withUnit.length === 0) return []
  const inCalculations = measuresInCalculations(text, numbers, withUnit, locale)
  if (inCalculations === undefined) return undefined
  const sharing = measuresSharingUnit(text, numbers, withUnit, locale)
  const byStart = new Map([...sharing, ...inCalculations, ...withUnit].map((one) => [one.start, one]))
  return Array.from(byStart.values()).sort((a, b) => a.start - b.start)
}
