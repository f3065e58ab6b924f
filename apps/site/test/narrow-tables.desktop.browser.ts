import { expect, type Page, test } from './test.ts'

/** Names of rows that stand on more than one line, and how many rows there are. */
const firstColumn = (page: Page): Promise<{ count: number; broken: string[] }> =>
  page.locator('.rule-text tbody tr > :first-child').evaluateAll((cells) => {
    const lines = (cell: Element): number => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom / 8))).size
    }
    return {
      count: cells.length,
      broken: cells.filter((cell) => lines(cell) > 1).map(({ textContent }) => textContent),
    }
  })

for (const path of ['condition', 'action', 'area-of-effect']) {
  test(`zh/rules/${path}: names in the first column of a table stay whole, and the table fits`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(`/zh/rules/${path}/`)
    const { count, broken } = await firstColumn(page)
    expect(count).toBeGreaterThan(4)
    expect(broken).toEqual([])
    const frames = page.locator('.rule-text > .table-frame')
    const wider = await frames.evaluateAll((all) => all.filter((frame) => frame.scrollWidth > frame.clientWidth).length)
    expect(wider).toBe(0)
  })
}
