import AxeBuilder from '@axe-core/playwright'
import { openDisplay, unfoldHeader } from '../../../test/header.ts'
import { LOCALES, type Locale, nameOf } from '../../../test/locales.ts'
import { expect, type Page, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

type Edition = 'srd-5.2.1' | 'srd-5.1' | 'next-2012'

/** Chooses an edition in the display settings. */
async function choose(page: Page, locale: Locale, edition: Edition): Promise<void> {
  await openDisplay(page)
  const name = say(locale, `site.edition.names.${edition}`)
  await page.locator('header').getByRole('radio', { name, exact: true }).check()
  await page.keyboard.press('Escape')
}

/** Opens a page with an edition already chosen. */
async function openWith(page: Page, edition: Edition | 'xyz', path: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('edition', value), edition)
  await page.goto(path)
}

/** A page, whether its URL names an edition or not: links get it once the scripts run. */
const isOf =
  (path: string) =>
  ({ pathname }: URL): boolean =>
    pathname === path

/** Everything about the page that an edition may change. */
const line = (page: Page) => page.locator('.other-edition')

for (const { locale, next } of LOCALES) {
  test(`${locale}: an edition is chosen once; a rule that it replaces opens there, others stay, and Back works`, async ({
    page,
    context,
    press,
  }) => {
    await page.goto(`/${locale}/glossary/`)
    await choose(page, locale, 'srd-5.1')
    expect(await context.cookies()).toEqual([])
    await page.goto(`/${locale}/`)
    await page.goto(`/${locale}/rules/hide/`)
    await expect(page).toHaveURL(`/${locale}/rules/srd51-hide/`)
    await expect(line(page).locator('strong')).toHaveText(say(locale, 'site.edition.names.srd-5.1'))
    await page.goto(`/${locale}/rules/attack-roll/`)
    await expect(page).toHaveURL(`/${locale}/rules/attack-roll/`)
    await expect(page.getByText(say(locale, 'site.edition.today'), { exact: true })).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(`/${locale}/rules/srd51-hide/`)
    await page.goBack()
    await expect(page).toHaveURL(`/${locale}/`)
    // One touch to today’s rule, which is shown as it is, and one back.
    await page.goForward()
    await press(line(page).locator('[data-rule="hide"]'))
    await expect(page).toHaveURL(isOf(`/${locale}/rules/hide/`))
    await expect(line(page)).toContainText(say(locale, 'site.edition.today'))
    await press(line(page).locator('[data-rule="srd51-hide"]'))
    await expect(page).toHaveURL(`/${locale}/rules/srd51-hide/`)
    await unfoldHeader(page)
    await press(page.getByRole('link', { name: nameOf(next), exact: true }))
    await expect(page).toHaveURL(`/${next}/rules/srd51-hide/`)
    await page.goto(`/${next}/rules/hide/`)
    await expect(page).toHaveURL(`/${next}/rules/srd51-hide/`)
    await page.goto(`/${next}/creatures/troll/`)
    await expect(page.locator('.edition-note')).toHaveText(say(next, 'site.edition.compendium.creatures'))
    await choose(page, next, 'srd-5.2.1')
    await expect(page.locator('.edition-note')).toHaveCount(0)
    await page.goto(`/${next}/rules/hide/`)
    await expect(page).toHaveURL(`/${next}/rules/hide/`)
  })

  test(`${locale}: an unknown edition in the URL is named with the known ones`, async ({ page }) => {
    await openWith(page, 'srd-5.1', `/${locale}/rules/hide/?edition=srd-6`)
    await expect(page).toHaveURL(`/${locale}/rules/hide/?edition=srd-6`)
    const note = page.locator('.edition-note')
    await expect(note).toContainText('srd-6')
    for (const edition of ['srd-5.2.1', 'srd-5.1', 'next-2012']) await expect(note).toContainText(edition)
    await expect(note).toContainText(say(locale, 'site.edition.as-today'))
  })
}

test('a reader of today’s rules loads nothing for other editions', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto('/en/rules/hide/')
  await page.goto('/en/rules/srd51-hide/')
  await expect(page).toHaveURL('/en/rules/srd51-hide/')
  expect(requests.filter((path) => /edition|replacements|words\.json/.test(path))).toEqual([])
})

test('a choice changes the links of the page at once, and undoes it', async ({ page }) => {
  await page.goto('/en/rules/search/')
  const hide = page.locator('main a.rule[data-rule="hide"], main a.rule[data-rule="srd51-hide"]').first()
  await expect(hide).toHaveAttribute('href', /\/en\/rules\/hide\/$/)
  await choose(page, 'en', 'srd-5.1')
  await expect(hide).toHaveAttribute('href', /\/en\/rules\/srd51-hide\/$/)
  await expect(hide).toHaveAttribute('data-rule', 'srd51-hide')
  await choose(page, 'en', 'srd-5.2.1')
  await expect(hide).toHaveAttribute('href', /\/en\/rules\/hide\/$/)
  await expect(hide).toHaveAttribute('data-rule', 'hide')
})

