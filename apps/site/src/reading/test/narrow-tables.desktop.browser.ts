import { expect, type Page, test } from '../../../test/test.ts'

/** Names of rows that take more than one line, and the number of rows. */
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

test('Chinese names in the first column of a table do not wrap, and the table fits', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const path of ['condition', 'action', 'area-of-effect']) {
    await page.goto(`/zh/rules/${path}/`)
    const { count, broken } = await firstColumn(page)
    expect(count, path).toBeGreaterThan(4)
    expect(broken, path).toEqual([])
    const frames = page.locator('.rule-text > .table-frame')
    const wider = await frames.evaluateAll((all) => all.filter((frame) => frame.scrollWidth > frame.clientWidth).length)
    expect(wider, path).toBe(0)
  }
})

test('the table of skills shows its figures on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const locale of ['en', 'zh', 'th']) {
    await page.goto(`/${locale}/calculators/skills/`)
    await page.locator('[data-calculator][data-ready]').waitFor()
    const frame = page.locator('.result-table')
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await frame.scrollIntoViewIfNeeded()
    await expect(frame.getByRole('row').nth(1).getByRole('cell').last()).toBeInViewport()
    const ends = (cells: Element[]): number[] => cells.map((cell) => Math.round(cell.getBoundingClientRect().right))
    const heads = await frame.locator('thead .figure').evaluateAll(ends)
    expect(heads).toHaveLength(2)
    expect(await frame.locator('tbody tr:first-child .figure').evaluateAll(ends), locale).toEqual(heads)
  }
})

test('only numeric columns of result tables are aligned as figures', async ({ page }) => {
  const figures = async (path: string): Promise<string[]> => {
    await page.goto(path)
    return page.locator('.result-table thead .figure').allTextContents()
  }
  expect(await figures('/en/calculators/conditions/')).toEqual([])
  expect(await figures('/en/calculators/armor-class/')).toEqual(['AC', 'Strength needed'])
  expect(await figures('/en/calculators/exhaustion/')).toEqual(['Level', 'D20 Tests', 'Speed', 'Success'])
})
