import { LOCALES } from '../../../test/locales.ts'
import { truncatedUrls } from '../../../test/pages.ts'
import { expect, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

test.use({ tolerated: /404 \(Not Found\)/ })

test('the 404 page has an explanation and links in each language', async ({ page }) => {
  for (const { locale, tag } of LOCALES) {
    const response = await page.goto('/zh/rules/no-such-rule/')
    expect(response?.status()).toBe(404)
    // The page begins with the language of the URL, and declares it.
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
    await expect(page).toHaveTitle(say('zh', 'site.missing.title'))
    // The results for the words of the URL move what is below them.
    await expect(page.getByRole('status').first()).not.toBeEmpty()
    const section = page.locator(`section[lang="${tag}"]`)
    await expect(section.getByRole('heading')).toHaveText(say(locale, 'site.missing.title'))
    await expect(section).toContainText(say(locale, 'site.missing.text'))
    await section.getByRole('link', { name: say(locale, 'site.missing.home') }).click()
    await expect(page).toHaveURL(`/${locale}/`)
  }
})

test('the 404 page shows the list of data files for the URL of one, and only for that', async ({ page }) => {
  const list = page.getByRole('link', { name: say('en', 'site.missing.data') })
  await page.goto('/data/v1/rules/en/no-such-rule.json')
  await expect(list).toHaveAttribute('href', '/data/v1/index.json')
  await page.goto('/en/rules/no-such-rule/')
  await expect(page.getByRole('status').first()).not.toBeEmpty()
  await expect(list).toBeHidden()
})

for (const { locale } of LOCALES) {
  test(`${locale}: a truncated URL of a rule or a chapter redirects to the list`, async ({ page, request }) => {
    for (const [from, to] of truncatedUrls(locale)) {
      const html = await (await request.get(from)).text()
      const [, canonical = ''] = /<link rel="canonical" href="([^"]*)">/.exec(html) ?? []
      expect(new URL(canonical).pathname).toBe(to.replace(/#.*/, ''))
      expect(html).not.toContain('hreflang')
      await page.goto(from)
      await expect(page).toHaveURL(to)
    }
    await expect(page.locator('[id="book-next-2012"]')).toBeInViewport()
  })
}

test('the 404 page is in the language of the URL, or of the browser', async ({ page }) => {
  for (const [path, locale, tag] of [
    ['/zh-CN/rules/no-such-rule/', 'zh', 'zh-Hans'],
    ['/TH/rules/no-such-rule/', 'th', 'th'],
    ['/rules/no-such-rule/', 'en', 'en'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('html'), path).toHaveAttribute('lang', tag)
    await expect(page.locator('main > section').first()).toHaveAttribute('lang', tag)
    await expect(page).toHaveTitle(say(locale, 'site.missing.title'))
  }
})

test('the footer of a page without a language is in the language of the browser, and links to it', {
  tag: '@long',
}, async ({ browser }) => {
  for (const { locale, tag } of LOCALES) {
    const context = await browser.newContext({ locale: tag })
    const page = await context.newPage()
    for (const path of ['/', '/rules/no-such-rule/', `/${locale}/no-such-page/`]) {
      await page.goto(path)
      const about = page.locator('footer').getByRole('link', { name: say(locale, 'site.footer.about') })
      await expect(about, path).toHaveAttribute('href', `/${locale}/about/`)
      const lines = page.locator('footer > p:not(.attribution):visible')
      await expect(lines, path).toHaveCount(1)
      await expect(lines, path).toHaveAttribute('lang', tag)
    }
    await context.close()
  }
})

for (const [path, locale, tag] of [
  ['/rules/half-cover/', 'th', 'th'],
  ['/zh-CN/rules/half-cover/', 'zh', 'en'],
  ['/ZH/rules/half-cover/', 'zh', 'en'],
] as const) {
  test(`the 404 page searches for ${path} in ${locale}`, {
    tag: path === '/ZH/rules/half-cover/' ? '@long' : [],
  }, async ({ browser }) => {
    const context = await browser.newContext({ locale: tag })
    const page = await context.newPage()
    await page.goto(path)
    const section = page.locator('main > section').first()
    await expect(section.getByRole('combobox')).toHaveValue('half cover')
    await expect(section.getByRole('option').first()).toHaveAttribute('href', `/${locale}/rules/cover/#half-cover`)
    await expect(page.getByRole('option')).toHaveCount(await section.getByRole('option').count())
    await context.close()
  })
}

test('the 404 page does not search for a folder of the site', async ({ page }) => {
  for (const path of ['/rules/', '/book/', '/ZH/rules/']) {
    await page.goto(path)
    await expect(page.locator('main > section').first().getByRole('combobox'), path).toHaveValue('')
    await expect(page.getByRole('option'), path).toHaveCount(0)
  }
})
