import next2012 from '@rulestone/content/differences/next-2012.json' with { type: 'json' }
import srd51 from '@rulestone/content/differences/srd-5.1.json' with { type: 'json' }
import { headOf } from '../../../test/entries.ts'
import { LOCALES } from '../../../test/locales.ts'
import { expect, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

const DIFFERENCES = [...srd51, ...next2012]

for (const { locale } of LOCALES) {
  test(`${locale}: the list of differences has all of each edition, each with its figures and both rules`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/editions/all/`)
    const differences = page.locator('.differences > li')
    await expect(differences).toHaveCount(DIFFERENCES.length)
    for (const part of ['.current', '.older'])
      await expect(differences.locator(`${part}:not(:has(a.rule))`)).toHaveCount(0)
    await expect(page.getByText('{{')).toHaveCount(0)
    const dodge = page.locator('#difference-next-2012-dodge')
    await expect(dodge.locator('.older')).toContainText('+4')
    await expect(page.locator('#difference-next-2012-death-save .current')).toContainText('10')
    await dodge.locator('.older a.rule').click()
    await expect(page).toHaveURL(`/${locale}/rules/next-actions/#next-dodge`)
  })

  test(`${locale}: what changed since 2014 has what most tables meet, by chapter, and leads to the whole list`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/`)
    await page
      .locator('.parts')
      .getByRole('link', { name: say(locale, 'site.editions.title') })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(locale, 'site.editions.changed.title'))
    const often = srd51.filter((one) => 'often' in one)
    await expect(page.locator('.differences > li')).toHaveCount(often.length)
    expect(
      new Set(
        await page
          .locator('.editions > section')
          .evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-labelledby'))),
      ),
    ).toEqual(new Set([...often.map(({ chapter }) => chapter), 'all']))
    const name = say(locale, 'site.editions.changed.all', { number: String(DIFFERENCES.length) })
    await page.getByRole('link', { name }).first().click()
    await expect(page).toHaveURL(`/${locale}/editions/all/`)
  })

  test(`${locale}: the list of differences is filtered by words, chapter and edition, and the URL keeps the filters`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/editions/all/`)
    const rows = page.locator('.differences > li:visible')
    const form = page.locator('.differences-filter')
    const edition = form.getByRole('combobox', { name: say(locale, 'site.editions.all.edition') })
    await edition.selectOption('srd-5.1')
    await expect(rows).toHaveCount(srd51.length)
    await form.getByRole('combobox', { name: say(locale, 'site.glossary.part') }).selectOption('srd51-magic')
    const magic = srd51.filter(({ chapter }) => chapter === 'srd51-magic')
    await expect(rows).toHaveCount(magic.length)
    await expect(page.locator('.editions > section:visible')).toHaveCount(1)
    const count = say(locale, 'site.editions.all.count', {
      count: String(magic.length),
      total: String(DIFFERENCES.length),
    })
    await expect(form.getByRole('status')).toHaveText(count)
    const rituals = page.locator('[id="difference-srd-5.1-rituals"]')
    const topic = ((await rituals.locator('h3').textContent()) ?? '').trim()
    await form.getByRole('textbox', { name: say(locale, 'site.editions.all.words') }).fill(topic.toUpperCase())
    await expect(rituals).toBeVisible()
    await expect(page).toHaveURL(
      ({ searchParams }) =>
        searchParams.get('q') === topic.toUpperCase() &&
        searchParams.get('older') === 'srd-5.1' &&
        searchParams.get('chapter') === 'srd51-magic',
    )
    const shown = await rows.count()
    await page.reload()
    await expect(rows).toHaveCount(shown)
    await form.getByRole('textbox').fill('xqzkv')
    await expect(form.getByRole('status')).toHaveText(say(locale, 'site.editions.all.none'))
    await form.getByRole('button', { name: say(locale, 'site.glossary.reset') }).click()
    await expect(rows).toHaveCount(DIFFERENCES.length)
    await expect(page).toHaveURL(`/${locale}/editions/all/`)
  })

  test(`${locale}: a rule links to its comparison with the other edition`, async ({ page }) => {
    await page.goto(`/${locale}/rules/death-saving-throw/`)
    await expect(page.locator('.other-edition > a').last()).toHaveAttribute('data-rule', 'next-dying')
    await page
      .locator('.rule-context')
      .getByRole('link', { name: headOf(locale, 'next-dying').title })
      .last()
      .click()
    await expect(page).toHaveURL(`/${locale}/editions/next-dying/#death-saving-throw`)
    const row = page.locator('.beside-row').filter({ has: page.locator('[id="death-saving-throw"]') })
    await expect(row.locator('.older [id="next-death-save"]')).toBeVisible()
    const [left, right] = [await row.locator('.current').boundingBox(), await row.locator('.older').boundingBox()]
    expect(left?.y).toBe(right?.y)
    expect(left?.x).toBeLessThan(right?.x ?? 0)
    // Three of 1d20 at 10 or higher before three failures; and Constitution saves at DC 10 before death by 1d6 each.
    const deathSaves = page.locator('.both-answers').filter({ hasText: say(locale, 'calculators.death-saves.title') })
    await expect(deathSaves.locator('.answer-figure').first()).toHaveText('59.5%')
    const names = [say(locale, 'site.editions.current'), say(locale, 'site.editions.older.next-2012')]
    await expect(deathSaves.first().locator('.edition')).toHaveText(names)
    const figures = page.locator('section:has(> #figures) tbody tr')
    await expect(figures.filter({ hasText: say(locale, 'editions.figures.stable-hours') })).toContainText(/1d4.*2d6/)
    await deathSaves
      .getByRole('link', { name: say(locale, 'site.editions.compare') })
      .first()
      .click()
    await expect(page).toHaveURL(`/${locale}/calculators/death-saves/?ruleset=next-2012&vs=`)
    await expect(page.getByRole('region', { name: say(locale, 'site.calculator.comparison') })).toBeVisible()
  })

  test(`${locale}: a calculator names the playtest rules that it applies`, async ({ page }) => {
    await page.goto(`/${locale}/calculators/jump/`)
    const rules = page.locator('.rules-applied a.rule')
    const names = await rules.allTextContents()
    expect(new Set(names).size).toBe(names.length)
    const playtest = rules.filter({ hasText: say(locale, 'site.editions.older.next-2012') })
    await expect(playtest).toHaveAttribute('data-rule', 'next-jumping')
  })
}

