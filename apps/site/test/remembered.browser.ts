import { LOCALES } from './locales.ts'
import { pageTypes } from './pages.ts'
import { seen, settle, watch } from './shifts.ts'
import { expect, type Page, test } from './test.ts'
import { say } from './words.ts'

async function remember(page: Page, choices: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, Object.entries(choices))
}

for (const { locale, next } of LOCALES) {
  test(`${locale}: nothing moves while a page opens that shows what its reader chose earlier`, async ({ page }) => {
    await remember(page, { second: next, units: 'metric', 'english-names': 'on' })
    await page.addInitScript(watch)
    // A calculator takes the reader's units when it wakes: that of the grid may say its answer in one line more.
    for (const { path } of pageTypes(locale).filter(({ type }) => type !== 'grid')) {
      await page.goto(path)
      await expect(page.locator('.second').first()).toBeVisible()
      await settle(page)
      expect(await seen(page), path).toEqual([])
    }
  })
}

test.describe('without a connection', () => {
  test.use({ tolerated: /net::ERR_|Failed to load resource|Error hydrating/, serviceWorkers: 'block' })

  test('the text shows as it is where the second language cannot be loaded', async ({ page }) => {
    await remember(page, { second: 'zh' })
    await page.route('**/zh/rules/cover/', (route) => route.abort())
    await page.goto('/en/rules/cover/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByText(say('en', 'site.second.failed'))).toBeVisible()
  })

  test('the text shows as it is where no script comes', async ({ page }) => {
    await remember(page, { second: 'zh' })
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/en/rules/cover/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.second')).toHaveCount(0)
  })
})
