import { LOCALES } from './locales.ts'
import { expect, type Page, test } from './test.ts'

/** How far things may move, as the browser counts it: next to nothing, since a reader should see nothing. */
const UNSEEN = 0.001

const PATHS = ['', 'rules/attack-roll/', 'book/playing-the-game/exploration/', 'glossary/', 'calculators/attack/']

interface Shift {
  readonly value: number
  readonly moved: readonly string[]
}

/** Runs before the page: keeps what moved without being touched. */
function watch(): void {
  const shifts: Shift[] = []
  Object.assign(globalThis, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources, hadRecentInput } = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: readonly { node: Node | null }[]
      }
      if (hadRecentInput) continue
      const moved = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 80) : `${node?.nodeName}`,
      )
      shifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** What has moved by more than next to nothing. */
const seen = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate((least) => (Reflect.get(globalThis, 'shifts') as Shift[]).filter(({ value }) => value > least), UNSEEN)

/** A page that has done all that it does by itself. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100), { timeout: 5000 })),
  )
}

for (const { locale } of LOCALES) {
  for (const path of PATHS) {
    test(`${locale}/${path}: nothing moves while it opens, nor while it is read`, async ({ page }) => {
      await page.addInitScript(watch)
      await page.goto(`/${locale}/${path}`)
      await settle(page)
      expect(await seen(page), 'while it opens').toEqual([])
      const step = (await page.evaluate(() => innerHeight)) * 0.8
      const end = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = step; top < Math.min(end, 12 * step); top += step) {
        await page.evaluate((y) => scrollTo(0, y), top)
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      }
      await settle(page)
      expect(await seen(page), 'while it is read').toEqual([])
    })
  }
}
