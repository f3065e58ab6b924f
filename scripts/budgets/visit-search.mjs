// The kB that a search loads before its first result: everything but the text of the rules, which is loaded later.
import { open, withPage } from './browser.mjs'
import { record } from './record.mjs'

/** A query for half cover in each language. */
const TYPED = { en: 'half cover', zh: '半身掩护', th: 'กำบังครึ่งตัว' }

export const measure = ({ browser, address, locale }) =>
  withPage(browser, async (page) => {
    await open(page, address)
    const recorded = await record(page)
    await page.route(/text\.json$/, () => new Promise(() => {}))
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').fill(TYPED[locale])
    await dialog.getByRole('option', { selected: true }).waitFor()
    return { loaded: await recorded.weightOf(({ url }) => !url.endsWith('text.json')) }
  })
