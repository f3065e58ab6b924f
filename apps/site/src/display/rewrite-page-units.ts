import { UNITS, type Unit } from '@rulestone/core'
import { numberFormats } from '@rulestone/text/number-formats'
import { makeT } from '../shared/make-t.ts'
import { unitWordsIn } from '../shared/page-words.ts'
import { isUnitSystem, measured, unitWords } from './units.ts'

const isUnit = (text: string | undefined): text is Unit => UNITS.some((unit) => unit === text)

/** What each figure says in the units of the rules. */
const own = new WeakMap<Element, string>()

/** Writes a measure in a language; `bare` without its unit, which stands elsewhere. */
type Writer = (shown: ReturnType<typeof measured>, form: string | undefined) => string

/** Nothing where the page has no words of that language. */
function writerIn(tag: string): Writer | undefined {
  const words = unitWordsIn(tag)
  if (!words) return undefined
  const t = makeT(tag, words)
  const { number } = numberFormats(tag)
  return (shown, form) =>
    form === 'bare' ? number(shown.value) : unitWords(shown, form === 'adjective' ? form : 'noun', number, t)
}

/**
 * Writes every length and weight of the page, or of a part, as the reader has it, and back again.
 *
 * @param chosen the way that the reader chose, where that is not the one of the rules
 */
export function rewritePageUnits(chosen: string | undefined, part: ParentNode = document): void {
  const root = document.documentElement
  const system = isUnitSystem(chosen) ? chosen : 'feet'
  root.dataset['unitsShown'] = system
  const writers = new Map<string, Writer | undefined>()
  for (const figure of part.querySelectorAll<HTMLDataElement>('data[data-unit]')) {
    const unit = figure.dataset['unit']
    if (!isUnit(unit)) continue
    const before = own.get(figure) ?? figure.textContent ?? ''
    own.set(figure, before)
    const tag = figure.closest<HTMLElement>('[lang]')?.lang ?? root.lang
    if (!writers.has(tag)) writers.set(tag, writerIn(tag))
    const writer = writers.get(tag)
    const shown = measured({ value: Number(figure.value), unit, isSquareSide: 'squareSide' in figure.dataset }, system)
    figure.textContent = shown.unit === unit || !writer ? before : writer(shown, figure.dataset['form'])
  }
}
