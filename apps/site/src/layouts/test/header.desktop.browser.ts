import { LOCALES } from '../../../test/locales.ts'
import { expect, test } from '../../../test/test.ts'
import { say } from '../../../test/words.ts'

for (const { locale } of LOCALES) {
  test(`${locale}: on a desktop the header is one line and stays; a breadcrumb leads from a rule to its chapter`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/rules/cover/`)
    const trail = page.getByRole('navigation', { name: say(locale, 'site.navigation.trail') }).getByRole('link')
    await expect(trail).toHaveCount(2)
    await expect(trail.first()).toHaveAttribute('href', `/${locale}/#rules`)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const header = page.getByRole('banner')
    await expect(header).toBeInViewport({ ratio: 1 })
    expect((await header.boundingBox())?.height).toBeLessThan(80)
    await header.getByRole('link', { name: say(locale, 'site.editions.title') }).click()
    await expect(page).toHaveURL(`/${locale}/editions/`)
    await page.goto(`/${locale}/rules/cover/`)
    await trail.last().click()
    await expect(page).toHaveURL(`/${locale}/book/playing-the-game/combat/#cover`)
  })
}
