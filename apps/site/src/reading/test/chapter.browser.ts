import { calculatorOn } from '../../../test/calculator.ts'
import { headOf } from '../../../test/entries.ts'
import { unfoldHeader } from '../../../test/header.ts'
import { LOCALES, nameOf } from '../../../test/locales.ts'
import { arrived, expect, test } from '../../../test/test.ts'
import { say, saying } from '../../../test/words.ts'

const BOOK = 'book/rules-glossary'
const CHAPTERS = [
  {
    id: 'creatures-and-characters',
    rules: [
      'creature',
      'creature-type',
      'monster',
      'stat-block',
      'player-character',
      'nonplayer-character',
      'ally',
      'enemy',
      'target',
      'challenge-rating',
      'experience-points',
    ],
  },
  {
    id: 'spells-and-magic',
    rules: [
      'spell',
      'cantrip',
      'ritual',
      'concentration',
      'spell-attack',
      'spellcasting-focus',
      'magical-effect',
      'per-day',
      'attunement',
      'illusions',
      'shape-shifting',
      'telepathy',
    ],
  },
  { id: 'areas-of-effect', rules: ['area-of-effect', 'cone', 'cube', 'cylinder', 'emanation', 'line', 'sphere'] },
]

for (const { locale, next } of LOCALES) {
  test(`${locale}: chapters list their rules in order and link to the next`, async ({ page, press }) => {
    await page.goto(`/${locale}/${BOOK}/${CHAPTERS[0]?.id}/`)
    for (const [index, { id, rules }] of CHAPTERS.entries()) {
      await expect(page).toHaveURL(`/${locale}/${BOOK}/${id}/`)
      const headings = page.getByRole('main').getByRole('heading', { level: 2 })
      const titles = rules.map((rule) => headOf(locale, rule).title)
      await expect(headings).toContainText(titles)
      for (const rule of rules)
        await expect(page.getByText(headOf(locale, rule).summary, { exact: true })).toBeVisible()
      const neighbours = page.getByRole('navigation', { name: say(locale, 'site.navigation.chapters') })
      await expect(neighbours.getByRole('link')).toHaveCount(index === 1 ? 2 : 1)
      await arrived(page)
      if (index < 2) await press(neighbours.getByRole('link', { name: say(locale, 'site.navigation.next') }))
    }
    const back = page.getByRole('navigation', { name: say(locale, 'site.navigation.chapters') }).getByRole('link')
    await press(back)
    await expect(page).toHaveURL(`/${locale}/${BOOK}/spells-and-magic/`)
  })

  test(`${locale}: the calculators of a chapter are independent of each other`, async ({ page, press }) => {
    const chapter = `/${locale}/book/playing-the-game/d20-tests/`
    await page.goto(chapter)
    const fourth = await calculatorOn(page, locale, 'dice', 4)
    // 1d20+7 reaches 20 with a 13: eight faces of twenty; 21 with a 14: seven.
    await expect(fourth.headline).toHaveText('40%')
    await fourth.number('at-least').press('ArrowUp')
    await expect(fourth.headline).toHaveText('35%')
    await expect(page).toHaveURL(`${chapter}?check-dc.at-least=21`)

    const sixth = await calculatorOn(page, locale, 'attack', 6)
    // +5 against AC 12: a 7, 14 faces; AC 14: a 9, 12 faces.
    await expect(sixth.headline).toHaveText('70%')
    await sixth.number('ac').fill('14')
    await expect(sixth.headline).toHaveText('60%')
    await expect(page).toHaveURL(`${chapter}?check-dc.at-least=21&attack-proficiency-bonus.ac=14`)

    const first = await calculatorOn(page, locale, 'dice', 1)
    // 1d20+3+1d4 reaches 15 in 10 + 11 + 12 + 13 of 80 ways, 16 in four fewer.
    await expect(first.headline).toHaveText('57.5%')
    await first.number('at-least').press('ArrowUp')
    await expect(first.headline).toHaveText('52.5%')
    await expect(fourth.headline).toHaveText('35%')

    const query = { 'check-dc.at-least': '21', 'attack-proficiency-bonus.ac': '14', 'd20-test.at-least': '16' }
    await expect(page).toHaveURL(
      ({ searchParams }) =>
        searchParams.size === 3 && Object.entries(query).every(([name, value]) => searchParams.get(name) === value),
    )
    await page.reload()
    await expect((await calculatorOn(page, locale, 'attack', 6)).headline).toHaveText('60%')
    await expect((await calculatorOn(page, locale, 'dice', 4)).headline).toHaveText('35%')
    await expect((await calculatorOn(page, locale, 'dice', 1)).headline).toHaveText('52.5%')
    const languages = page.getByRole('navigation', { name: say(locale, 'site.navigation.languages') })
    await unfoldHeader(page)
    await press(languages.getByRole('link', { name: nameOf(next), exact: true }))
    await expect((await calculatorOn(page, next, 'dice', 4)).headline).toHaveText('35%')
    await expect((await calculatorOn(page, next, 'attack', 6)).headline).toHaveText('60%')
  })

  test(`${locale}: an invalid parameter of the second calculator is explained there only`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto(`/${locale}/rules/cover/?half-cover.ac=13&three-quarters-cover.ac=99`)
    const second = await calculatorOn(page, locale, 'attack', 2)
    await expect(second.problems).toHaveText(saying(locale, 'errors.field.out-of-bounds', { got: '99', default: '12' }))
    await expect(second.headline).toHaveText('45%')
    const first = await calculatorOn(page, locale, 'attack', 1)
    await expect(first.problems).toHaveCount(0)
    // AC 13 + 2: a 10 or higher.
    await expect(first.headline).toHaveText('55%')
  })
}

test('a table of contents longer than the window scrolls to the current section', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto('/en/book/playing-the-game/combat/')
  const contents = page.getByRole('navigation', { name: say('en', 'site.navigation.contents') })
  const margin = page.locator('.chapter > .margin')
  expect(await margin.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeGreaterThan(100)
  for (const id of ['underwater-combat', 'reach']) {
    await page.evaluate((hash) => location.assign(`#${hash}`), id)
    const current = contents.locator('[aria-current]')
    await expect(current).toHaveAttribute('href', `#${id}`)
    await expect(current).toBeInViewport({ ratio: 1 })
  }
})
