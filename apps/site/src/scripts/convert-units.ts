import type { Unit } from '@rulestone/core'
import { makeT } from '../lib/make-t.ts'
import { numberFormats } from '../lib/numbers.ts'
import { isUnitSystem, measured, unitWords } from '../lib/units.ts'
import { unitWordsOfPage } from './page-words.ts'

const UNITS: readonly string[] = ['feet', 'inches', 'miles', 'pounds'] satisfies readonly Unit[]

const isUnit = (text: string | undefined): text is Unit => text !== undefined && UNITS.includes(text)

/** What each figure says in the units of the rules. */
const own = new WeakMap<Element, string>()

/**
 * Writes every length and weight of the page as the reader has it, and back again.
 *
 * @param chosen the way that the reader chose, where that is not the one of the rules
 */
export function convertUnits(chosen: string | undefined): void {
  const root = document.documentElement
  const system = isUnitSystem(chosen) ? chosen : 'feet'
  root.dataset['unitsShown'] = system
  const t = makeT(root.lang, unitWordsOfPage())
  const { number } = numberFormats(root.lang)
  for (const figure of document.querySelectorAll<HTMLDataElement>('data[data-unit]')) {
    const unit = figure.dataset['unit']
    if (!isUnit(unit)) continue
    const before = own.get(figure) ?? figure.textContent ?? ''
    own.set(figure, before)
    // A paragraph in another language keeps that language; its units are those of the page only where they agree.
    const tag = figure.closest<HTMLElement>('[lang]')?.lang ?? root.lang
    const shown = measured({ value: Number(figure.value), unit, isSquareSide: 'squareSide' in figure.dataset }, system)
    if (shown.unit === unit || tag !== root.lang) {
      figure.textContent = before
      continue
    }
    const form = figure.dataset['form'] === 'adjective' ? 'adjective' : 'noun'
    figure.textContent = unitWords(shown, form, number, t)
  }
}
