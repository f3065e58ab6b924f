import type { Locale } from './locales.ts'
import { expect, type Locator, type Page } from './test.ts'
import { say } from './words.ts'

/** A calculator on a page, with elements found by what a reader sees or hears. */
export interface OnPage {
  readonly root: Locator
  /** the main figure */
  readonly headline: Locator
  readonly sentence: Locator
  readonly chart: Locator
  /** another figure, by its id */
  figure(id: string): Locator
  /** the control of an integer field */
  number(field: string): Locator
  /** the control of a dice field */
  dice(field: string): Locator
  /** one option of a choice field */
  option(field: string, option: string): Locator
  /** the control of a flag field */
  flag(field: string): Locator
  /** the sentences of problems */
  readonly problems: Locator
  /** the sentences of the steps */
  readonly steps: Locator
  button(name: string): Locator
}

/** The places of calculators on a page: collapsed ones, and those that are always expanded. */
const PLACES = '.fold, [data-calculator]:not(.fold *)'

/**
 * The n-th calculator of a page, after it was expanded and its code has loaded.
 *
 * @param ordinal from 1
 */
export async function calculatorOn(page: Page, locale: Locale, id: string, ordinal = 1): Promise<OnPage> {
  const place = page.locator(PLACES).nth(ordinal - 1)
  const isFold = await place.evaluate((element) => element.matches('.fold'))
  const root = isFold ? place.locator('[data-calculator]') : place
  // Not by a click, which would collapse a calculator that its state in the URL expands at the same time.
  if (isFold) await place.evaluate((fold) => fold.setAttribute('open', ''))
  await expect(root).toHaveAttribute('data-calculator', id)
  return onceReady(page, root, locale, id)
}

/** Dispatches a pointer event to a calculator, which hydrates it, and waits until it is ready. */
export async function hydrate(calculator: Locator): Promise<void> {
  await calculator.dispatchEvent('pointerover')
  await expect(calculator).toHaveAttribute('data-ready', '')
}

async function onceReady(page: Page, root: Locator, locale: Locale, id: string): Promise<OnPage> {
  await root.scrollIntoViewIfNeeded()
  await hydrate(root)
  const label = (key: string): string => say(locale, `calculators.${id}.${key}`)
  return {
    root,
    headline: root.locator('.answer-figure'),
    sentence: root.locator('.answer-sentence'),
    chart: root.getByRole('slider', { name: say(locale, 'site.calculator.chart') }),
    figure: (figure) =>
      root
        .locator('.figures > div')
        .filter({ has: page.getByText(label(`figures.${figure}.label`), { exact: true }) })
        .getByRole('definition'),
    number: (field) => root.getByRole('spinbutton', { name: label(`fields.${field}.label`), exact: true }),
    dice: (field) => root.getByRole('textbox', { name: label(`fields.${field}.label`), exact: true }),
    option: (field, option) =>
      root
        .getByRole('group', { name: label(`fields.${field}.label`), exact: true })
        .getByRole('radio', { name: label(`fields.${field}.options.${option}`), exact: true }),
    flag: (field) => root.getByRole('checkbox', { name: label(`fields.${field}.label`), exact: true }),
    problems: root.locator('.problem-sentence'),
    steps: root.locator('.step-sentence'),
    button: (name) => root.getByRole('button', { name, exact: true }),
  }
}

/** The text of the chart about one outcome. */
export function reading(locale: Locale, outcome: string, chance: string, orMore: string): string {
  const exactly = say(locale, 'site.calculator.exactly', { outcome, chance })
  return `${exactly} · ${say(locale, 'site.calculator.at-least', { outcome, chance: orMore })}`
}