test('the switch of the page is the one of the settings', { tag: '@long' }, async ({ page }) => {
  await page.goto('/en/editions/')
  const choice = page.getByRole('main').getByRole('radio', { name: '2014' })
  await choice.check()
  expect(await page.evaluate(() => localStorage.getItem('edition'))).toBe('srd-5.1')
  // Links of the list lead to the rules that they name.
  const row = page.locator('[id="difference-srd-5.1-hiding-check"]')
  await expect(row.locator('.current a.rule')).toHaveAttribute('href', /\/en\/rules\/hide\/\?edition=srd-5\.2\.1$/)
  await page.reload()
  await expect(choice).toBeChecked()
  await row.locator('.current a.rule').click()
  await expect(page).toHaveURL('/en/rules/hide/?edition=srd-5.2.1')
  await page.goBack()
  await expect(page.locator('html[data-live]')).toBeAttached()
  await expect(choice).toBeChecked()
  await page.getByRole('main').getByRole('radio').first().check()
  expect(await page.evaluate(() => localStorage.getItem('edition'))).toBeNull()
})

test('words that only one edition has are marked, for readers who do not see them too', async ({ page }) => {
  await page.goto('/en/editions/srd51-short-rest/')
  const mark = page.locator('.passage mark').first()
  await expect(mark).toContainText(say('en', 'site.editions.marks.word'))
  await expect(page.getByText(say('en', 'site.editions.marks.legend'))).toBeVisible()
  await page.goto('/en/editions/all/')
  await expect(page.locator('[id="difference-srd-5.1-exhaustion-loss"] .older mark')).toHaveText(/only with some food/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list is whole, and has no filters', { tag: '@long' }, async ({ page }) => {
    await page.goto('/en/editions/all/?chapter=srd51-magic')
    await expect(page.locator('.differences > li:visible')).toHaveCount(DIFFERENCES.length)
    await expect(page.locator('.differences-filter')).toBeHidden()
  })
})
