// What the first visit of a page transfers.
import { gzipSync } from 'node:zlib'
import { withPage } from './browser.mjs'
import { HEAVIEST_RULES, LOCALES, PLAIN_RULES, RULE_WITH_CALCULATOR, TYPED } from './pages.mjs'

const gzipped = (bodies) => bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)

/**
 * Records what a page fetches. What is on the wire is compressed as scripts/serve.mjs does it (brotli, quality 4: what
 * hosts do at the least); headers count with the page, and not again with each file, where HTTP/2 sends references.
 */
async function record(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const heads = new Map()
  let wire = 0
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    heads.set(requestId, type === 'Document' ? 0 : response.encodedDataLength)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    wire += Math.max(0, encodedDataLength - (heads.get(requestId) ?? 0))
  })
  const responses = []
  page.on('response', (response) => {
    responses.push({
      type: response.request().resourceType(),
      url: response.url(),
      body: response.body().catch(() => Buffer.alloc(0)),
    })
  })
  return {
    wire: () => wire,
    weightOf: async (isWanted) => gzipped(await Promise.all(responses.filter(isWanted).map(({ body }) => body))),
  }
}

/** The style that stands within a page itself. */
async function weightWithin(page) {
  const texts = await page.locator('style').allTextContents()
  return gzipped([Buffer.from(texts.join(''))])
}

/**
 * @returns {Promise<{ opened: number, used: number, script: number, style: number }>} in bytes; opened: all that was
 *   transferred until the page was quiet; used: until every calculator of it could be used; script, style: with gzip at
 *   its best
 */
const visit = (browser, address) =>
  withPage(browser, async (page) => {
    const recorded = await record(page)
    await page.goto(address, { waitUntil: 'networkidle' })
    const opened = recorded.wire()
    for (const calculator of await page.locator('[data-calculator]').all()) {
      await calculator.scrollIntoViewIfNeeded()
      await calculator.dispatchEvent('pointerover')
      await calculator.and(page.locator('[data-ready]')).waitFor()
    }
    await page.waitForLoadState('networkidle')
    return {
      opened,
      used: recorded.wire(),
      script: await recorded.weightOf(({ type }) => type === 'script'),
      style: (await recorded.weightOf(({ type }) => type === 'stylesheet')) + (await weightWithin(page)),
    }
  })

/** What a search loads before its first result stands there: all but the text, which comes after it. */
const searchWeight = (browser, address, typed) =>
  withPage(browser, async (page) => {
    await page.goto(address, { waitUntil: 'networkidle' })
    const recorded = await record(page)
    await page.route(/text\.json$/, () => new Promise(() => {}))
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').fill(typed)
    await dialog.getByRole('option', { selected: true }).waitFor()
    return await recorded.weightOf(({ url }) => !url.endsWith('text.json'))
  })

const kilobytes = (bytes) => Math.round(bytes / 10) / 100

/**
 * @param {{ url: string, browser: import('playwright-core').Browser }} tools
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function firstVisitRows({ url, browser }) {
  const rows = []
  const row = (what, bytes, budget, more) =>
    rows.push({ what, measured: kilobytes(bytes), budget, unit: 'kB', ...more })
  for (const locale of LOCALES) {
    for (const rule of PLAIN_RULES) {
      const plain = await visit(browser, `${url}${locale}/${rule}`)
      row(`${locale}/${rule}: first visit in all`, plain.opened, 25, { other: 45 })
      row(`${locale}/${rule}: script`, plain.script, 6, { other: 27 })
    }
    const live = await visit(browser, `${url}${locale}/${RULE_WITH_CALCULATOR}`)
    row(`${locale}/${RULE_WITH_CALCULATOR}: first visit in all`, live.opened, 45)
    row(`${locale}/${RULE_WITH_CALCULATOR}: until its calculator is used`, live.used, 45, { ceiling: 58 })
    for (const rule of HEAVIEST_RULES) {
      const { opened } = await visit(browser, `${url}${locale}/${rule}`)
      row(`${locale}/${rule}: first visit in all`, opened, 45)
    }
    row(`${locale}/${RULE_WITH_CALCULATOR}: script`, live.script, 25)
    row(`${locale}/${RULE_WITH_CALCULATOR}: style`, live.style, 10)
    const search = await searchWeight(browser, `${url}${locale}/glossary/`, TYPED[locale])
    row(`${locale}: search before the first result`, search, 25, { other: 150 })
  }
  return rows
}
