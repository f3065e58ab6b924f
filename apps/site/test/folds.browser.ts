import { headOf } from './entries.ts'
import { LOCALES } from './locales.ts'
import { arrived, expect, test } from './test.ts'
import { say } from './words.ts'

/** Its calculators walk the grid, and jump. */
const CHAPTER = 'book/playing-the-game/movement/'

for (const { locale } of LOCALES) {
  test(`${locale}: a calculator of a chapter says its answer in one line, and opens to be used`, async ({
    page,
    press,
  }) => {
    await page.goto(`/${locale}/${CHAPTER}`)
    await arrived(page)
    await expect(page.locator('[data-calculator]')).toHaveCount(0)
    const fold = page.locator('[id="crawling.calculator-1"]')
    await expect(fold.locator('> summary')).toContainText(say(locale, 'calculators.grid.title'))
    await expect(fold.locator('> summary strong')).toHaveText(/30/)
    await press(fold.locator('> summary'))
    const root = fold.locator('[data-calculator]')
    await expect(root).toHaveAttribute('data-ready', '')
    // Three squares, each 5 feet and as much again.
    await expect(root.locator('output')).toHaveText(/30/)
    await expect(root.locator('.step-rule').filter({ hasText: headOf(locale, 'crawling').title })).toHaveCount(1)
    await press(fold.locator('> summary'))
    await expect(root).toBeHidden()
    await expect(fold.locator('> summary strong')).toBeVisible()
  })

  test(`${locale}: the place that an address names is open`, async ({ page }) => {
    await page.goto(`/${locale}/${CHAPTER}#difficult-terrain.calculator-1`)
    const fold = page.locator('[id="difficult-terrain.calculator-1"]')
    await expect(fold.locator('[data-calculator]')).toHaveAttribute('data-ready', '')
    await expect(fold.locator('> summary')).toBeInViewport()
    await expect(page.locator('.fold[open]')).toHaveCount(1)
  })
}

test('a line follows the reader’s units, open or not', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('units', 'metric'))
  await page.goto(`/en/${CHAPTER}`)
  const line = page.locator('[id="crawling.calculator-1"] strong')
  await expect(line).toHaveText('9 meters')
})

test('each line leads to the rule where the calculator stands open', async ({ page }) => {
  await page.goto(`/en/${CHAPTER}`)
  const links = await page
    .locator('.fold > p > a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  expect(links.length).toBeGreaterThan(8)
  for (const link of [links[0], links.at(-1)]) {
    await page.goto(link ?? '')
    await expect(page.locator('.embed:target [data-calculator]')).toBeVisible()
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a line says its answer, and inside leads to more', async ({ page }) => {
    await page.goto(`/th/${CHAPTER}`)
    const fold = page.locator('[id="crawling.calculator-1"]')
    await fold.locator('> summary').click()
    await fold.getByRole('link').click()
    await expect(page).toHaveURL('/th/rules/crawling/#calculator-1')
  })
})
