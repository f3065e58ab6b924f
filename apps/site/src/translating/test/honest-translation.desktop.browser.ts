import { LOCALES } from '../../../test/locales.ts'
import { htmlOf } from '../../../test/pages.ts'
import { expect, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

for (const { locale, next } of LOCALES) {
  test(`${locale}: shows the progress and the next tasks of each language`, async ({ page }) => {
    await page.goto(`/${locale}/`)
    await page.getByRole('link', { name: say(locale, 'site.translation.link') }).click()
    await expect(page).toHaveURL(`/${locale}/translation/`)
    for (const language of ['en', 'zh', 'th']) {
      const name = say(locale, `workbench.languages.${language}`)
      const table = page.getByRole('table', { name: say(locale, 'site.translation.table', { language: name }) })
      const rows = table.getByRole('row')
      expect(await rows.count()).toBeGreaterThan(10)
      const columns = await rows.evaluateAll((all) =>
        all.slice(1).map((row) => Number(row.querySelector('td')?.textContent?.replaceAll(',', ''))),
      )
      const whole = columns.pop()
      expect(columns.reduce((total, one) => total + one, 0)).toBe(whole)
      const section = page.getByRole('region', { name, exact: true })
      expect(await section.getByRole('listitem').count()).toBeLessThanOrEqual(10)
    }
    const guide = locale === 'en' ? 'CONTRIBUTING.md' : `CONTRIBUTING.${locale}.md`
    await expect(page.getByText(guide)).toBeVisible()
  })

  test(`${locale}: a mistake can be reported with its rule, block and version`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`/${locale}/rules/cover/#p-1`)
    const menu = page.locator('.corrections')
    await menu.getByText(say(locale, 'site.correction.title')).click()
    const details = new RegExp(`^rule cover, block p-1, language ${locale}, version [0-9a-f]{12}$`)
    await expect(menu.locator('[data-details]')).toHaveText(details)
    const report = await menu.getByRole('link', { name: say(locale, 'site.correction.report') }).getAttribute('href')
    const form = locale === 'en' ? 'wrong-rule.yml' : 'wrong-translation.yml'
    expect(Object.fromEntries(new URL(report ?? '').searchParams)).toMatchObject({
      ...{ template: form, rule: 'cover', paragraph: 'p-1', language: locale },
    })

    const paragraphs = menu.getByRole('combobox', { name: say(locale, 'site.correction.paragraph') })
    await paragraphs.selectOption('half-cover.p-2')
    await menu.getByRole('button', { name: say(locale, 'site.correction.link') }).click()
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    expect(link.pathname).toBe(`/${locale}/rules/cover/`)
    expect(link.hash).toBe('#half-cover.p-2')
  })

  test(`${locale}: the report menu lists each paragraph once, and calculators by name`, async ({ page }) => {
    await page.goto(`/${locale}/rules/concentration/`)
    const menu = page.locator('.corrections')
    const paragraphs = menu.getByRole('combobox', { name: say(locale, 'site.correction.paragraph') })
    await page.locator('select[data-second]').selectOption(next)
    await expect(page.locator('[data-text] > .second').first()).toBeVisible()
    await menu.getByText(say(locale, 'site.correction.title')).click()
    const titles = await page.locator('.embed .calculator-title').allTextContents()
    const blocks = await page
      .locator('[data-text] > [id]:not(.second), [data-text] > .table-frame:not(.second) > [id]')
      .evaluateAll((all) => all.map(({ id }) => id))
    await expect(paragraphs.getByRole('option')).toHaveCount(blocks.length + 1)
    for (const title of titles)
      await expect(paragraphs.getByRole('option', { name: title, exact: true })).toHaveCount(1)
    expect(titles.length).toBeGreaterThan(0)
    const values = await paragraphs
      .getByRole('option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value')))
    expect(values).toEqual(['', ...blocks])
    const { height = 0 } = (await paragraphs.boundingBox()) ?? {}
    expect(height).toBeGreaterThanOrEqual(24)
  })

  test(`${locale}: hovering over a paragraph shows its link`, { tag: '@long' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`/${locale}/rules/cover/`)
    await page.locator('[id="half-cover.p-1"]').hover()
    const mark = page.getByRole('button', { name: say(locale, 'site.correction.title') })
    await mark.click()
    const panel = page.getByRole('dialog', { name: say(locale, 'site.correction.title') })
    await expect(panel.locator('[data-details]')).toContainText('block half-cover.p-1')
    await panel.getByRole('button', { name: say(locale, 'site.correction.link') }).press('Enter')
    await expect(panel.getByRole('status')).toHaveText(say(locale, 'site.correction.copied'))
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link.replace(/[?]~[0-9a-z]+/u, '')).toBe(`${page.url()}#half-cover.p-1`)
    await page.keyboard.press('Escape')
    await expect(mark).toBeFocused()
    await page.goto(link)
    await expect(page.locator('[id="half-cover.p-1"]')).toBeInViewport()
  })

  test(`${locale}: a rule page has JSON-LD`, async ({ page }) => {
    await page.goto(`/${locale}/rules/cover/`)
    const [data] = await page.locator('script[type="application/ld+json"]').allTextContents()
    const title = (await page.locator('h1 > span').first().textContent()) ?? ''
    const { '@graph': graph } = JSON.parse(data ?? '{}')
    expect(graph[0]).toMatchObject({ '@type': 'DefinedTerm', name: title, termCode: 'cover' })
    expect(new URL(graph[1].itemListElement.at(-1).item).pathname).toBe(`/${locale}/rules/cover/`)
    const meta = (name: string): Promise<string | null> =>
      page.locator(`meta[property="og:${name}"]`).first().getAttribute('content')
    expect(await meta('title')).toContain(title)
    expect(await meta('locale')).toBe({ en: 'en_US', zh: 'zh_CN', th: 'th_TH' }[locale])
    await expect(page.locator('meta[property="og:locale:alternate"]')).toHaveCount(2)
  })
}

test('each rule of a chapter has its own menu of corrections', { tag: '@long' }, () => {
  const menus = htmlOf('/en/book/playing-the-game/d20-tests/').match(/class="corrections"/g)
  expect(menus?.length).toBeGreaterThan(3)
})
