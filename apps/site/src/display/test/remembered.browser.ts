import { headOf } from '../../../test/entries.ts'
import { openDisplay } from '../../../test/header.ts'
import { holdBack } from '../../../test/hold-back.ts'
import { LOCALES } from '../../../test/locales.ts'
import { arrived, expect, type Page, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

async function remember(page: Page, choices: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, Object.entries(choices))
}

test('a page without a language is visible immediately, whatever the settings', async ({ page }) => {
  await remember(page, { second: 'th', units: 'metric', 'english-names': 'on' })
  for (const path of ['/', '/offline.html']) {
    await page.goto(path, { waitUntil: 'commit' })
    const main = page.locator('main')
    await main.waitFor({ state: 'attached' })
    expect(await main.evaluate((shown) => getComputedStyle(shown).visibility), path).toBe('visible')
  }
})

for (const { locale, next } of LOCALES) {
  test(`${locale}: settings changed before the scripts load are applied and saved`, async ({ page }) => {
    const arrive = await holdBack(page, /\/_astro\/.*\.js$/)
    const path = `/${locale}/rules/falling/`
    await page.goto(path, { waitUntil: 'commit' })
    await openDisplay(page)
    for (const [name, value] of Object.entries({ theme: 'dark', units: 'metric', second: next }))
      await page.locator(`.display input[name="${name}"][value="${value}"]`).check({ force: true })
    await page.locator('.display input[name="previews"]').uncheck()
    arrive()
    const root = page.locator('html')
    for (const again of [false, true]) {
      if (again) await page.goto(path)
      await expect(root).toHaveAttribute('data-theme', 'dark')
      await expect(root).toHaveAttribute('data-units', 'metric')
      await expect(page.locator('.second').first()).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('previews'))).toBe('off')
    }
  })
}

const CHAPTER = 'book/playing-the-game/damage-and-healing/'

/** Scrolls to a block, waits, and follows a link. */
async function readOn(page: Page, id: string): Promise<void> {
  await page.locator(`[id="${id}"]`).evaluate((block) => block.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => history.state?.place)).toBe(id)
  await page
    .locator('.site-footer a')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
  await page.waitForURL('**/about/')
}

for (const { locale, next } of LOCALES) {
  test(`${locale}: going back to a bilingual chapter restores the scroll position`, { tag: '@long' }, async ({
    page,
  }) => {
    await remember(page, { second: next })
    await page.goto(`/${locale}/${CHAPTER}`)
    await expect(page.locator('.second').first()).toBeVisible()
    await readOn(page, 'resistance.p-1')
    await page.goBack()
    await expect(page.locator('.second').first()).toBeAttached()
    await expect(page.locator('[id="resistance.p-1"]')).toBeInViewport()
  })

  test(`${locale}: going back restores expanded calculators and the scroll position`, async ({ page, press }) => {
    await page.goto(`/${locale}/${CHAPTER}`)
    await arrived(page)
    const folds = page.locator('.fold')
    for (const index of [0, 1, 2]) {
      await press(folds.nth(index).locator('> summary'))
      await expect(folds.nth(index).locator('[data-calculator]')).toHaveAttribute('data-ready', '')
    }
    await readOn(page, 'resistance.p-1')
    await page.goBack()
    await expect(page.locator('.fold[open]')).toHaveCount(3)
    await expect(page.locator('[id="resistance.p-1"]')).toBeInViewport()
    await page.reload()
    await expect(page.locator('.fold[open]')).toHaveCount(3)
    await expect(page.locator('[id="resistance.p-1"]')).toBeInViewport()
  })
}

test('dice of the second language roll, and are saved under the paragraph of the page', { tag: '@long' }, async ({
  page,
}) => {
  await remember(page, { second: 'zh' })
  await page.goto('/th/rules/critical-hit/')
  const dice = page.locator('[data-text] .second a.dice').first()
  await expect(dice).toHaveRole('button')
  await dice.click()
  await expect(page.getByRole('dialog').first()).toBeVisible()
  await page.goto('/th/rolls/')
  const link = page.locator('[data-roll-history] a[href*="critical-hit"]').first()
  await expect(link).toHaveAttribute('href', /critical-hit\/#(?!second)/)
})

test('a link of the second language shows its preview in that language', { tag: '@long' }, async ({ page }) => {
  await remember(page, { second: 'zh' })
  await page.goto('/th/rules/cover/')
  const link = page.locator('[data-text] .second a.rule[data-rule="armor-class"]').first()
  await expect(link).toBeVisible()
  await link.focus()
  const title = page.locator('.preview-title')
  await expect(title).toHaveText(headOf('zh', 'armor-class').title)
  await expect(title).toHaveAttribute('lang', 'zh-Hans')
})

test.describe('without a connection', () => {
  test.use({ tolerated: /net::ERR_|Failed to load resource|Error hydrating/, serviceWorkers: 'block' })

  test('the text is shown if the second language cannot be loaded', { tag: '@long' }, async ({ page }) => {
    await remember(page, { second: 'zh' })
    await page.route('**/zh/rules/cover/', (route) => route.abort())
    await page.goto('/en/rules/cover/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByText(say('en', 'site.second.failed'))).toBeVisible()
  })

  test('the text is shown if the scripts cannot be loaded', async ({ page }) => {
    await remember(page, { second: 'zh' })
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/en/rules/cover/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.second')).toHaveCount(0)
  })
})
