// A Chromium for measuring, and the built site served as a static host would serve it.
import { chromium } from 'playwright-core'
import { pathOf } from '../programs.mjs'
import { serve } from '../serve.mjs'

const PORT = 5031
/** Lighthouse connects to the browser on this port. */
const DEBUG_PORT = 5033
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-quic',
  `--remote-debugging-port=${DEBUG_PORT}`,
]

/**
 * Starts a browser and the site for as long as something is measured.
 *
 * @template Measured
 * @param {(tools: { url: string, browser: import('playwright-core').Browser, debugPort: number }) => Promise<Measured>} measure
 * @returns {Promise<Measured>}
 */
export async function withBrowser(measure) {
  const executablePath = pathOf('Chromium')
  if (executablePath === undefined) throw new Error('Budgets need Chromium: install Chrome, or set CHROMIUM_PATH.')
  const site = await serve({ port: PORT })
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS })
  try {
    return await measure({ url: site.url, browser, debugPort: DEBUG_PORT })
  } finally {
    await browser.close()
    await site.close()
  }
}

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

/**
 * Opens a page as on a phone, with an empty cache and without the service worker.
 *
 * @template Measured
 * @param {import('playwright-core').Browser} browser
 * @param {(page: import('playwright-core').Page) => Promise<Measured>} measure
 */
export async function withPage(browser, measure) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  try {
    return await measure(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Whether a page has started its deferred scripts, and has loaded all. */
const isLive = () =>
  document.querySelector('script[type="late"]') === null &&
  Array.from(document.querySelectorAll('script[type="module"][src]')).every(
    ({ src }) => performance.getEntriesByName(src).length > 0,
  )

/** How long the browser takes to report what it has loaded, in milliseconds. */
const REPORTED_MS = 1000

/**
 * Opens an address and waits until its scripts are loaded: a busy machine starts them after the network has been idle.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} address
 */
export async function open(page, address) {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForFunction(isLive)
  await page.waitForTimeout(REPORTED_MS)
}
