import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { expect, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    firefoxPath: string
    siteUrl: string
  }
}

/** The time limit of a wait: enough for a busy machine, and less than that of a test. */
export const PATIENCE = 300_000

/** Starts Firefox without a window. */
export const startFirefox = (): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: inject('firefoxPath'),
    headless: true,
    timeout: PATIENCE,
    protocolTimeout: PATIENCE,
    // Not `setViewport`, whose command setScreenOrientationOverride Firefox 140 does not know.
    defaultViewport: null,
    args: ['--width=1280', '--height=900'],
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-US',
      // Each request reaches the server: offline use is not tested here.
      'dom.serviceWorkers.enabled': false,
    },
  })

/** A page of Firefox, with its errors. */
export interface Reading {
  readonly page: Page
  readonly complaints: readonly string[]
}

/** Opens a URL of the site in a new page, which records errors, policy violations and requests to other sites. */
export async function read(browser: Browser, path: string): Promise<Reading> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${String(error)}`))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== new URL(inject('siteUrl')).origin && protocol !== 'data:') complaints.push(request.url())
  })
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`policy: ${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
  await page.goto(new URL(path, inject('siteUrl')).href)
  // Scripts come once the page is painted.
  await page.waitForSelector('html[data-live]')
  return { page, complaints }
}

/** Waits until the page is at a URL: its path with the query, and the fragment if there is one. */
export const isAt = (page: Page, path: string): Promise<void> => {
  const shown = (): string => decodeURIComponent(path.includes('#') ? page.url() : page.url().replace(/#.*/, ''))
  return expect.poll(shown, { timeout: PATIENCE }).toBe(new URL(path, inject('siteUrl')).href)
}

/** Waits until an element has a text. */
export const says = (page: Page, selector: string, text: string | RegExp): Promise<void> =>
  expect
    .poll(() => page.$eval(selector, (element) => element.textContent?.trim() ?? '').catch(() => undefined), {
      timeout: PATIENCE,
    })
    .toMatch(typeof text === 'string' ? new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : text)

/** Scrolls to an element, so that no sticky element covers it, and clicks it. */
export async function press(page: Page, selector: string): Promise<void> {
  const element = await page.waitForSelector(selector, { visible: true })
  await element?.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await element?.click()
}
