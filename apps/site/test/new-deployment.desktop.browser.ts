import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from './test.ts'
import { say } from './words.ts'

test.use({ tolerated: /404 \(Not Found\)|Failed to fetch dynamically imported module|MIME type/ })

const NOT_FOUND = readFileSync(fileURLToPath(new URL('../dist/404.html', import.meta.url)), 'utf8')

/** From now on the files of the open page are gone, as after a deployment: the server answers with its 404 page. */
async function deploy(page: Page): Promise<void> {
  const answer = { status: 404, contentType: 'text/html', body: NOT_FOUND }
  await page.route(/\/_astro\/|\.json$/, (route) => route.fulfill(answer))
}

/** The next response with status 404. */
const notFound = (page: Page): Promise<unknown> => page.waitForResponse((response) => response.status() === 404)

test('a calculator of an old page says that it cannot compute, and its answer stays', async ({ page }) => {
  await page.goto('/th/calculators/attack/')
  const calculator = page.locator('[data-calculator]')
  await expect(calculator).toHaveAttribute('data-ready')
  await deploy(page)
  await calculator.hover()
  await expect(page.getByText(say('th', 'site.calculator.failed'))).toBeVisible()
  await expect(calculator.locator('.answer-figure')).toHaveText('55%')
})

test('a calculator of an old rule keeps its answer and its link', { tag: '@long' }, async ({ page }) => {
  await page.goto('/en/rules/falling/')
  await deploy(page)
  const calculator = page.locator('[data-calculator="falling"]')
  const before = await calculator.locator('.answer-figure').textContent()
  const missing = notFound(page)
  await calculator.hover()
  await calculator.getByRole('button').first().click()
  await missing
  await page.waitForTimeout(500)
  await expect(calculator).not.toHaveAttribute('data-ready')
  await expect(calculator.locator('.answer-figure')).toHaveText(before ?? '')
  await expect(calculator.locator('a[href*="/calculators/falling/"]').first()).toBeVisible()
})

test('dice of an old page lead to their odds', { tag: '@long' }, async ({ page }) => {
  await page.goto('/zh/rules/attack-roll/')
  await deploy(page)
  await page.getByRole('button', { name: '1d20', exact: true }).first().click()
  await expect(page).toHaveURL('/zh/calculators/dice/?expr=1d20')
})

test('a link of an old page leads to its rule without a preview', { tag: '@long' }, async ({ page }) => {
  await page.goto('/en/rules/cover/')
  await deploy(page)
  const link = page.locator('[data-text] a.rule[data-rule="armor-class"]').first()
  const missing = notFound(page)
  await link.hover()
  await missing
  await page.waitForTimeout(500)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await link.click()
  await expect(page).toHaveURL('/en/rules/armor-class/')
})

test('the search of an old page says that it cannot search, and Enter opens its page', async ({ page }) => {
  await page.goto('/en/rules/cover/')
  await deploy(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('cover')
  await expect(page.getByText(say('en', 'site.search.failed'))).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/search/?q=cover')
})
