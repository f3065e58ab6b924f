import { headOf } from '../../../test/entries.ts'
import { openDisplay } from '../../../test/header.ts'
import { LOCALES } from '../../../test/locales.ts'
import { expect, type Locator, type Page, tabTo, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

const linkIn = (page: Page): Locator => page.locator('[data-text] a.rule[data-rule="armor-class"]').first()

for (const [locale, rule, linked, term] of [
  ['zh', 'combat-example', 'half-cover', 'Half Cover'],
  ['th', 'healing', 'dead', 'Revivify'],
] as const) {
  test(`${locale}: an English term in a preview is announced as English`, { tag: '@long' }, async ({ page }) => {
    await page.goto(`/${locale}/rules/${rule}/`)
    await page.locator(`[data-text] a.rule[data-rule="${linked}"]`).first().hover()
    await expect(page.getByRole('tooltip').locator('.preview-summary [lang="en"]')).toHaveText(term)
  })
}

for (const { locale } of LOCALES) {
  const { title, summary } = headOf(locale, 'armor-class')

  test(`${locale}: hovering over a rule link shows its preview`, async ({ page }) => {
    await page.goto(`/${locale}/rules/cover/`)
    const link = linkIn(page)
    await link.hover()
    const preview = page.getByRole('tooltip')
    await expect(preview).toBeVisible()
    await expect(preview.getByText(title, { exact: true })).toBeVisible()
    await expect(preview.getByText(summary, { exact: true })).toBeVisible()
    if (locale !== 'en') {
      await expect(preview.getByText(headOf('en', 'armor-class').title, { exact: true })).toBeVisible()
    }
    await expect(link).toHaveAccessibleDescription(new RegExp(summary.slice(0, 10)))
    await page.keyboard.press('Escape')
    await expect(preview).toBeHidden()

    await page.mouse.move(0, 0)
    await link.hover()
    await expect(preview).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(preview).toBeHidden()
    await link.click()
    await expect(page).toHaveURL(`/${locale}/rules/armor-class/`)
  })

  test(`${locale}: focusing a rule link shows its preview`, async ({ page }) => {
    await page.goto(`/${locale}/rules/cover/`)
    const link = linkIn(page)
    await tabTo(page, link)
    const preview = page.getByRole('tooltip')
    await expect(preview).toBeVisible()
    await expect(preview).toContainText(title)
    await expect(preview).toContainText(summary)
    await page.keyboard.press('Escape')
    await expect(preview).toBeHidden()
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/${locale}/rules/armor-class/`)
  })

  test(`${locale}: previews can be switched off, and stay off`, async ({ page }) => {
    await page.goto(`/${locale}/rules/cover/`)
    await openDisplay(page)
    await page.getByRole('checkbox', { name: say(locale, 'site.display.previews') }).uncheck()
    await page.reload()
    await linkIn(page).hover()
    await page.waitForTimeout(600)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await linkIn(page).focus()
    await page.waitForTimeout(300)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
  })
}

test('the rules spell and creature have previews, although their ids are schemes of spells and creatures', async ({
  page,
}) => {
  for (const [address, rule] of [
    ['concentration', 'spell'],
    ['ally', 'creature'],
  ] as const) {
    await page.goto(`/en/rules/${address}/`)
    await page.locator(`[data-text] a.rule[data-rule="${rule}"]`).first().hover()
    await expect(page.getByRole('tooltip')).toContainText(headOf('en', rule).summary)
  }
})

test('a link to a heading previews the text under the heading', { tag: '@long' }, async ({ page }) => {
  await page.goto('/en/rules/cover/')
  await page.locator('[data-text] a.rule[data-rule="half-cover"]').first().hover()
  const preview = page.getByRole('tooltip')
  await expect(preview).toContainText('Half Cover')
  await expect(preview).toContainText('gives +2 to your Armor Class and Dexterity saving throws')
})

test('focusing a rule link that scrolls into view shows its preview', { tag: '@long' }, async ({ page }) => {
  await page.goto('/en/rules/advantage/')
  const link = page.locator('.rule-context a.rule').first()
  await link.evaluate((element) => {
    if (!(element instanceof HTMLElement)) return
    scrollTo(0, 0)
    element.focus()
  })
  await expect(page.getByRole('tooltip')).toBeVisible()
  await expect(link).toBeInViewport()
})

test('a preview causes no layout shift', { tag: '@long' }, async ({ page }) => {
  await page.goto('/en/rules/cover/')
  const link = linkIn(page)
  await link.scrollIntoViewIfNeeded()
  const before = await link.boundingBox()
  await link.hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  expect(await link.boundingBox()).toEqual(before)
})

for (const { locale } of LOCALES) {
  test(`${locale}: previews can be nested and pinned`, async ({ page }) => {
    await page.goto(`/${locale}/rules/cover/`)
    await linkIn(page).hover()
    const first = page.locator('.preview').first()
    const inner = first.locator('.preview-see a').first()
    await inner.hover()
    const second = page.locator('.preview').nth(1)
    await expect(second).toContainText((await inner.textContent()) ?? '')
    await expect(first).toBeVisible()
    await second.hover()
    await page.keyboard.press('Escape')
    await expect(page.locator('.preview')).toHaveCount(1)

    await first.getByRole('button', { name: say(locale, 'site.preview.pin') }).click()
    await page.mouse.move(0, 0)
    const { title } = headOf(locale, 'armor-class')
    const pinned = page.getByRole('dialog', { name: title, exact: true })
    await page.locator('[data-text] a.rule[data-rule="half-cover"]').first().hover()
    await expect(page.getByRole('tooltip')).toBeVisible()
    await expect(pinned).toBeVisible()
    await page.mouse.wheel(0, 300)
    await expect(page.getByRole('tooltip')).toBeHidden()
    await expect(pinned).toBeVisible()
    await pinned.getByRole('button', { name: say(locale, 'site.preview.close') }).click()
    await expect(page.locator('.preview')).toHaveCount(0)
  })

  test(`${locale}: previews can be pinned, followed and left by keyboard`, async ({ page }) => {
    await page.goto(`/${locale}/rules/cover/`)
    const link = linkIn(page)
    await tabTo(page, link)
    await expect(page.getByRole('tooltip')).toBeVisible()
    await page.keyboard.press('p')
    const pinned = page.getByRole('dialog', { name: headOf(locale, 'armor-class').title, exact: true })
    await expect(pinned).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(pinned.locator('.preview-see a').first()).toBeFocused()
    await expect(page.getByRole('tooltip')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip')).toBeHidden()
    await expect(pinned.locator('.preview-see a').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
    await expect(page.locator('.preview')).toHaveCount(0)
  })
}
