import { calculatorOn } from '../../../test/calculator.ts'
import { arrived, expect, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

test.use({ tolerated: /net::ERR_|Failed to fetch dynamically imported module/ })

test('if its code cannot be fetched, a calculator says so and keeps its answer', async ({ page }) => {
  await page.route(/\/_astro\/attack\..*\.js$/, (route) => route.abort())
  await page.goto('/th/calculators/attack/')
  await expect(page.locator('[data-calculator]')).toHaveAttribute('data-ready', '')
  await page.locator('[data-calculator]').hover()
  await expect(page.getByText(say('th', 'site.calculator.failed'))).toBeVisible()
  await expect(page.locator('[data-calculator] .answer-figure')).toHaveText('55%')
})

test('a calculator whose part could not be fetched is hydrated on the next interaction', { tag: '@long' }, async ({
  page,
  press,
}) => {
  await page.route('**/calculators/falling.json', (route) => route.abort())
  await page.goto('/en/rules/falling/')
  await arrived(page)
  const calculator = page.locator('[data-calculator="falling"]')
  const field = say('en', 'calculators.falling.fields.feet.label')
  const more = calculator.getByRole('button', { name: say('en', 'site.calculator.more', { field }), exact: true })
  const failed = page.waitForEvent('requestfailed')
  await press(more)
  await failed
  await page.unroute('**/calculators/falling.json')
  await press(more)
  // Both clicks count: 45 feet, 4d6.
  await expect(calculator.locator('.answer-figure')).toHaveText('14')
})

test('dice link to their odds if the code cannot be fetched', { tag: '@long' }, async ({ page }) => {
  await page.route(/\/_astro\/roll-beside\..*\.js$/, (route) => route.abort())
  await page.goto('/zh/rules/attack-roll/')
  await page.getByRole('button', { name: '1d20', exact: true }).first().click()
  await expect(page).toHaveURL('/zh/calculators/dice/?expr=1d20')
})

test('a link opens its rule if the preview texts cannot be fetched', async ({ page }) => {
  await page.route('**/rules.json', (route) => route.abort())
  await page.goto('/en/rules/cover/')
  const link = page.locator('[data-text] a.rule[data-rule="armor-class"]').first()
  const failed = page.waitForEvent('requestfailed')
  await link.hover()
  await failed
  await page.waitForTimeout(500)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await link.click()
  await expect(page).toHaveURL('/en/rules/armor-class/')
})

test('a collapsed calculator whose code cannot be fetched becomes a link, and expands on a second try', {
  tag: '@long',
}, async ({ page }) => {
  await page.route(/\/_astro\/unfold\..*\.js$/, (route) => route.abort())
  await page.goto('/en/book/playing-the-game/movement/')
  await arrived(page)
  const fold = page.locator('.fold').first()
  await fold.locator('> summary').click()
  await expect(fold.getByRole('link')).toBeVisible()
  await page.unroute(/\/_astro\/unfold\..*\.js$/)
  await fold.locator('> summary').click()
  await calculatorOn(page, 'en', (await fold.getAttribute('data-calculator-id')) ?? '', 1)
})

test('a collapsed calculator whose part could not be fetched expands on a second try by keyboard', {
  tag: '@long',
}, async ({ page }) => {
  await page.route('**/calculators/grid.json', (route) => route.abort())
  await page.goto('/en/book/playing-the-game/movement/')
  await arrived(page)
  const fold = page.locator('[id="crawling.calculator-1"]')
  await fold.locator('> summary').focus()
  const failed = page.waitForEvent('requestfailed')
  await page.keyboard.press('Enter')
  await failed
  await expect(fold.getByRole('link')).toBeVisible()
  await page.unroute('**/calculators/grid.json')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(fold.locator('[data-calculator]')).toHaveAttribute('data-ready', '')
})
