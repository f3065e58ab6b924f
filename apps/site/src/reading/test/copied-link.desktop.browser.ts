import { LOCALES, type Locale } from '../../../test/locales.ts'
import { expect, type Page, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

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

const markOf = ({ search }: URL): string => search.split('~')[1] ?? ''

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
})

for (const { locale } of LOCALES) {
  test(`${locale}: a copied link finds its paragraph in every language after others were inserted before it`, async ({
    page,
  }) => {
    const link = await copied(page, locale, 'half-cover.p-2')
    expect(link.hash).toBe('#half-cover.p-2')
    for (const { locale: other } of LOCALES) {
      await page.goto('about:blank')
      await page.goto(`/${other}/rules/cover/?half-cover.ac=19&~${markOf(link)}#half-cover.p-1`)
      await expect(page).toHaveURL(`/${other}/rules/cover/?half-cover.ac=19#half-cover.p-2`)
      await expect(page.locator('[id="half-cover.p-2"]')).toBeInViewport()
    }
  })

  test(`${locale}: a copied link leads to its paragraph without JavaScript`, async ({ page, browser }) => {
    const { href } = await copied(page, locale, 'half-cover.p-2')
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const read = await plain.newPage()
    await read.goto(href)
    await expect(read.locator(':target')).toHaveId('half-cover.p-2')
    await expect(read.locator(':target')).toBeInViewport()
    await plain.close()
  })
}

test('a copied link works if its paragraph is unchanged or reworded', async ({ page }) => {
  const { pathname, search, hash } = await copied(page, 'en', 'half-cover.p-2')
  for (const named of [search + hash, `?~changed${hash}`]) {
    await page.goto('about:blank')
    const english = page.waitForResponse(/\/en\/rules\/cover\/$/)
    await page.goto(pathname + named)
    await english
    await expect(page).toHaveURL(`${pathname}#half-cover.p-2`)
    await expect(page.locator(':target')).toHaveId('half-cover.p-2')
    await expect(page.locator(':target')).toBeInViewport()
  }
})

test('an old link with the mark in its fragment finds its paragraph', { tag: '@long' }, async ({ page }) => {
  const mark = markOf(await copied(page, 'en', 'half-cover.p-2'))
  await page.goto('about:blank')
  await page.goto(`/en/rules/cover/?half-cover.ac=19#half-cover.p-1~${mark}`)
  await expect(page).toHaveURL('/en/rules/cover/?half-cover.ac=19#half-cover.p-2')
})

test('a link to a deleted paragraph leads to its heading', { tag: '@long' }, async ({ page }) => {
  await page.goto('/en/rules/cover/?~gone#half-cover.p-9')
  await expect(page).toHaveURL('/en/rules/cover/#half-cover')
  await expect(page.locator('#half-cover')).toBeInViewport()
})

test('a link pasted into the same page is followed', { tag: '@long' }, async ({ page }) => {
  const mark = markOf(await copied(page, 'zh', 'three-quarters-cover.p-1'))
  for (const link of [`?~${mark}#p-1`, `#p-1~${mark}`]) {
    await page.evaluate((address) => location.assign(address), link)
    await expect(page).toHaveURL('/zh/rules/cover/#three-quarters-cover.p-1')
  }
})

test('a link falls back to its position if English lacks the text', { tag: '@long' }, async ({ page }) => {
  await page.route('**/en/rules/cover/', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  const english = page.waitForResponse(/\/en\/rules\/cover\/$/)
  await page.goto('/zh/rules/cover/?~moved#half-cover.p-1')
  await english
  await expect(page).toHaveURL('/zh/rules/cover/#half-cover.p-1')
  await expect(page.locator('[id="half-cover.p-1"]')).toBeInViewport()
})
