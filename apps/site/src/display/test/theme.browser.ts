import { calculatorOn } from '../../../test/calculator.ts'
import { openDisplay, unfoldHeader } from '../../../test/header.ts'
import { LOCALES, type Locale, nameOf } from '../../../test/locales.ts'
import { expect, type Page, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

const paper = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

async function choose(page: Page, locale: Locale, theme: 'system' | 'light' | 'dark'): Promise<void> {
  await openDisplay(page)
  await page.getByRole('radio', { name: say(locale, `site.display.${theme}`), exact: true }).check()
  await page.keyboard.press('Escape')
}

for (const { locale, next } of LOCALES) {
  test(`${locale}: the theme follows the system until the reader chooses one, which is saved`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(`/${locale}/`)
    const light = await paper(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    const dark = await paper(page)
    expect(dark).not.toBe(light)

    await page.emulateMedia({ colorScheme: 'light' })
    await choose(page, locale, 'dark')
    expect(await paper(page)).toBe(dark)
    await page.reload()
    expect(await paper(page)).toBe(dark)
    await page.goto(`/${locale}/calculators/dice/`)
    expect(await paper(page)).toBe(dark)

    await choose(page, locale, 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await paper(page)).toBe(light)
    await page.reload()
    expect(await paper(page)).toBe(light)

    await choose(page, locale, 'system')
    expect(await paper(page)).toBe(dark)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await paper(page)).toBe(light)
    await page.reload()
    expect(await paper(page)).toBe(light)
  })

  test(`${locale}: without storage, everything works except saving`, async ({ page, press }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    })
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(`/${locale}/calculators/attack/`)
    const light = await paper(page)
    await choose(page, locale, 'dark')
    expect(await paper(page)).not.toBe(light)
    const attack = await calculatorOn(page, locale, 'attack')
    await attack.number('ac').press('ArrowUp')
    await expect(attack.headline).toHaveText('50%')
    await expect(page).toHaveURL(`/${locale}/calculators/attack/?ac=16`)
    await unfoldHeader(page)
    await press(page.getByRole('link', { name: nameOf(next), exact: true }))
    await expect(page).toHaveURL(
      ({ pathname, search }) => pathname === `/${next}/calculators/attack/` && search === '?ac=16',
    )
    expect(await paper(page)).toBe(light)
    await page.goto('/')
    await press(page.getByRole('main').getByRole('link', { name: nameOf(locale) }))
    await expect(page).toHaveURL(`/${locale}/`)
  })
}

test('the chosen theme is applied before any script loads', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/en/')
  await choose(page, 'en', 'dark')
  const dark = await paper(page)
  await page.route('**/*.js', () => {})
  await page.goto('/en/glossary/', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await paper(page)).toBe(dark)
})
