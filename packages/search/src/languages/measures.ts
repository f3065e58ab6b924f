import {
  DECIMETERS_PER_FOOT,
  HECTOGRAMS_PER_POUND,
  HECTOMETERS_PER_MILE,
  MILLIMETERS_PER_INCH,
} from '@rulestone/core/measures'
import type { Locale } from '@rulestone/text'
import { fold } from '../text/fold.ts'

type Words = Readonly<Record<Locale, readonly [one: string, several: string]>>

const FEET: Words = { en: ['foot', 'feet'], zh: ['尺', '尺'], th: ['ฟุต', 'ฟุต'] }
const INCHES: Words = { en: ['inch', 'inches'], zh: ['英寸', '英寸'], th: ['นิ้ว', 'นิ้ว'] }
const MILES: Words = { en: ['mile', 'miles'], zh: ['英里', '英里'], th: ['ไมล์', 'ไมล์'] }
const POUNDS: Words = { en: ['pound', 'pounds'], zh: ['磅', '磅'], th: ['ปอนด์', 'ปอนด์'] }

interface Unit {
  /** how it is typed after a number, in any language; “foot” stays, as in “15-foot cone” */
  readonly typed: string
  readonly words: Words
  /** the number of tenths of it in one unit of the rules */
  readonly tenths: number
}

/** A unit of the rules. */
const OWN = 10

const UNITS: readonly Unit[] = [
  { typed: 'feet|ft|英尺|呎|尺|ฟุต', words: FEET, tenths: OWN },
  { typed: 'met(?:er|re)s?|m|米|公尺|เมตร|ม(?![ก-๎])', words: FEET, tenths: DECIMETERS_PER_FOOT },
  { typed: 'centimet(?:er|re)s?|cm|厘米|公分|เซนติเมตร|ซม(?![ก-๎])', words: INCHES, tenths: MILLIMETERS_PER_INCH },
  { typed: 'miles?|mi|英里|哩|ไมล์', words: MILES, tenths: OWN },
  { typed: 'kilomet(?:er|re)s?|km|公里|千米|กิโลเมตร|กม(?![ก-๎])', words: MILES, tenths: HECTOMETERS_PER_MILE },
  { typed: 'pounds?|lbs?|磅|ปอนด์', words: POUNDS, tenths: OWN },
  { typed: 'kilo(?:gram)?s?|kgs?|公斤|千克|กิโลกรัม|กิโล|กก(?![ก-๎])', words: POUNDS, tenths: HECTOGRAMS_PER_POUND },
]

const TYPED = UNITS.map(({ typed }) => `(${typed})`).join('|')

/** A number and the unit after it: `30ft`, `1.5 m`, `9 เมตร`, `1.5米`; in English at the start of a word. */
const MEASURE = new RegExp(`(?<![\\d.,])([\\d.,]*[\\d½¼¾]) ?(?:${TYPED})(?![a-z])(?=(?:\\.? ([a-z]))?)`, 'giu')

const SEPARATOR = /,(?=\d{3}(?!\d))/u
/** Rounds a converted value to a whole or a half: ¾ of a meter is 2½ feet. */
const HALVES = 2

function inRules(figure: string, { tenths }: Unit): string {
  const value = Number(figure.replace(SEPARATOR, '').replace(',', '.'))
  if (tenths === OWN || Number.isNaN(value)) return figure
  const exact = (value * OWN) / tenths
  return Number.isInteger(exact * HALVES) && !Number.isInteger(exact)
    ? `${Math.floor(exact) || ''}½`
    : String(Math.round(exact))
}

/** Digits that are not on a Latin keyboard. */
const OTHER_DIGITS = /[０-９．๐-๙]/gu

/**
 * A query with its lengths and weights in the units of the texts, for readers who use meters.
 *
 * @example
 * withMeasuresOfRules('1.5 m', 'en') // => '5 feet'
 * withMeasuresOfRules('15 ft cone', 'en') // => '15 foot cone'
 * withMeasuresOfRules('30ft', 'zh') // => '30尺'
 */
export const withMeasuresOfRules = (typed: string, locale: Locale): string =>
  typed
    .replace(OTHER_DIGITS, (character) => fold(character) || '.')
    .replace(MEASURE, (measure, figure: string, ...groups: (string | undefined)[]) => {
      const unit = UNITS.find((_, at) => groups[at] !== undefined)
      if (!unit) return measure
      const [one, several] = unit.words[locale]
      const value = inRules(figure, unit)
      const isOne = value === '1' || groups[UNITS.length] !== undefined
      return value + (locale === 'zh' ? '' : ' ') + (isOne ? one : several)
    })
