// A Chromium for measuring, and the built site served as a static host would serve it.
import { chromium as playwright } from 'playwright-core'
import { chromium } from '../chromium.mjs'
import { serve } from '../serve.mjs'

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-quic',
]

/**
 * Starts a browser and the site for as long as something is measured.
 *
 * @template Measured
 * @param {(tools: { url: string, browser: import('playwright-core').Browser }) => Promise<Measured>} measure
 * @param {{ port?: number, debugPort?: number }} [options] `debugPort` lets another program use the browser too
 * @returns {Promise<Measured>}
 */
export async function withBrowser(measure, { port = 5031, debugPort } = {}) {
  const executablePath = chromium()
  if (executablePath === undefined) throw new Error('Without Chromium nothing can be measured.')
  const site = await serve({ port })
  const args = debugPort === undefined ? ARGUMENTS : [...ARGUMENTS, `--remote-debugging-port=${debugPort}`]
  const browser = await playwright.launch({ executablePath, args })
  try {
    return await measure({ url: site.url, browser })
  } finally {
    await browser.close()
    await site.close()
  }
}

/** The device of a reader who is away from the desk. */
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

/**
 * A page of its own, with nothing kept from any before; without the service worker unless it is asked for.
 *
 * @template Measured
 * @param {import('playwright-core').Browser} browser
 * @param {(page: import('playwright-core').Page) => Promise<Measured>} measure
 * @param {import('playwright-core').BrowserContextOptions} [options]
 */
export async function withPage(browser, measure, options = {}) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block', ...options })
  try {
    return await measure(await context.newPage())
  } finally {
    await context.close()
  }
}
