import AxeBuilder from '@axe-core/playwright'
import { hydrate } from './calculator.ts'
import { LOCALES } from './locales.ts'
import { overflowing } from './overflowing.ts'
import { LANGUAGELESS, pageTypes } from './pages.ts'
import { expect, type Page, test } from './test.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The axe rules that depend on colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

test.use({ bypassCSP: true, tolerated: /404 \(Not Found\)/ })

/** The findings of axe, one line for each element. */
async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // The pages have no frames, so one run in the page itself is enough.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations: found } = await (rules ? axe.withRules([...rules]) : axe.withTags(TAGS)).analyze()
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`))
}

/** Expands everything except chart tables, and waits until every calculator is ready. */
async function unfold(page: Page): Promise<void> {
  for (const calculator of await page.locator('[data-calculator]').all()) {
    await calculator.scrollIntoViewIfNeeded()
    await hydrate(calculator)
  }
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details:not(.chart-table)')) details.setAttribute('open', '')
    for (const part of document.querySelectorAll<HTMLElement>('.chapter > .rule, .initial')) {
      part.style.contentVisibility = 'visible'
    }
    scrollTo(0, 0)
  })
  await expect(page.locator('.fold:not(:has([data-ready]))')).toHaveCount(0)
}

/** A phone of 320 px, and a window of 1280 × 900 px enlarged to 400 %. */
const NARROW = [
  { width: 320, height: 640 },
  { width: 320, height: 225 },
]

/** Expects that a page fits narrow windows. */
async function expectToFit(page: Page, state: string): Promise<void> {
  const before = page.viewportSize()
  for (const size of NARROW) {
    await page.setViewportSize(size)
    expect.soft(await overflowing(page), `${state}, ${size.height} px high`).toEqual([])
  }
  if (before) await page.setViewportSize(before)
}

/** Tests a page as it opens, and with everything expanded in both themes. A phone has the colors of a desktop. */
async function testPage(page: Page, path: string, isMobile: boolean): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(path)
  if (!isMobile) await expectToFit(page, 'as it opens')
  await unfold(page)
  expect.soft(await violations(page), 'light').toEqual([])
  if (isMobile) return
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect.soft(await violations(page, COLOR_RULES), 'dark').toEqual([])
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = !details.matches('.display')
  })
  await expectToFit(page, 'expanded')
}

/** The types of pages whose layout on a phone is another one; the long run tests all types there. */
const OTHER_ON_PHONE = ['rule']

/** Types of pages that have most parts of the others; the long run tests all types. */
const SAMPLE = ['home', 'rule', 'spell', 'fight', 'attack']

for (const { locale } of LOCALES) {
  for (const { type, path } of pageTypes(locale)) {
    const tag = OTHER_ON_PHONE.includes(type) ? '@phone' : SAMPLE.includes(type) ? [] : '@long'
    test(`${locale}: ${type}: axe finds nothing, and everything fits 320 px and 400 %`, { tag }, ({ page, isMobile }) =>
      testPage(page, path, isMobile),
    )
  }
}

for (const path of LANGUAGELESS) {
  test(
    `${path}: axe finds nothing, and everything fits 320 px and 400 %`,
    {
      tag: path === '/404.html' ? [] : '@long',
    },
    ({ page, isMobile }) => testPage(page, path, isMobile),
  )
}

test('axe finds nothing next to explained mistakes and rolled dice', { tag: '@long' }, async ({ page }) => {
  await page.goto('/zh/calculators/attack/?ac=99&damage=2d6%2B%2B&nonsense=1&state=foo')
  await unfold(page)
  for (const button of await page.locator('.roll-offers button').all()) await button.click()
  await expect(page.locator('.roll-results > li')).toHaveCount(2)
  await page.locator('.chart-table summary').click()
  expect(await violations(page)).toEqual([])
})

test('axe finds nothing in the panels of a text', async ({ page, press, hasTouch }) => {
  await page.goto('/th/rules/attack-roll/')
  await unfold(page)
  await page.locator('header details').evaluateAll((panels) => {
    for (const panel of panels) panel.removeAttribute('open')
  })
  await press(page.getByRole('button', { name: '1d20', exact: true }).first())
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await violations(page), 'dice').toEqual([])
  await page.keyboard.press('Escape')
  const link = page.locator('[data-text] a.rule').first()
  await (hasTouch ? link.tap() : link.hover())
  await expect(page.locator('.preview')).toBeVisible()
  expect.soft(await violations(page), 'preview').toEqual([])
})
