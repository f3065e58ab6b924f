import { calculatorOn } from '../../../test/calculator.ts'
import { openDisplay } from '../../../test/header.ts'
import { LOCALES } from '../../../test/locales.ts'
import { expect, type Locator, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

/** The painted style of an element. */
const painted = (locator: Locator) =>
  locator.evaluate((element) => {
    const { color, backgroundColor, textDecorationLine, borderInlineStartWidth, outlineStyle } =
      getComputedStyle(element)
    return { color, backgroundColor, textDecorationLine, borderInlineStartWidth, outlineStyle }
  })

test.describe('with forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' }, colorScheme: 'dark' })

  test('selected, current and marked items differ from the rest', async ({ page }) => {
    await page.goto('/en/rules/attack-roll/')
    const [current, other] = ['en', 'zh'].map((language) => page.locator(`.languages a[data-language="${language}"]`))
    if (current) expect((await painted(current)).textDecorationLine).toBe('underline')
    if (other) expect((await painted(other)).textDecorationLine).toBe('none')
    const die = page.locator('[data-text] .dice').first()
    const icon = await die.evaluate((element) => getComputedStyle(element, '::before').backgroundColor)
    expect(icon).not.toBe((await painted(page.locator('body'))).backgroundColor)

    await openDisplay(page)
    expect((await painted(page.locator('.display-panel'))).borderInlineStartWidth).toBe('1px')
    const option = (checked: string): Locator => page.locator(`.display-panel input[name="theme"]${checked} + span`)
    const chosen = await painted(option(':checked'))
    expect(chosen.backgroundColor).not.toBe((await painted(option(':not(:checked)').first())).backgroundColor)
    expect(chosen.color).not.toBe(chosen.backgroundColor)
    await page.keyboard.press('Tab')
    await expect(page.locator('.display-panel :focus-visible + span')).toHaveCSS('outline-style', 'solid')
    await page.keyboard.press('Escape')

    await page.keyboard.press('Control+k')
    await page.keyboard.type('attack')
    const mark = page.locator('.search-result mark').first()
    await expect(mark).toBeVisible()
    // The list is rendered again with each letter: a mark that was replaced meanwhile has no colors.
    await expect(async () => {
      const { color, backgroundColor } = await painted(mark)
      expect(color).not.toBe(backgroundColor)
    }).toPass()
    await expect(page.locator('.search-result[aria-selected="true"]')).toHaveCSS('outline-style', 'solid')
  })

  test('bars that meet the threshold differ from those that do not', { tag: '@long' }, async ({ page }) => {
    await page.goto('/en/calculators/dice/?expr=2d6&at-least=8')
    const { root } = await calculatorOn(page, 'en', 'dice')
    const fills = await root.locator('.bar').evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).fill))
    expect(new Set(fills).size).toBe(2)
    expect(fills).not.toContain((await painted(page.locator('body'))).backgroundColor)
  })
})

test('print hides controls and does not split tables', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  const shown = (selector: string): Promise<number> => page.locator(selector).filter({ visible: true }).count()
  for (const path of ['/en/rules/breaking-objects/', '/en/book/playing-the-game/d20-tests/', '/en/glossary/']) {
    await page.goto(path)
    expect(
      await shown('button, select, input, summary:not(.fold > summary), nav, .paragraph-mark, .site-header'),
      path,
    ).toBe(0)
    await expect(page.getByText(say('en', 'site.footer.about'))).toBeHidden()
    await expect(page.locator('.attribution')).toBeVisible()
  }
  await page.goto('/en/rules/breaking-objects/')
  const table = page.locator('table').first()
  expect(await table.evaluate((element) => getComputedStyle(element).breakInside)).toBe('avoid')
  const link = page.locator('[data-text] a.rule').first()
  expect((await painted(link)).color).toBe((await painted(page.locator('[data-text] p').first())).color)
})

for (const { locale } of LOCALES)
  test(`${locale}: print shows the inputs of a calculator`, async ({ page }) => {
    await page.goto(`/${locale}/rules/cover/?half-cover.ac=19&half-cover.state=advantage`)
    const half = await calculatorOn(page, locale, 'attack')
    const asked = half.root.locator('.asked')
    const label = (key: string): string => say(locale, `calculators.attack.fields.${key}`)
    await expect(asked).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(asked).toBeVisible()
    await expect(asked).toContainText(label('ac.label'))
    await expect(asked).toContainText('19')
    await expect(asked).toContainText(label('state.options.advantage'))
    await page.emulateMedia({ media: 'screen' })
    await half.number('ac').fill('11')
    await page.emulateMedia({ media: 'print' })
    await expect(asked).toContainText('11')
  })

for (const { locale } of LOCALES)
  test(`${locale}: print shows the default inputs of a calculator in the reader’s units`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('units', 'metric'))
    await page.goto(`/${locale}/calculators/falling/`)
    const { root } = await calculatorOn(page, locale, 'falling')
    const asked = root.locator('.asked')
    await page.emulateMedia({ media: 'print' })
    await expect(asked).toBeVisible()
    await expect(asked).toContainText(say(locale, 'calculators.falling.fields.hit-points.label'))
    await expect(asked).toContainText(say(locale, 'units.meters.noun_other', { value: '9' }))
  })

test('print uses light colors in every system and page theme', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto('/en/rules/cover/')
  const onPaper = await painted(page.locator('body'))
  for (const theme of ['dark', 'light']) {
    await page.evaluate((choice) => document.documentElement.setAttribute('data-theme', choice), theme)
    expect(await painted(page.locator('body')), theme).toEqual(onPaper)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
  }
})
