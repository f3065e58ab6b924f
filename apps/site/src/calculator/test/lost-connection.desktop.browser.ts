import { foldedOn } from '../../../test/calculator.ts'
import { LOCALES } from '../../../test/locales.ts'
import { arrived, expect, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

test.use({ tolerated: /net::ERR_|Failed to fetch dynamically imported module/ })

for (const { locale } of LOCALES) {
  test(`${locale}: a calculator that does not arrive says so, and its usual result stands`, async ({ page }) => {
    await page.route(/\/_astro\/attack\..*\.js$/, (route) => route.abort())
    await page.goto(`/${locale}/calculators/attack/`)
    await expect(page.locator('[data-calculator]')).toHaveAttribute('data-ready', '')
    await page.locator('[data-calculator]').hover()
    await expect(page.getByText(say(locale, 'site.calculator.failed'))).toBeVisible()
    await expect(page.locator('[data-calculator] output')).toHaveText('55%')
  })

  test(`${locale}: dice that do not arrive lead to their odds`, async ({ page }) => {
    await page.route(/\/_astro\/roll-beside\..*\.js$/, (route) => route.abort())
    await page.goto(`/${locale}/rules/attack-roll/`)
    await page.getByRole('button', { name: '1d20', exact: true }).first().click()
    await expect(page).toHaveURL(`/${locale}/calculators/dice/?expr=1d20`)
  })

  test(`${locale}: without the texts of the previews a link still leads to its rule`, async ({ page }) => {
    await page.route('**/rules.json', (route) => route.abort())
    await page.goto(`/${locale}/rules/cover/`)
    const link = page.locator('[data-text] a.rule[data-rule="armor-class"]').first()
    await link.hover()
    await page.waitForTimeout(500)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await link.click()
    await expect(page).toHaveURL(`/${locale}/rules/armor-class/`)
  })
}

test('a calculator of a chapter that does not arrive is a link, and is tried again when its line is opened again', async ({
  page,
}) => {
  await page.route(/\/_astro\/unfold\..*\.js$/, (route) => route.abort())
  await page.goto('/en/book/playing-the-game/movement/')
  await arrived(page)
  const fold = page.locator('.fold').first()
  await fold.locator('> summary').click()
  await expect(fold.getByRole('link')).toBeVisible()
  await page.unroute(/\/_astro\/unfold\..*\.js$/)
  await fold.locator('> summary').click()
  await foldedOn(page, 'en', (await fold.getAttribute('data-calculator-id')) ?? '', 1)
})

test('the words of a calculator that do not arrive are asked for again by keyboard too', async ({ page }) => {
  await page.route('**/calculators/grid.json', (route) => route.abort())
  await page.goto('/en/book/playing-the-game/movement/')
  await arrived(page)
  const fold = page.locator('[id="crawling.calculator-1"]')
  await fold.locator('> summary').focus()
  await page.keyboard.press('Enter')
  await page.waitForTimeout(1500)
  await expect(fold.getByRole('link')).toBeVisible()
  await page.unroute('**/calculators/grid.json')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(fold.locator('[data-calculator]')).toHaveAttribute('data-ready', '')
})
