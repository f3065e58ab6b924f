import { holdBack } from '../../../test/hold-back.ts'
import { LOCALES } from '../../../test/locales.ts'
import { arrived, expect, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

const ISLAND = /\/_astro\/Calculator\..*\.js$/

for (const { locale } of LOCALES) {
  test(`${locale}: a rule brings the code of its calculator when the reader reaches for it`, async ({
    page,
    press,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto(`/${locale}/rules/speed/`)
    await arrived(page)
    const calculator = page.locator('[data-calculator="grid"]')
    await calculator.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((address) => ISLAND.test(address))).toEqual([])
    await press(calculator.getByRole('button', { name: say(locale, 'site.calculator.path.back'), exact: true }))
    await expect(calculator).toHaveAttribute('data-ready', '')
    expect(scripts.filter((address) => ISLAND.test(address))).not.toEqual([])
    // The last of six squares is taken back.
    await expect(calculator.locator('output')).toHaveText(/25/)
  })

  test(`${locale}: what is done to a calculator before it is awake is done when it is`, async ({ page, press }) => {
    const arrive = await holdBack(page, ISLAND)
    await page.goto(`/${locale}/rules/attack-roll/`)
    await arrived(page)
    const calculator = page.locator('[data-calculator="attack"]')
    const field = (name: string): string => say(locale, `calculators.attack.fields.${name}.label`)
    const more = say(locale, 'site.calculator.more').replace('{{field}}', field('ac'))
    await press(calculator.getByRole('button', { name: more, exact: true }))
    const advantage = say(locale, 'calculators.attack.fields.state.options.advantage')
    await press(calculator.getByRole('radio', { name: advantage, exact: true }))
    const bonus = calculator.getByRole('spinbutton', { name: field('bonus'), exact: true })
    await bonus.fill('7')
    await press(calculator.locator('.share > summary'))
    await expect(calculator.locator('output')).toHaveText('70%')
    await expect(calculator).not.toHaveAttribute('data-ready')
    arrive()
    // A 6 or higher on the better of two dice: 1 − (5/20)² = 15/16.
    await expect(calculator.locator('output')).toHaveText('93.8%')
    await expect(page).toHaveURL(/\.bonus=7/)
    await expect(page).toHaveURL(/\.ac=13/)
    await expect(calculator.locator('.share-panel')).toBeVisible()
  })

  test(`${locale}: a field that the reader is in keeps the keys pressed before it is awake`, async ({ page }) => {
    const arrive = await holdBack(page, ISLAND)
    await page.goto(`/${locale}/rules/attack-roll/`)
    await arrived(page)
    const calculator = page.locator('[data-calculator="attack"]')
    const name = say(locale, 'calculators.attack.fields.ac.label')
    const armorClass = calculator.getByRole('spinbutton', { name, exact: true })
    await armorClass.focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    arrive()
    await expect(armorClass).toHaveValue('14')
    await expect(armorClass).toBeFocused()
    await expect(calculator.locator('output')).toHaveText('60%')
  })
}
