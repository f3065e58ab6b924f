import { holdBack } from '../../../test/hold-back.ts'
import { LOCALES } from '../../../test/locales.ts'
import { expect, type Page, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

/** A question for the calculator of falls, one for a list of spells, and a name outside the rules, in each language. */
const ASKED = {
  en: { fall: '45 ft fall', spells: '3rd-level wizard spells', outside: 'flanking' },
  zh: { fall: '坠落45尺', spells: '法师三环法术', outside: '夹击' },
  th: { fall: 'ตก 45 ฟุต', spells: 'คาถาเลเวล 3 ของวิซาร์ด', outside: 'แฟลงก์' },
} as const

const boxIn = (page: Page) => page.getByRole('main').getByRole('combobox')
const optionsIn = (page: Page) => page.getByRole('main').getByRole('option')

for (const { locale } of LOCALES) {
  test(`${locale}: dice show their mean and roll in place, and a question opens its calculator filled in`, async ({
    page,
    press,
  }) => {
    await page.goto(`/${locale}/search/?q=8d6`)
    const main = page.getByRole('main')
    await expect(main).toContainText(say(locale, 'search.dice.mean', { mean: '28', minimum: '8', maximum: '48' }))
    await expect(optionsIn(page).nth(1)).toHaveAttribute('href', `/${locale}/calculators/save-for-half/?damage=8d6`)
    await press(main.getByRole('button', { name: say(locale, 'search.dice.roll', { dice: '8d6' }) }))
    await expect(page.locator('.roll-panel')).toBeVisible()
    await page.keyboard.press('Escape')
    await boxIn(page).fill(ASKED[locale].fall)
    await expect(optionsIn(page).first()).toHaveAttribute('href', `/${locale}/calculators/falling/?feet=45`)
  })

  test(`${locale}: a query of filters opens the list of spells with these chosen`, async ({ page, press }) => {
    await page.goto(`/${locale}/search/?q=${encodeURIComponent(ASKED[locale].spells)}`)
    await press(optionsIn(page).first())
    await expect(page).toHaveURL(`/${locale}/spells/?list=wizard&level=3`)
    await expect(page.locator('.spell-rows li:visible').first()).toHaveAttribute('data-level', '3')
  })

  test(`${locale}: says what lies outside the rules`, { tag: '@long' }, async ({ page }) => {
    const name = ASKED[locale].outside
    await page.goto(`/${locale}/search/?q=${encodeURIComponent(name)}`)
    await expect(page.getByRole('main')).toContainText(say(locale, 'search.outside.optional-rule', { name }))
  })

  test(`${locale}: a filter is part of the query in the URL, and an example of the help page sets one`, async ({
    page,
    press,
  }) => {
    await page.goto(`/${locale}/search/help/`)
    await page.getByRole('rowheader').first().getByRole('link').click()
    const kinds = page.getByRole('group', { name: say(locale, 'search.filters.kind') })
    const pressed = kinds.getByRole('button', { pressed: true })
    await expect(pressed).toContainText(say(locale, 'site.kinds.condition'))
    await press(pressed)
    await expect(boxIn(page)).toHaveValue('')
    await boxIn(page).fill('prone')
    await press(kinds.getByRole('button', { name: say(locale, 'site.kinds.condition') }))
    await expect(boxIn(page)).toHaveValue(/^prone \S+[:：]/)
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q')?.startsWith('prone ') === true)
    await expect(pressed).toHaveCount(1)
  })
}

test('an empty box offers queries to try, and those whose results were opened', async ({ page, press }) => {
  await page.goto('/en/search/')
  await boxIn(page).focus()
  const suggested = page.getByRole('group', { name: say('en', 'search.suggested') })
  await press(suggested.getByRole('option').first())
  await expect(boxIn(page)).toHaveValue('half cover')
  await expect(page.locator('.search-summary')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/rules/cover/#half-cover')
  await page.goto('/en/search/')
  await boxIn(page).focus()
  const recent = page.getByRole('group', { name: say('en', 'search.recent') })
  await expect(recent.getByRole('option')).toHaveText(['half cover'])
  await press(page.getByRole('button', { name: say('en', 'search.forget') }))
  await expect(recent).toHaveCount(0)
})

test('typing errors that were corrected are shown, and two results of the same title tell their edition', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/en/search/?q=restrainde')
  await expect(page.getByRole('main')).toContainText(say('en', 'search.corrected', { query: 'Restrained' }))
  await boxIn(page).fill('restrained')
  const titles = page.locator('.search-title', { hasText: /^Restrained/ })
  await expect(titles.first()).toHaveText('Restrained')
  await expect(titles.nth(1)).toHaveText('Restrained 2012')
})

test('an arrow key before there are results selects the second result when they arrive', { tag: '@long' }, async ({
  page,
}) => {
  const arrive = await holdBack(page, /\/search\/(?:names|text)\.json$/)
  await page.goto('/en/search/')
  await boxIn(page).focus()
  await page.keyboard.type('cover')
  await page.keyboard.press('ArrowDown')
  arrive()
  await expect(optionsIn(page).nth(1)).toHaveAttribute('aria-selected', 'true')
})

test('browsers can add the search', async ({ page, request }) => {
  await page.goto('/th/search/')
  const href = await page.locator('link[rel="search"]').getAttribute('href')
  const description = await (await request.get(href ?? '')).text()
  expect(description).toContain('/th/search/?q={searchTerms}')
})
