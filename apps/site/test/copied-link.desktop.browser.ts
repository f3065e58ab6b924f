import { LOCALES, type Locale } from './locales.ts'
import { expect, type Page, test } from './test.ts'
import { say } from './words.ts'

/** The link to a paragraph that a reader copies. */
async function copied(page: Page, locale: Locale, id: string): Promise<URL> {
  await page.goto(`/${locale}/rules/cover/`)
  await page.locator(`[id="${id}"]`).hover()
  await page.getByRole('button', { name: say(locale, 'site.correction.title') }).click()
  const panel = page.getByRole('dialog', { name: say(locale, 'site.correction.title') })
  await expect(async () => {
    await panel.getByRole('button', { name: say(locale, 'site.correction.link') }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('~')
  }).toPass()
  return new URL(await page.evaluate(() => navigator.clipboard.readText()))
}

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
})

for (const { locale } of LOCALES) {
  test(`${locale}: a link to a paragraph finds its text, in every language, where others were put before it`, async ({
    page,
  }) => {
    const { hash } = await copied(page, locale, 'half-cover.p-2')
    const [place, mark] = hash.split('~')
    expect(place).toBe('#half-cover.p-2')
    for (const { locale: other } of LOCALES) {
      await page.goto('about:blank')
      await page.goto(`/${other}/rules/cover/?half-cover.ac=19#half-cover.p-1~${mark}`)
      await expect(page).toHaveURL(`/${other}/rules/cover/?half-cover.ac=19#half-cover.p-2`)
      await expect(page.locator('[id="half-cover.p-2"]')).toBeInViewport()
    }
  })
}

test('a link whose paragraph stands where it stood leads there, and so does one whose text has changed', async ({
  page,
}) => {
  const { pathname, hash } = await copied(page, 'en', 'half-cover.p-2')
  for (const named of [hash, '#half-cover.p-2~changed']) {
    await page.goto('about:blank')
    const english = page.waitForResponse(/\/en\/rules\/cover\/$/)
    await page.goto(pathname + named)
    await english
    await expect(page).toHaveURL(`${pathname}#half-cover.p-2`)
    await expect(page.locator(':target')).toHaveId('half-cover.p-2')
    await expect(page.locator(':target')).toBeInViewport()
  }
})

test('a link whose paragraph is gone leads to its heading', async ({ page }) => {
  await page.goto('/en/rules/cover/#half-cover.p-9~gone')
  await expect(page).toHaveURL('/en/rules/cover/#half-cover')
  await expect(page.locator('#half-cover')).toBeInViewport()
})

test('a link that is pasted while its page is read is followed too', async ({ page }) => {
  const { hash } = await copied(page, 'zh', 'three-quarters-cover.p-1')
  await page.evaluate((mark) => location.assign(`#p-1~${mark}`), hash.split('~')[1] ?? '')
  await expect(page).toHaveURL('/zh/rules/cover/#three-quarters-cover.p-1')
})

test('where English does not have the text, a link leads to its place', async ({ page }) => {
  await page.route('**/en/rules/cover/', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  const english = page.waitForResponse(/\/en\/rules\/cover\/$/)
  await page.goto('/zh/rules/cover/#half-cover.p-1~moved')
  await english
  await expect(page).toHaveURL('/zh/rules/cover/#half-cover.p-1')
  await expect(page.locator('[id="half-cover.p-1"]')).toBeInViewport()
})
