import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { headOf } from '../../../test/entries.ts'
import { LOCALES } from '../../../test/locales.ts'

/** What a host has to allow: the scripts and the data of the site, and no style at all. */
const policyFor = (site: string): string =>
  `default-src 'none'; script-src ${site}; connect-src ${site}; base-uri 'none'; require-trusted-types-for 'script'`

const hostPage = (site: string): string => `<!doctype html>
<html lang="en">
<title>A campaign</title>
<script type="module" src="${site}/embed.js"></script>
<main>
<h1>Our rules</h1>
${LOCALES.map(({ locale }) => `<p><a id="${locale}" href="${site}/${locale}/rules/cover/">cover</a></p>`).join('\n')}
<p><a id="heading" href="${site}/en/rules/cover/#half-cover">half</a> <a id="none" href="${site}/en/rules/nothing/">none</a></p>
<p><a id="spell" href="${site}/zh/spells/fireball/">spell</a> <a id="part" href="${site}/en/creatures/owlbear/#rend">Rend</a></p>
<rulestone-calculator id="attack" name="attack" ac="15" cover="half"><p>An attack</p></rulestone-calculator>
<p lang="th"><rulestone-calculator id="thai" name="d20-test">การทดสอบ</rulestone-calculator></p>
<rulestone-calculator id="wrong" name="falling" feet="many">A fall</rulestone-calculator>
<rulestone-calculator id="unknown" name="atack">Another attack</rulestone-calculator>
</main>
</html>`

/** A page of another origin, which allows no more than it must. */
const test = base.extend<{ host: string; site: string; messages: string[] }>({
  site: async ({ baseURL }, use) => use((baseURL ?? '').replace(/\/$/u, '')),
  host: async ({ site }, use) => {
    const server: Server = createServer((_, response) => {
      response.setHeader('Content-Security-Policy', policyFor(site))
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.end(hostPage(site))
    })
    await new Promise<void>((resolve) => server.listen(0, resolve))
    const address = server.address() as AddressInfo
    await use(`http://127.0.0.1:${address.port}/`)
    server.close()
  },
  messages: async ({ page }, use) => {
    const messages: string[] = []
    page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
    await use(messages)
  },
})

const tooltip = (page: Page) => page.getByRole('tooltip')

/** A page whose script has run. */
async function open(page: Page, host: string): Promise<void> {
  await page.goto(host)
  await page.waitForFunction(() => customElements.get('rulestone-calculator') !== undefined)
}

test('a link shows the preview of its rule, spell or creature in its own language', async ({
  page,
  host,
  messages,
}) => {
  await open(page, host)
  for (const { locale } of LOCALES) {
    const { title, summary } = headOf(locale, 'cover')
    const link = page.locator(`#${locale}`)
    await link.hover()
    await expect(tooltip(page)).toContainText(title)
    await expect(tooltip(page)).toContainText(summary)
    await expect(tooltip(page)).toHaveAttribute('lang', locale)
    await expect(link).toHaveAccessibleDescription(new RegExp(summary.slice(0, 10), 'u'))
    await tooltip(page).hover()
    await expect(tooltip(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tooltip(page)).toBeHidden()
    await expect(link).not.toHaveAttribute('aria-describedby')
    await page.mouse.move(0, 0)
  }
  await page.locator('#heading').focus()
  await expect(tooltip(page)).toContainText('Half Cover')
  await page.keyboard.press('Tab')
  await expect(tooltip(page)).toBeHidden()
  await page.locator('#spell').focus()
  await expect(tooltip(page)).toContainText('火球术')
  await page.locator('#part').focus()
  await expect(tooltip(page)).toContainText('Melee attack: +7')
  expect(messages.filter((text) => /Content Security|Trusted/u.test(text))).toEqual([])
})

test('a calculator computes, and leaves the page as it was', async ({ page, host, context, messages }) => {
  await open(page, host)
  const attack = page.locator('#attack')
  await expect(attack.getByRole('figure')).toBeVisible()
  await expect(attack.getByText('An attack')).toBeHidden()
  await expect(attack.getByLabel('Armor Class')).toHaveValue('15')
  const before = await attack.locator('.answer-figure').textContent()
  await attack.getByLabel('Armor Class').fill('19')
  await expect(attack.locator('.answer-figure')).not.toHaveText(before ?? '')
  await attack.getByLabel('Armor Class').fill('99')
  await expect(attack.locator('.problem')).toBeVisible()
  await expect(attack.locator('figcaption a')).toHaveAttribute('href', /\/en\/calculators\/attack\//u)
  await expect(page.locator('#thai figure')).toHaveAttribute('lang', 'th')
  await expect(page.locator('#wrong .problem')).toBeVisible()
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => ({ url: location.search, stored: localStorage.length }))).toEqual({
    url: '',
    stored: 0,
  })
  expect(await page.evaluate(() => document.styleSheets.length + document.adoptedStyleSheets.length)).toBe(0)

  await expect(page.locator('#unknown')).toHaveText('Another attack')
  const warnings = messages.filter((text) => text.startsWith('warning'))
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain('Unexpected name ("atack"), expected one of: ability-scores, ')
  expect(messages.filter((text) => text.startsWith('error'))).toEqual([])
})

test('without a connection links and fallback texts stay as they were', { tag: '@long' }, async ({
  page,
  host,
  site,
}) => {
  await page.route(`${site}/{data,embed}/**`, (route) => route.abort())
  await open(page, host)
  await expect(page.locator('#attack')).toHaveText('An attack')
  await page.locator('#en').hover()
  await page.locator('#none').focus()
  await page.waitForTimeout(500)
  await expect(tooltip(page)).toBeHidden()
  await page.unroute(`${site}/{data,embed}/**`)
  await page.mouse.move(0, 0)
  await page.locator('#en').hover()
  await expect(tooltip(page)).toBeVisible()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } })

  test('the first tap shows the preview, whose title is the link', async ({ page, host, site }) => {
    await open(page, host)
    await page.locator('#zh').tap()
    const dialog = page.getByRole('dialog', { name: headOf('zh', 'cover').title })
    await expect(dialog).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.locator('h1').tap()
    await expect(dialog).toBeHidden()
    await page.locator('#none').tap()
    await expect(page).toHaveURL(`${site}/en/rules/nothing/`)
    await page.goBack()
    await page.locator('#zh').tap()
    await dialog.getByRole('link').tap()
    await expect(page).toHaveURL(`${site}/zh/rules/cover/`)
  })
})

test.describe('with tools that the policy of the page would block', () => {
  test.use({ bypassCSP: true })

  test('axe finds nothing', { tag: '@long' }, async ({ page, host }) => {
    await open(page, host)
    await expect(page.locator('#attack .answer-figure')).toBeVisible()
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('rulestone-calculator'))
        for (const details of element.shadowRoot?.querySelectorAll('details') ?? []) details.open = true
    })
    await page.locator('#en').focus()
    await expect(tooltip(page)).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().exclude('html > head').analyze()
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))).toEqual([])
  })
})
