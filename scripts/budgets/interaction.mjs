// The time a page takes to respond to an interaction, with the CPU slowed down four times, in ms.
import { open, withPage } from './browser.mjs'

const SLOWER = 4

/**
 * Runs before the page's scripts: records how long each interaction took, from the press to the next frame, as INP
 * does.
 */
function watch() {
  window.interactions = new Map()
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId === 0) continue
      window.interactions.set(interactionId, Math.max(window.interactions.get(interactionId) ?? 0, duration))
    }
  }).observe({ type: 'event', durationThreshold: 16 })
}

/** The longest interaction; the browser reports none below 16 ms. */
const longest = (page) =>
  page.evaluate(
    () => new Promise((resolve) => setTimeout(() => resolve(Math.max(16, ...window.interactions.values())), 500)),
  )

async function useCalculator(page) {
  const calculator = page.locator('[data-calculator]').first()
  await calculator.and(page.locator('[data-ready]')).waitFor()
  const field = calculator.locator('input[inputmode="numeric"], input[type="number"]').first()
  await field.tap()
  for (const key of ['ArrowUp', 'ArrowUp', 'Backspace', '9', 'Tab']) await page.keyboard.press(key, { delay: 60 })
  const more = calculator.locator('form.controls button:not([disabled])').first()
  await more.tap()
  await calculator.locator('.roll-offers button').first().tap()
}

async function useSearch(page) {
  await page.locator('[data-search]').first().tap()
  await page.getByRole('dialog').getByRole('combobox').waitFor()
  for (const key of 'cover') await page.keyboard.press(key, { delay: 60 })
  await page.getByRole('dialog').getByRole('option', { selected: true }).waitFor()
}

async function useFilters(page) {
  await page.locator('select[name="list"]').selectOption('cleric')
  await page.locator('input[name="q"]').tap()
  for (const key of 'level<3 fire') await page.keyboard.press(key, { delay: 60 })
  await page.locator('button[type="reset"]').tap()
}

/** What is used on a page, by the beginning of its path; on others the search. */
const USES = [
  { path: 'calculators/', figure: 'calculator', use: useCalculator },
  { path: 'spells/', figure: 'filter', use: useFilters },
  { path: '', figure: 'search', use: useSearch },
]

export const measure = ({ browser, address, page: path }) =>
  withPage(browser, async (page) => {
    const { figure, use } = USES.find((one) => path.startsWith(one.path))
    await page.addInitScript(watch)
    await open(page, address)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await use(page)
    return { [figure]: await longest(page) }
  })
