import { calculatorOn } from './calculator.ts'
import { headOf } from './entries.ts'
import { LOCALES, nameOf } from './locales.ts'
import { expect, test } from './test.ts'
import { say, saying } from './words.ts'

const BOOK = 'book/playing-the-game'
const CHAPTERS = [
  {
    id: 'd20-tests',
    rules: [
      'ability-check',
      'difficulty-class',
      'saving-throw',
      'attack-roll',
      'armor-class',
      'advantage',
      'proficiency',
    ],
  },
  { id: 'combat', rules: ['cover'] },
  { id: 'damage-and-healing', rules: ['damage-roll', 'critical-hit', 'resistance', 'death-saving-throw'] },
]

for (const { locale, next } of LOCALES) {
  test(`${locale}: the chapters hold their rules in order and lead through the book`, async ({ page, press }) => {
    await page.goto(`/${locale}/${BOOK}/d20-tests/`)
    for (const [index, { id, rules }] of CHAPTERS.entries()) {
      await expect(page).toHaveURL(`/${locale}/${BOOK}/${id}/`)
      const headings = page.getByRole('main').getByRole('heading', { level: 2 })
      const titles = rules.map((rule) => headOf(locale, rule).title)
      await expect(headings).toContainText(titles)
      for (const rule of rules)
        await expect(page.getByText(headOf(locale, rule).summary, { exact: true })).toBeVisible()
      const neighbours = page.getByRole('navigation', { name: say(locale, 'site.navigation.chapters') })
      await expect(neighbours.getByRole('link')).toHaveCount(index === 1 ? 2 : 1)
      if (index < 2) await press(neighbours.getByRole('link', { name: say(locale, 'site.navigation.next') }))
    }
    const back = page.getByRole('navigation', { name: say(locale, 'site.navigation.chapters') }).getByRole('link')
    await press(back)
    await expect(page).toHaveURL(`/${locale}/${BOOK}/combat/`)
  })

  test(`${locale}: the calculators of a chapter do not touch each other`, async ({ page, press }) => {
    await page.goto(`/${locale}/${BOOK}/d20-tests/`)
    const second = await calculatorOn(page, locale, 'dice', 2)
    // 1d20+7 reaches 20 with a 13: eight faces of twenty; 21 with a 14: seven.
    await expect(second.headline).toHaveText('40%')
    await second.number('at-least').press('ArrowUp')
    await expect(second.headline).toHaveText('35%')
    await expect(page).toHaveURL(`/${locale}/${BOOK}/d20-tests/?2.at-least=21`)

    const fourth = await calculatorOn(page, locale, 'attack', 4)
    // +5 against AC 12: a 7, 14 faces; AC 14: a 9, 12 faces.
    await expect(fourth.headline).toHaveText('70%')
    await fourth.number('ac').fill('14')
    await expect(fourth.headline).toHaveText('60%')
    await expect(page).toHaveURL(`/${locale}/${BOOK}/d20-tests/?2.at-least=21&4.ac=14`)

    const first = await calculatorOn(page, locale, 'dice', 1)
    // 1d20+5 reaches 15 with a 10: eleven faces; 16 with an 11: ten.
    await expect(first.headline).toHaveText('55%')
    await first.number('at-least').press('ArrowUp')
    await expect(first.headline).toHaveText('50%')
    await expect(second.headline).toHaveText('35%')

    const query = { '2.at-least': '21', '4.ac': '14', 'at-least': '16' }
    await expect(page).toHaveURL(
      ({ searchParams }) =>
        searchParams.size === 3 && Object.entries(query).every(([name, value]) => searchParams.get(name) === value),
    )
    await page.reload()
    await expect((await calculatorOn(page, locale, 'attack', 4)).headline).toHaveText('60%')
    await expect((await calculatorOn(page, locale, 'dice', 2)).headline).toHaveText('35%')
    await expect((await calculatorOn(page, locale, 'dice', 1)).headline).toHaveText('50%')
    const languages = page.getByRole('navigation', { name: say(locale, 'site.navigation.languages') })
    await press(languages.getByRole('link', { name: nameOf(next), exact: true }))
    await expect((await calculatorOn(page, next, 'dice', 2)).headline).toHaveText('35%')
    await expect((await calculatorOn(page, next, 'attack', 4)).headline).toHaveText('60%')
  })

  test(`${locale}: a wrong parameter of the second calculator is named there, and there alone`, async ({ page }) => {
    await page.goto(`/${locale}/rules/cover/?ac=13&2.ac=99`)
    const second = await calculatorOn(page, locale, 'attack', 2)
    await expect(second.problems).toHaveText(saying(locale, 'errors.field.out-of-bounds', { got: '99', default: '12' }))
    await expect(second.headline).toHaveText('45%')
    const first = await calculatorOn(page, locale, 'attack', 1)
    await expect(first.problems).toHaveCount(0)
    // AC 13 + 2: a 10 or higher.
    await expect(first.headline).toHaveText('55%')
  })
}
