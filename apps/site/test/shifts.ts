import type { Page } from './test.ts'

/** The tolerated layout shift score: not visible. */
const UNSEEN = 0.001

interface Shift {
  readonly value: number
  readonly moved: readonly string[]
}

/** Runs before the page: records layout shifts without user input. */
export function watch(): void {
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

/** The recorded layout shifts above the tolerance. */
export const seen = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate((least) => (Reflect.get(globalThis, 'shifts') as Shift[]).filter(({ value }) => value > least), UNSEEN)

/** Waits until a page has finished loading by itself. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100), { timeout: 5000 })),
  )
}
