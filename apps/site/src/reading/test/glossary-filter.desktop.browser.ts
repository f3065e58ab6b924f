import { holdBack } from '../../../test/hold-back.ts'
import { LOCALES } from '../../../test/locales.ts'
import { expect, type Locator, type Page, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

const shown = (page: Page): Locator => page.locator('.glossary dl > div').filter({ visible: true })
/** The ids of the shown rules, from the ends of their URLs. */
const idsOf = (page: Page): Promise<string[]> =>
  shown(page)
    .locator('dt a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-2) ?? ''))

/** The areas of effect that are shapes, with the rule about them. */
const AREAS = ['area-of-effect', 'cone', 'cube', 'cylinder', 'emanation', 'line', 'sphere']

for (const { locale } of LOCALES) {
  test(`${locale}: the glossary filters by part, and the URL has the filter`, async ({ page }) => {
    await page.goto(`/${locale}/glossary/`)
    const all = await shown(page).count()
    const total = String(all)
    const everything = say(locale, 'site.glossary.count', { count: total, total })
    await expect(page.getByRole('status').filter({ hasText: everything })).toBeVisible()
    await page
      .getByRole('combobox', { name: say(locale, 'site.glossary.part') })
      .selectOption('rules-glossary/areas-of-effect')
    await expect(page).toHaveURL(`/${locale}/glossary/?part=rules-glossary%2Fareas-of-effect`)
    await expect.poll(async () => (await idsOf(page)).sort()).toEqual(AREAS)
    const count = say(locale, 'site.glossary.count', { count: '7', total })
    await expect(page.getByRole('status').filter({ hasText: count })).toBeVisible()
    await page.reload()
    await expect.poll(async () => (await idsOf(page)).sort()).toEqual(AREAS)
    await page.getByRole('combobox', { name: say(locale, 'site.glossary.kind') }).selectOption('condition')
    await expect(page.getByText(say(locale, 'site.glossary.none'))).toBeVisible()
    await page.getByRole('button', { name: say(locale, 'site.glossary.reset') }).click()
    await expect(shown(page)).toHaveCount(all)
    await expect(page).toHaveURL(`/${locale}/glossary/`)
  })
}

test('a filter chosen before the scripts load is applied afterwards', { tag: '@long' }, async ({ page }) => {
  const arrive = await holdBack(page, /\/_astro\/.*\.js$/)
  await page.goto('/en/glossary/', { waitUntil: 'commit' })
  await page
    .getByRole('combobox', { name: say('en', 'site.glossary.part') })
    .selectOption('rules-glossary/areas-of-effect')
  arrive()
  await expect(page).toHaveURL('/en/glossary/?part=rules-glossary%2Fareas-of-effect')
  await expect.poll(async () => (await idsOf(page)).sort()).toEqual(AREAS)
})

test('Chinese can be sorted by strokes and back, and the URL has the order', async ({ page }) => {
  await page.goto('/zh/glossary/?order=strokes&kind=condition')
  const headings = page.locator('.initial:visible h2')
  await expect(headings.first()).toHaveText(/^\d/)
  const strokes = (await headings.allTextContents()).map((text) => Number.parseInt(text, 10))
  expect(strokes).toEqual([...strokes].sort((a, b) => a - b))
  // 目盲 5, 耳聋 6, 麻痹 11, 震慑 15.
  const ids = await idsOf(page)
  const wanted = ['blinded', 'deafened', 'paralyzed', 'stunned']
  expect(ids.filter((id) => wanted.includes(id))).toEqual(wanted)
  const reset = page.getByRole('button', { name: say('zh', 'site.glossary.reset') })
  await reset.click()
  await expect(page).toHaveURL('/zh/glossary/?order=strokes')
  await expect(reset).toBeHidden()
  await page.getByRole('radio', { name: say('zh', 'site.glossary.pinyin') }).check()
  await expect(page).toHaveURL('/zh/glossary/')
  await expect(headings.first()).toHaveText(/^[A-Z]$/)
})

test('without JavaScript the filters are links to chapters and anchors', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) })
  const page = await context.newPage()
  await page.goto('/en/glossary/')
  await expect(page.locator('.glossary-filter')).toBeHidden()
  const parts = page.getByRole('navigation', { name: say('en', 'site.glossary.part') })
  await expect(parts.locator('a[href="/en/book/rules-glossary/areas-of-effect/"]')).toBeVisible()
  await page.locator('a[href="#kind-condition"]').click()
  await expect(page).toHaveURL('/en/glossary/#kind-condition')
  const part = page.getByRole('region', { name: say('en', 'site.kinds.condition'), exact: true })
  await expect(part.getByRole('link', { name: 'Blinded', exact: true })).toBeInViewport()
  await context.close()
})
