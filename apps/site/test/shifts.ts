import type { Page } from './test.ts'

/** How far things may move, as the browser counts it: next to nothing, since a reader should see nothing. */
const UNSEEN = 0.001

interface Shift {
  readonly value: number
  readonly moved: readonly string[]
}

/** Runs before the page: keeps what moved without being touched. */
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

/** What has moved by more than next to nothing. */
export const seen = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate((least) => (Reflect.get(globalThis, 'shifts') as Shift[]).filter(({ value }) => value > least), UNSEEN)

/** A page that has done all that it does by itself. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100), { timeout: 5000 })),
  )
}
