import { calculatorOn, reading } from './calculator.ts'
import { headOf } from './entries.ts'
import { unfoldHeader } from './header.ts'
import { LOCALES, nameOf } from './locales.ts'
import { expect, tabTo, test } from './test.ts'
import { say } from './words.ts'

for (const { locale, next } of LOCALES) {
  test(`${locale}: a reader goes from the glossary to a rule, changes its odds by keyboard, reloads and switches to ${next}`, async ({
    page,
    press,
  }) => {
    await page.goto(`/${locale}/`)
    const main = page.getByRole('navigation', { name: say(locale, 'site.navigation.main') })
    await unfoldHeader(page)
    await press(main.getByRole('link', { name: say(locale, 'site.navigation.glossary') }))
    await expect(page).toHaveURL(`/${locale}/glossary/`)
    await press(page.getByRole('main').getByRole('link', { name: headOf(locale, 'cover').title, exact: true }))
    await expect(page).toHaveURL(`/${locale}/rules/cover/`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(headOf(locale, 'cover').title)

    // +5 against AC 12 + 2: a 9 or higher, 12 of 20 faces. Damage 1d8+3 is 7.5, a Critical Hit 2d8+3 is 12:
    // (11 × 7.5 + 1 × 12) / 20 = 94.5 / 20 = 4.725.
    const cover = await calculatorOn(page, locale, 'attack')
    await expect(cover.headline).toHaveText('60%')
    await expect(cover.sentence).toHaveText(say(locale, 'calculators.attack.figures.hit.sentence', { needed: '9' }))
    await expect(cover.figure('mean')).toHaveText('≈ 4.73')

    // AC 13 + 2: a 10 or higher, 11 of 20. (10 × 7.5 + 12) / 20 = 87 / 20.
    await tabTo(page, cover.number('ac'))
    await page.keyboard.press('ArrowUp')
    await expect(cover.number('ac')).toHaveValue('13')
    await expect(cover.headline).toHaveText('55%')
    await expect(cover.figure('mean')).toHaveText('4.35')

    // AC 16 + 2: a 13 or higher, 8 of 20. (7 × 7.5 + 12) / 20 = 64.5 / 20 = 3.225.
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('16')
    await expect(cover.headline).toHaveText('40%')
    await expect(cover.figure('mean')).toHaveText('≈ 3.23')

    // AC 16 + 5: a 16 or higher, 5 of 20. (4 × 7.5 + 12) / 20 = 42 / 20.
    await tabTo(page, cover.option('cover', 'half'))
    await page.keyboard.press('ArrowRight')
    await expect(cover.option('cover', 'three-quarters')).toBeChecked()
    await expect(cover.headline).toHaveText('25%')
    await expect(cover.figure('mean')).toHaveText('2.1')

    // 15 of 20 miss. Each face of 1d8+3 on 4 of 20 rolls: 4 / 160. The highest, 2d8+3 = 19: 1 / 20 × 1 / 64.
    await tabTo(page, cover.chart, 'Shift+Tab')
    await page.keyboard.press('Home')
    await expect(cover.chart).toHaveAttribute('aria-valuetext', reading(locale, '0', '75%', '100%'))
    for (let outcome = 1; outcome <= 4; outcome += 1) await page.keyboard.press('ArrowRight')
    await expect(cover.chart).toHaveAttribute('aria-valuetext', reading(locale, '4', '2.5%', '25%'))
    await page.keyboard.press('End')
    await expect(cover.chart).toHaveAttribute('aria-valuetext', reading(locale, '19', '< 0.1%', '< 0.1%'))

    const state = '?half-cover.ac=16&half-cover.cover=three-quarters'
    await expect(page).toHaveURL(`/${locale}/rules/cover/${state}`)
    await page.reload()
    const reloaded = await calculatorOn(page, locale, 'attack')
    await expect(reloaded.headline).toHaveText('25%')
    await expect(reloaded.figure('mean')).toHaveText('2.1')
    await expect(reloaded.number('ac')).toHaveValue('16')
    await expect(reloaded.option('cover', 'three-quarters')).toBeChecked()
    await expect(page).toHaveURL(`/${locale}/rules/cover/${state}`)

    const languages = page.getByRole('navigation', { name: say(locale, 'site.navigation.languages') })
    await unfoldHeader(page)
    await press(languages.getByRole('link', { name: nameOf(next), exact: true }))
    await expect(page).toHaveURL(({ pathname, search }) => pathname === `/${next}/rules/cover/` && search === state)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(headOf(next, 'cover').title)
    const switched = await calculatorOn(page, next, 'attack')
    await expect(switched.headline).toHaveText('25%')
    await expect(switched.sentence).toHaveText(say(next, 'calculators.attack.figures.hit.sentence', { needed: '16' }))
    await expect(switched.number('ac')).toHaveValue('16')
    await expect(switched.option('cover', 'three-quarters')).toBeChecked()
  })
}