test('a heading opens as the one that replaces it', async ({ page }) => {
  await openWith(page, 'srd-5.1', '/en/rules/unarmed-strike/#shove')
  await expect(page).toHaveURL('/en/rules/srd51-grappling/#srd51-shove')
  await page.goto('/en/rules/initiative/')
  await expect(page).toHaveURL('/en/rules/srd51-surprise/#srd51-initiative')
})

test('a saved edition that does not exist changes nothing', { tag: '@long' }, async ({ page }) => {
  await openWith(page, 'xyz', '/en/rules/hide/')
  await expect(page).toHaveURL('/en/rules/hide/')
  await expect(page.locator('.edition-note')).toHaveCount(0)
})

test('a URL asks for an edition, whatever is chosen, and an older rule is shown as it is', async ({ page }) => {
  await page.goto('/en/rules/hide/?edition=srd-5.1')
  await expect(page).toHaveURL('/en/rules/srd51-hide/?edition=srd-5.1')
  await expect(line(page).locator('strong')).toHaveText('2014')
  await line(page).locator('[data-rule="hide"]').click()
  await expect(page).toHaveURL('/en/rules/hide/')
  await page.goto('/en/rules/srd51-hide/?edition=srd-5.2.1')
  await expect(page).toHaveURL('/en/rules/srd51-hide/?edition=srd-5.2.1')
  // Not replaced, but 2014 says more about it.
  await page.goto('/en/rules/ability-check/?edition=srd-5.1')
  await expect(page).toHaveURL('/en/rules/ability-check/?edition=srd-5.1')
  await expect(line(page)).toContainText('In 2014:')
  await expect(line(page).locator('[data-rule="srd51-contests"]')).toBeVisible()
})

test('a link in an older text to today’s rule leads there', { tag: '@long' }, async ({ page }) => {
  await openWith(page, 'srd-5.1', '/en/rules/srd51-hide/')
  await page.locator('[data-text] a[data-rule="hide"]').click()
  await expect(page).toHaveURL(isOf('/en/rules/hide/'))
})

test('a copied link names the edition if it is an older one', { tag: '@long' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = async (path: string): Promise<string> => {
    await page.goto(path)
    await page.locator('.corrections > summary').click()
    await expect(page.locator('.corrections select')).toBeVisible()
    await page.locator('.corrections [data-link]').click()
    await expect(page.locator('.corrections [role="status"]')).not.toBeEmpty()
    const { pathname, search } = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    return pathname + search
  }
  expect(await copied('/en/rules/attack-roll/')).toBe('/en/rules/attack-roll/')
  await choose(page, 'en', 'srd-5.1')
  expect(await copied('/en/rules/attack-roll/')).toBe('/en/rules/attack-roll/?edition=srd-5.1')
  expect(await copied('/en/rules/hide/')).toBe('/en/rules/srd51-hide/?edition=srd-5.1')
})

for (const [locale, query] of [
  ['en', 'hide'],
  ['zh', '躲藏'],
  ['th', 'ซ่อนตัว'],
] as const) {
  test(`${locale}: the search lists the rules of the chosen edition first, and today’s keep their target`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/search/?q=${encodeURIComponent(query)}`)
    const results = page.locator('main .search-result[href*="/rules/"]')
    await expect(results.first()).toHaveAttribute('href', /\/rules\/hide\/$/)
    await page.evaluate(() => localStorage.setItem('edition', 'srd-5.1'))
    await page.reload()
    await expect(results.first()).toHaveAttribute('href', /\/rules\/srd51-hide\/$/)
    await expect(results.first()).toContainText('2014')
    const today = page.locator('main .search-result[href*="/rules/hide/"]').first()
    await expect(today).toHaveAttribute('href', /\/rules\/hide\/\?edition=srd-5\.2\.1$/)
    await expect(today.locator('.search-edition')).toHaveText('5.2.1')
  })
}

test('a chapter marks the rules that are others in the chosen edition', async ({ page }) => {
  await openWith(page, 'srd-5.1', '/en/book/playing-the-game/actions/')
  const mark = page.locator('.rule:has(#hide) .edition-note a')
  await expect(mark).toHaveText(say('en', 'site.edition.differs.srd-5.1'))
  await mark.click()
  await expect(page).toHaveURL('/en/rules/srd51-hide/')
})

test('the edition is chosen by keyboard, without leaving the page', { tag: '@long' }, async ({ page }) => {
  await page.goto('/en/rules/hide/')
  await openDisplay(page)
  await page
    .locator('header')
    .getByRole('radio', { name: say('en', 'site.edition.names.srd-5.2.1') })
    .focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/en/rules/hide/')
  await expect(line(page)).toContainText('In 2014:')
  await page.keyboard.press('ArrowLeft')
  await expect(line(page)).not.toContainText('In 2014:')
})

test.describe('axe', () => {
  test.use({ bypassCSP: true })

  test('axe finds nothing in a page for readers of another edition', { tag: '@long' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openWith(page, 'srd-5.1', '/th/rules/ability-check/')
    await expect(line(page)).toContainText(say('th', 'site.edition.in.srd-5.1'))
    await openDisplay(page)
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' '))}`)).toEqual([])
  })
})
