// The kB that the first visit of a page transfers.
import { open, withPage } from './browser.mjs'
import { gzipped, record } from './record.mjs'

/**
 * opened: until the page is quiet; used: until every calculator of it can be used. Scripts and styles are those of the
 * page with its expanded calculators.
 */
export const measure = ({ browser, address }) =>
  withPage(browser, async (page) => {
    const recorded = await record(page)
    await open(page, address)
    const opened = recorded.wire()
    for (const calculator of await page.locator('[data-calculator]').all()) {
      await calculator.scrollIntoViewIfNeeded()
      await calculator.dispatchEvent('pointerover')
      await calculator.and(page.locator('[data-ready]')).waitFor()
    }
    await page.waitForLoadState('networkidle')
    const inline = await page.locator('style').allTextContents()
    const scripts = await recorded.weightOf(({ type }) => type === 'script')
    const sheets = await recorded.weightOf(({ type }) => type === 'stylesheet')
    await page.locator('.fold').evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute('open', '')
    })
    await page.waitForFunction(() => !document.querySelector('.fold:not(:has([data-ready]))'))
    await page.waitForLoadState('networkidle')
    return { opened, used: recorded.wire(), scripts, styles: sheets + gzipped([Buffer.from(inline.join(''))]) }
  })
