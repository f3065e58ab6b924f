import { calculatorOn } from '../../../test/calculator.ts'
import { headOf } from '../../../test/entries.ts'
import { openDisplay } from '../../../test/header.ts'
import { LOCALES } from '../../../test/locales.ts'
import { expect, test } from '../../../test/test.ts'
import { fill, say } from '../../../test/words.ts'

const FEET = /\d(?:[\s-](?:feet|foot)|尺|\sฟุต)/u
const METERS = { en: /\d[\s-]meter/u, zh: /\d米/u, th: /\d\sเมตร/u }

for (const { locale, next } of LOCALES) {
  const words = (unit: string, form: string, value: string): string => {
    const forms = [`${form}_other`, form].flatMap((key) => {
      try {
        return [say(locale, `units.${unit}.${key}`)]
      } catch {
        return []
      }
    })
    return fill(forms[0] ?? '', { value })
  }

  test(`${locale}: lengths in the text follow the reader's units, also on the next page`, async ({ page, press }) => {
    await page.goto(`/${locale}/rules/falling/`)
    const figure = page.locator('[data-text] data[data-unit="feet"][value="10"]').first()
    const before = (await figure.textContent()) ?? ''
    const form = (await figure.getAttribute('data-form')) ?? 'noun'
    const choose = async (system: string): Promise<void> => {
      await openDisplay(page)
      const radio = page.getByRole('radio', { name: say(locale, `site.display.${system}`), exact: true })
      await press(radio.locator('xpath=..'))
      await page.keyboard.press('Escape')
    }
    await choose('metric')
    await expect(figure).toHaveText(words('meters', form, '3'))
    await page.reload()
    await expect(figure).toHaveText(words('meters', form, '3'))
    await choose('squares')
    await expect(figure).toHaveText(words('squares', form, '2'))
    await choose('feet')
    await expect(figure).toHaveText(before)
  })

  test(`${locale}: in metric units, no feet are left in a rule or its second language`, async ({ page }) => {
    await page.addInitScript((second) => {
      localStorage.setItem('units', 'metric')
      localStorage.setItem('second', second)
    }, next)
    await page.goto(`/${locale}/rules/falling/`)
    await expect(page.locator('[data-text] > .second').first()).toBeVisible()
    const text = page.locator('.rule-head .summary, [data-text] > :not(.embed)')
    await expect.poll(async () => (await text.allTextContents()).filter((one) => FEET.test(one))).toEqual([])
    for (const language of [locale, next])
      await expect(text.filter({ hasText: METERS[language] }).first()).toBeVisible()
  })

  test(`${locale}: a preview uses the reader's units and follows a change while it is open`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('units', 'metric'))
    await page.goto(`/${locale}/rules/opportunity-attacks/`)
    await page.locator('[data-text] a.rule[data-rule="reach"]').first().focus()
    const summary = page.locator('.preview-summary')
    await expect(summary).toHaveText(METERS[locale])
    await expect(summary).not.toHaveText(FEET)
    await page.locator('input[name="units"][value="feet"]').evaluate((choice: HTMLInputElement) => choice.click())
    await expect(summary).toHaveText(headOf(locale, 'reach').summary)
  })

  test(`${locale}: calculators for jumps, loads and falls use the reader's units for input and output`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('units', 'metric'))
    const open = async (id: string, query = '') => {
      await page.goto(`/${locale}/calculators/${id}/${query}`)
      return calculatorOn(page, locale, id)
    }
    const jump = await open('jump')
    await expect(jump.number('height')).toHaveValue('175')
    await expect(jump.headline).toHaveText(words('meters', 'noun', '4.5'))
    const load = await open('carrying-capacity', '?hauled=300')
    await expect(load.number('hauled')).toHaveValue('150')
    await expect(load.headline).toHaveText(words('kilograms', 'noun', '112.5'))
    const fall = await open('falling', '?feet=40')
    await expect(fall.number('feet')).toHaveValue('12')
  })

  test(`${locale}: a calculator that is not hydrated prints in the reader's units`, { tag: '@long' }, async ({
    page,
    press,
  }) => {
    await page.setViewportSize({ width: 390, height: 400 })
    await page.goto(`/${locale}/rules/long-jump/`)
    const calculator = page.locator('[data-calculator="jump"]')
    const printed = calculator.locator('.answer, .figures')
    await expect(calculator).not.toBeInViewport()
    await expect(printed.filter({ hasText: FEET })).toHaveCount(2)
    const isInMeters = async (): Promise<void> => {
      await expect(printed.filter({ hasText: METERS[locale] })).toHaveCount(2)
      await expect(printed.filter({ hasText: FEET })).toHaveCount(0)
      await expect(calculator).not.toBeInViewport()
    }
    await openDisplay(page)
    const radio = page.getByRole('radio', { name: say(locale, 'site.display.metric'), exact: true })
    await press(radio.locator('xpath=..'))
    await isInMeters()
    await page.reload()
    await isInMeters()
  })

  test(`${locale}: the side of a square stays in feet if lengths are shown in squares`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('units', 'squares'))
    await page.goto(`/${locale}/rules/playing-on-a-grid/`)
    await expect(page.locator('[data-text] [data-square-side]').first()).toHaveText(words('feet', 'noun', '5'))
    const grid = await calculatorOn(page, locale, 'grid')
    await expect(grid.number('speed')).toHaveValue('6')
    await expect(grid.steps).not.toHaveCount(0)
    // 6 squares are not converted to 6 squares.
    await expect(grid.steps.filter({ hasText: words('feet', 'noun', '5') })).toHaveCount(0)
    await page.goto(`/${locale}/calculators/area-of-effect/`)
    const area = await calculatorOn(page, locale, 'area-of-effect')
    await expect(area.steps.filter({ hasText: words('feet', 'noun', '5') })).toHaveCount(1)
  })

  test(`${locale}: the name of a preset uses the reader's units`, { tag: '@long' }, async ({ page, press }) => {
    await page.addInitScript(() => localStorage.setItem('units', 'metric'))
    await page.goto(`/${locale}/calculators/area-of-effect/`)
    const area = await calculatorOn(page, locale, 'area-of-effect')
    const presets = area.root.getByRole('combobox', { name: say(locale, 'site.calculator.presets'), exact: true })
    await press(presets)
    const size = words('meters', 'adjective', '4.5')
    await expect(page.getByRole('option').filter({ hasText: size })).toHaveCount(2)
  })

  test(`${locale}: a calculator uses the reader's units, and its URL stays in feet`, async ({ page, press }) => {
    await page.addInitScript(() => localStorage.setItem('units', 'metric'))
    await page.goto(`/${locale}/calculators/exhaustion/`)
    const exhaustion = await calculatorOn(page, locale, 'exhaustion')
    const speed = exhaustion.number('speed')
    await expect(speed).toHaveValue('9')
    await speed.fill('12')
    await expect(page).toHaveURL(`/${locale}/calculators/exhaustion/?speed=40`)
    const label = say(locale, 'calculators.exhaustion.fields.speed.label')
    await press(exhaustion.button(say(locale, 'site.calculator.more', { field: label })))
    await expect(speed).toHaveValue('13.5')
    await expect(page).toHaveURL(`/${locale}/calculators/exhaustion/?speed=45`)
    await speed.fill('99')
    await expect(exhaustion.problems).toHaveText(
      say(locale, 'errors.field.out-of-bounds-measured', { got: '99', minimum: '0', maximum: '36', default: '9' }),
    )
    await speed.fill('abc')
    await expect(exhaustion.problems).toHaveText(
      say(locale, 'errors.field.not-an-integer-measured', { got: 'abc', minimum: '0', maximum: '36', default: '9' }),
    )
    await speed.fill('10,5')
    await expect(exhaustion.problems).toHaveCount(0)
    await expect(page).toHaveURL(`/${locale}/calculators/exhaustion/?speed=35`)
    await speed.fill('๑๒')
    await expect(page).toHaveURL(`/${locale}/calculators/exhaustion/?speed=40`)
  })

  test(`${locale}: costs per foot stay in feet in every unit system`, { tag: '@long' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('units', 'squares'))
    await page.goto(`/${locale}/rules/climbing/`)
    await expect(page.locator('html')).toHaveAttribute('data-units-shown', 'squares')
    await expect(page.locator('[data-text] > p').first()).toContainText(words('feet', 'noun', '2'))
    await expect(page.locator('[data-text] > p').first()).not.toContainText('0.2')
  })
}
