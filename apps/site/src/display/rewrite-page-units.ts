import { UNITS, type Unit } from '@rulestone/core'
import { numberFormats } from '@rulestone/text/number-formats'
import { makeT } from '../shared/make-t.ts'
import { unitWordsIn } from '../shared/page-words.ts'
import { isUnitSystem, measured, unitWords } from './units.ts'

const isUnit = (text: string | undefined): text is Unit => UNITS.some((unit) => unit === text)

/** Measures in a text, and those in the labels of a drawing. */
const MEASURES = ':is(data, tspan)[data-unit]'

/** The text of each figure in the units of the rules. */
const own = new WeakMap<Element, string>()

/** Formats a measure in a language; `bare` omits the unit, which is shown elsewhere. */
type Writer = (shown: ReturnType<typeof measured>, form: string | undefined) => string

/** Returns undefined if the page has no strings of that language. */
function writerIn(tag: string): Writer | undefined {
  const words = unitWordsIn(tag)
  if (!words) return undefined
  const t = makeT(tag, words)
  const { number } = numberFormats(tag)
  return (shown, form) =>
    form === 'bare' ? number(shown.value) : unitWords(shown, form === 'adjective' ? form : 'noun', number, t)
}

/**
 * Writes every length and weight of a page or part in the reader's units, or back in those of the rules.
 *
 * @param chosen the reader's unit system, if it differs from that of the rules
 */
export function rewritePageUnits(chosen: string | undefined, part: ParentNode = document): void {
  const root = document.documentElement
  const system = isUnitSystem(chosen) ? chosen : 'feet'
  root.dataset['unitsShown'] = system
  const writers = new Map<string, Writer | undefined>()
  for (const figure of part.querySelectorAll<HTMLDataElement | SVGTSpanElement>(MEASURES)) {
    const unit = figure.dataset['unit']
    if (!isUnit(unit)) continue
    const before = own.get(figure) ?? figure.textContent ?? ''
    own.set(figure, before)
    const tag = figure.closest<HTMLElement>('[lang]')?.lang ?? root.lang
    if (!writers.has(tag)) writers.set(tag, writerIn(tag))
    const writer = writers.get(tag)
    const value = Number(figure.getAttribute('value') ?? figure.dataset['value'])
    const shown = measured({ value, unit, isSquareSide: 'squareSide' in figure.dataset }, system)
    figure.textContent = shown.unit === unit || !writer ? before : writer(shown, figure.dataset['form'])
  }
}
