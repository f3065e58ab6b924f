// How long a page takes to answer a reader, on a processor four times as slow.
import { withPage } from './browser.mjs'
import { LOCALES } from './pages.mjs'

const SLOWER = 4

/** Runs before the page: keeps how long each interaction took, from the press to the next picture, as INP counts it. */
function watch() {
  window.interactions = new Map()
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId === 0) continue
      window.interactions.set(interactionId, Math.max(window.interactions.get(interactionId) ?? 0, duration))
    }
  }).observe({ type: 'event', durationThreshold: 16 })
}

/** The longest; none is shorter than what the browser still times. */
const longest = (page) =>
  page.evaluate(
    () => new Promise((resolve) => setTimeout(() => resolve(Math.max(16, ...window.interactions.values())), 500)),
  )

/** Opens a page as a slow device has it, does something there, and says how long the slowest answer took. */
const timed = (browser, address, act) =>
  withPage(browser, async (page) => {
    await page.addInitScript(watch)
    await page.goto(address, { waitUntil: 'networkidle' })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await act(page)
    return await longest(page)
  })

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

/**
 * @param {{ url: string, browser: import('playwright-core').Browser }} tools
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function interactionRows({ url, browser }) {
  const rows = []
  for (const locale of LOCALES) {
    const acts = [
      ['calculator', 'calculators/attack/', useCalculator],
      ['search', 'glossary/', useSearch],
      ['search in a long chapter', 'book/playing-the-game/combat/', useSearch],
    ]
    for (const [name, path, act] of acts) {
      const measured = await timed(browser, `${url}${locale}/${path}`, act)
      rows.push({ what: `${locale} ${name}: INP, processor ${SLOWER}× slower`, measured, budget: 100, unit: 'ms' })
    }
  }
  return rows
}
