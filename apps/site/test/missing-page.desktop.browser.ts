import { LOCALES } from './locales.ts'
import { expect, test } from './test.ts'
import { say } from './words.ts'

test.use({ tolerated: /404 \(Not Found\)/ })

test('an address where nothing stands is explained in each language, with a way on', async ({ page }) => {
  for (const { locale, tag } of LOCALES) {
    const response = await page.goto('/zh/rules/no-such-rule/')
    expect(response?.status()).toBe(404)
    // The page begins with the language of the address, and says so.
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
    await expect(page).toHaveTitle(say('zh', 'site.missing.title'))
    const section = page.locator(`section[lang="${tag}"]`)
    await expect(section.getByRole('heading')).toHaveText(say(locale, 'site.missing.title'))
    await expect(section).toContainText(say(locale, 'site.missing.text'))
    await section.getByRole('link', { name: say(locale, 'site.missing.home') }).click()
    await expect(page).toHaveURL(`/${locale}/`)
  }
})

for (const [path, locale, tag] of [
  ['/zh-CN/rules/no-such-rule/', 'zh', 'zh-Hans'],
  ['/TH/rules/no-such-rule/', 'th', 'th'],
  ['/rules/no-such-rule/', 'en', 'en'],
] as const) {
  test(`${path} is answered in ${locale}, for who knows English`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    await expect(page.locator('main > section').first()).toHaveAttribute('lang', tag)
    await expect(page).toHaveTitle(say(locale, 'site.missing.title'))
  })
}
