import type { Unit } from '@rulestone/core'
import {
  type ByLocale,
  formatMixed,
  formatQuantity,
  type Locale,
  type QuantityForm,
  type Translate,
} from '../language/index.ts'
import { coreFigures } from '../markdown/index.ts'

/** A length or weight in a text; `bare` if its unit is elsewhere, as for 20 in `20/60 feet`. */
export interface Measure {
  readonly value: number
  readonly unit: Unit
  readonly form: QuantityForm | 'bare'
  readonly start: number
  readonly end: number
}

/** A number in a text. */
interface Figure {
  readonly value: number
  readonly start: number
  readonly end: number
}

const UNITS = ['feet', 'miles', 'pounds'] as const satisfies readonly Unit[]
const FORMS = ['noun', 'adjective'] as const satisfies readonly QuantityForm[]
const QUARTERS: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75 }

const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)[¼½¾]?|[¼½¾]`
const FIGURE = new RegExp(String.raw`(?<![\d.,:*A-Za-z]|\b\d/)(?:${NUMBER})(?![.,]?\d)`, 'gu')
const CALCULATION = new RegExp(`(?:${NUMBER})(?: [+−×÷] (?:${NUMBER}))+(?: = (?:${NUMBER}))?`, 'gu')

/** The text between a number and the measure whose unit it shares. */
const BETWEEN: ByLocale<RegExp> = {
  en: /^(?:\/|–| (?:by|to|or) )$/u,
  zh: /^(?:\/|–|×|至|到|或|乘)$/u,
  th: /^(?:\/|–| (?:×|คูณ|ถึง|หรือ) )$/u,
}

/** “Half of” a number, which shares the unit of that number. */
const HALF: ByLocale<RegExp> = {
  en: new RegExp(String.raw`\bhalf of (?:${NUMBER})(?: is (?:${NUMBER}))?`, 'giu'),
  zh: new RegExp(`(?:${NUMBER})的一半(?:是(?:${NUMBER}))?`, 'gu'),
  th: new RegExp(`ครึ่งหนึ่งของ (?:${NUMBER})(?: คือ (?:${NUMBER}))?`, 'gu'),
}

/** A number that shares the unit of the measure before it: `20 feet … another 20.` */
const ANOTHER = new RegExp(String.raw`\banother (?:${NUMBER})(?=[.,;:])`, 'gu')

/**
 * Text that would be wrong in other units: it counts squares, adds a number without a unit, or rounds a number.
 */
const FIXED: ByLocale<RegExp> = {
  en: /\bsquares?\b|\bfeet plus\b|\d(?: \w+)?, rounded down/iu,
  zh: /方格|[\d一每]格|尺加|[\d半]向下取整/u,
  th: /ช่องตาราง|ช่องหนึ่ง|\d ช่อง|ฟุต ?บวก|\d ปัดเศษลง/u,
}

/** A unit without a number to convert: it counts single feet, or dice give the number. */
const BARE: ByLocale<RegExp> = {
  en: /(?<!\b(?:on|your|their|its) )\b(?:feet|foot|miles?|pounds?)\b/iu,
  zh: /尺(?!寸)|英里|磅/u,
  th: /ฟุต|ไมล์|ปอนด์/u,
}

const numberOf = (written: string): number => {
  const quarter = QUARTERS[written.slice(-1)]
  const whole = quarter === undefined ? written : written.slice(0, -1)
  return Number(whole.replaceAll(',', '')) + (quarter ?? 0)
}

const figuresIn = (text: string, locale: Locale): Figure[] =>
  Array.from(text.matchAll(FIGURE), ({ 0: written, index }) => ({
    value: numberOf(written),
    start: index,
    end: index + written.length,
  })).filter(({ value, start, end }) => formatMixed(locale, value) === text.slice(start, end))

/** A number with each unit, in the words of the strings of units. */
const written = (value: number, locale: Locale, words: Translate) =>
  UNITS.flatMap((unit) =>
    FORMS.map((form) => ({ unit, form, text: formatQuantity({ value, unit }, form, locale, words) })),
  )

const known = new WeakMap<Translate, Map<number, ReturnType<typeof written>>>()

/** `written` with a cache, since texts repeat a few numbers. */
function writtenOnce(value: number, locale: Locale, words: Translate): ReturnType<typeof written> {
  const byValue = known.get(words) ?? new Map<number, ReturnType<typeof written>>()
  const ways = byValue.get(value) ?? written(value, locale, words)
  known.set(words, byValue.set(value, ways))
  return ways
}

/** The measure that starts with a number, if it has the words of the strings of units. */
function measureAt(text: string, { value, start }: Figure, locale: Locale, words: Translate): Measure | undefined {
  const way = writtenOnce(value, locale, words).find(
    (one) => text.startsWith(one.text, start) && !/[A-Za-z]/u.test(text.charAt(start + one.text.length)),
  )
  return way && { value, unit: way.unit, form: way.form, start, end: start + way.text.length }
}

const isIn = (span: Figure, start: number, end: number): boolean => span.start >= start && span.end <= end

const isInCore = (value: number, unit: Unit): boolean =>
  Array.from(coreFigures.values()).some(
    (figure) => figure.kind === 'quantity' && figure.unit === unit && figure.value === value,
  )

/** The measures of a calculation; undefined if it would be wrong in other units. */
function measuredIn(
  calculation: string,
  figures: readonly Figure[],
  said: readonly Measure[],
  isHalf: boolean,
): { unit: Unit; figures: readonly Figure[] } | 'none' | 'unknown' {
  const result = said.find(({ start }) => start === figures.at(-1)?.start)
  const others = said.filter((measure) => measure !== result)
  if (/[×÷]/u.test(calculation)) {
    if (result === undefined) return 'none'
    const { unit } = result
    const factors = figures.slice(0, -1)
    const known = factors.filter(({ value }) => others.some((one) => one.unit === unit && one.value === value))
    const measured = known.length > 0 ? known : factors.filter(({ value }) => isInCore(value, unit))
    return measured.length === 1 ? { unit, figures: measured } : 'unknown'
  }
  if (result !== undefined) return { unit: result.unit, figures: figures.slice(0, -1) }
  const unit = UNITS.find(
    (one) =>
      figures.filter(({ value }) => said.some((of) => of.unit === one && of.value === value)).length > (isHalf ? 0 : 1),
  )
  return unit === undefined ? 'none' : { unit, figures }
}

const bare = ({ value, start, end }: Figure, unit: Unit): Measure => ({ value, unit, form: 'bare', start, end })

/** The measures without a unit in calculations; undefined if one would be wrong in other units. */
function calculated(
  text: string,
  figures: readonly Figure[],
  said: readonly Measure[],
  locale: Locale,
): Measure[] | undefined {
  const found: Measure[] = []
  const halves = Array.from(text.matchAll(HALF[locale]))
  for (const match of [...text.matchAll(CALCULATION), ...halves]) {
    const { 0: calculation, index } = match
    const own = figures.filter((figure) => isIn(figure, index, index + calculation.length))
    const measured = measuredIn(calculation, own, said, halves.includes(match))
    if (measured === 'unknown') return undefined
    if (measured !== 'none') found.push(...measured.figures.map((figure) => bare(figure, measured.unit)))
  }
  return found
}

/** The numbers that share the unit of the measure after or before them. */
function lent(text: string, figures: readonly Figure[], said: readonly Measure[], locale: Locale): Measure[] {
  const others = Array.from(text.matchAll(ANOTHER), ({ 0: { length }, index }) => index + length)
  return figures.flatMap((figure, index) => {
    const next = said.find(({ start }) => start === figures[index + 1]?.start)
    const isLent = next !== undefined && BETWEEN[locale].test(text.slice(figure.end, next.start))
    const from = isLent
      ? next
      : others.includes(figure.end)
        ? said.findLast(({ end }) => end <= figure.start)
        : undefined
    return from === undefined ? [] : [bare(figure, from.unit)]
  })
}

const without = (text: string, measures: readonly Measure[]): string =>
  measures.reduceRight((rest, { start, end }) => `${rest.slice(0, start)}\ufffc${rest.slice(end)}`, text)

/**
 * The lengths and weights in a paragraph, in order, if they have the words of the strings of units; undefined if other
 * units would make the paragraph wrong.
 *
 * @param words the strings of the namespace `units`
 */
export function measuresIn(paragraph: string, locale: Locale, words: Translate): Measure[] | undefined {
  const text = paragraph.replace(/\s/gu, ' ')
  if (FIXED[locale].test(text)) return undefined
  const figures = figuresIn(text, locale)
  const said = figures.flatMap((figure) => measureAt(text, figure, locale, words) ?? [])
  if (BARE[locale].test(without(text, said))) return undefined
  if (said.length === 0) return []
  const more = calculated(text, figures, said, locale)
  if (more === undefined) return undefined
  const starts = new Map([...lent(text, figures, said, locale), ...more, ...said].map((one) => [one.start, one]))
  return Array.from(starts.values()).sort((a, b) => a.start - b.start)
}
