import { headOf } from '../../../test/entries.ts'
import { openDisplay } from '../../../test/header.ts'
import { LOCALES } from '../../../test/locales.ts'
import { expect, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

for (const { locale } of LOCALES) {
  const { title, summary } = headOf(locale, 'armor-class')

  test(`${locale}: the first tap on a rule link shows its preview, the second follows it`, async ({ page }) => {
    await page.goto(`/${locale}/rules/cover/`)
    const link = page.locator('[data-text] a.rule[data-rule="armor-class"]').first()
    await link.tap()
    const preview = page.getByRole('dialog', { name: title, exact: true })
    await expect(preview).toBeVisible()
    await expect(preview.getByText(summary, { exact: true })).toBeVisible()
    if (locale !== 'en') {
      await expect(preview.getByText(headOf('en', 'armor-class').title, { exact: true })).toBeVisible()
    }
    await expect(page).toHaveURL(`/${locale}/rules/cover/`)
    await link.tap()
    await expect(page).toHaveURL(`/${locale}/rules/armor-class/`)
  })

  test(`${locale}: a preview opens its rule, and closes by its button and by a tap outside`, async ({ page }) => {
    await page.goto(`/${locale}/rules/cover/`)
    const link = page.locator('[data-text] a.rule[data-rule="armor-class"]').first()
    const preview = page.getByRole('dialog', { name: title, exact: true })
    await link.tap()
    await preview.getByRole('button', { name: say(locale, 'site.preview.close') }).tap()
    await expect(preview).toBeHidden()
    await link.tap()
    await expect(preview).toBeVisible()
    await page.getByRole('heading', { level: 2 }).first().tap()
    await expect(preview).toBeHidden()
    await link.tap()
    await preview.getByRole('link', { name: say(locale, 'site.rule.open') }).tap()
    await expect(page).toHaveURL(`/${locale}/rules/armor-class/`)
  })

  test(`${locale}: Escape closes a preview and leaves it closed`, { tag: '@long' }, async ({ page }) => {
    await page.goto(`/${locale}/rules/cover/`)
    await page.locator('[data-text] a.rule[data-rule="armor-class"]').first().tap()
    await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText(summary, { exact: true })).toBeHidden()
  })

  test(`${locale}: with previews off, a tap follows the link`, { tag: '@long' }, async ({ page }) => {
    await page.goto(`/${locale}/rules/cover/`)
    await openDisplay(page)
    await page.getByRole('checkbox', { name: say(locale, 'site.display.previews') }).tap()
    await page.keyboard.press('Escape')
    await page.locator('[data-text] a.rule[data-rule="armor-class"]').first().tap()
    await expect(page).toHaveURL(`/${locale}/rules/armor-class/`)
  })
}

test('a tap shows a preview even if the browser reports the click as a mouse click', { tag: '@long' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asMouse = (event: MouseEvent): void => {
      if (!event.isTrusted) return
      event.preventDefault()
      event.stopImmediatePropagation()
      event.target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
    addEventListener('click', asMouse, { capture: true })
  })
  await page.goto('/th/rules/cover/')
  await page.locator('[data-text] a.rule[data-rule="armor-class"]').first().tap()
  await expect(page.getByRole('dialog', { name: headOf('th', 'armor-class').title, exact: true })).toBeVisible()
  await expect(page).toHaveURL('/th/rules/cover/')
})

test('a preview covers part of the screen only, and scrolls', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 225 })
  await page.goto('/th/rules/concentration/')
  await page.locator('[data-text] a.rule').first().tap()
  const preview = page.getByRole('dialog')
  await expect(preview).toBeVisible()
  const box = await preview.boundingBox()
  expect(box?.y).toBeGreaterThan(60)
  expect(await preview.evaluate((panel) => panel.scrollHeight > panel.clientHeight)).toBe(true)
  await expect(preview).toHaveCSS('overflow-y', 'auto')
})
