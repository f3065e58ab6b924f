import { calculatorOn } from '../../../test/calculator.ts'
import { LOCALES } from '../../../test/locales.ts'
import { expect, type Page, test } from '../../../test/test.ts'

const PATHS = ['', 'rules/attack-roll/', 'book/playing-the-game/combat/', 'glossary/', 'calculators/attack/']

interface Course {
  /** the time of the first paint, in milliseconds from navigation start */
  readonly painted: number
  /** the time of the request of each script, by its name */
  readonly scripts: Readonly<Record<string, number>>
  /** the style sheets that were requested */
  readonly sheets: readonly string[]
}

const courseOf = (page: Page): Promise<Course> =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource').map(({ name, startTime }) => [name, startTime] as const)
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      scripts: Object.fromEntries(files.filter(([name]) => name.endsWith('.js'))),
      sheets: files.map(([name]) => name).filter((name) => name.endsWith('.css')),
    }
  })

for (const { locale } of LOCALES) {
  test(`${locale}: scripts are requested only after the first paint`, async ({ page }) => {
    for (const path of PATHS) {
      await page.goto(`/${locale}/${path}`)
      await page.locator('html[data-live]').waitFor()
      await page.waitForLoadState('networkidle')
      const { painted, scripts } = await courseOf(page)
      expect(Object.keys(scripts).length, path).toBeGreaterThan(1)
      for (const [name, asked] of Object.entries(scripts))
        expect.soft(asked, `${path}: ${name}`).toBeGreaterThan(painted)
    }
  })

  test(`${locale}: a chapter has its stylesheet inlined`, async ({ page }) => {
    await page.goto(`/${locale}/book/playing-the-game/combat/`)
    expect((await courseOf(page)).sheets).toEqual([])
    await expect(page.locator('main')).toHaveCSS('display', 'grid')
    const { root } = await calculatorOn(page, locale, 'dice', 1)
    await expect(root).toHaveCSS('display', 'grid')
  })
}
