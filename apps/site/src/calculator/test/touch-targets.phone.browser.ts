import { calculatorOn } from '../../../test/calculator.ts'
import { pageTypes } from '../../../test/pages.ts'
import { expect, type Page, test } from '../../../test/test.ts'

/** The minimum side of a target, in CSS pixels. */
const LEAST = 24

/** Controls that are too small. Links in sentences, tables and rule texts are exempt. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const inRunningText = (link: Element): boolean =>
      link.closest('[data-text] > :not(.embed), .table-frame') !== null ||
      Array.from(link.parentElement?.childNodes ?? []).some(
        (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''),
      )
    const targetOf = (element: Element): Element =>
      element instanceof HTMLInputElement && /radio|checkbox/.test(element.type)
        ? (element.closest('label') ?? element)
        : element
    const controls = document.querySelectorAll('a[href], button, summary, input, select, textarea, [role="slider"]')
    return Array.from(controls).flatMap((element) => {
      const { width, height } = targetOf(element).getBoundingClientRect()
      const isOffered = width > 0 && element.checkVisibility({ visibilityProperty: true }) && !element.matches('.skip')
      const isSmall = width < least || height < least
      return isOffered && isSmall && !(element.localName === 'a' && inRunningText(element))
        ? [`${element.localName} ${element.textContent || element.getAttribute('name')}: ${width} × ${height}`]
        : []
    })
  }, LEAST)

for (const locale of ['zh', 'th'] as const) {
  test(`${locale}: every calculator control is large enough to tap`, { tag: '@long' }, async ({ page }) => {
    await page.goto(`/${locale}/calculators/attack/?adjust=-2&nonsense=1`)
    const attack = await calculatorOn(page, locale, 'attack')
    for (const button of await attack.root.locator('.roll-offers button').all()) await button.click()
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    expect(await tooSmall(page)).toEqual([])
  })

  test(`${locale}: every control of every page type is large enough to tap`, async ({ page }) => {
    for (const { type, path } of pageTypes(locale)) {
      await page.goto(path)
      expect.soft(await tooSmall(page), type).toEqual([])
    }
  })
}
