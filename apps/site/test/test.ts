import { test as base, type Locator, type Page } from '@playwright/test'

export { expect, type Locator, type Page } from '@playwright/test'

import { expect } from '@playwright/test'

interface Fixtures {
  /** console messages that a test causes and expects */
  tolerated: RegExp | undefined
  /** every test: no console message, no policy violation, no request to another origin */
  quiet: undefined
  /** a click, or a tap on a touch screen */
  press: (locator: Locator) => Promise<void>
}

/** Chromium's message when it cancels a view transition; the page itself is not affected. */
const TRANSITION_GIVEN_UP = /Transition was (?:aborted|skipped)/

/** A page whose scripts have not run, or whose text is hidden until saved settings are applied. */
const UNDER_WAY = 'html:has(script[type="late"]), html[data-painted]:not([data-live]), html[data-pending]'
/** If scripts cannot arrive, a test goes on without them. */
const ARRIVED_MS = 3000

/** Waits until the scripts of a page, which start after the first paint, have run. */
export async function arrived(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page
    .locator(UNDER_WAY)
    .first()
    .waitFor({ state: 'detached', timeout: ARRIVED_MS })
    .catch(() => {})
}

/** Makes a test wait for the scripts after each navigation. */
function waitForScripts(page: Page): void {
  const { goto, reload } = page
  page.goto = async (...options) => {
    const response = await goto.apply(page, options)
    await arrived(page)
    return response
  }
  page.reload = async (...options) => {
    const response = await reload.apply(page, options)
    await arrived(page)
    return response
  }
}

/** Playwright's test, which fails if a page logs errors. */
export const test = base.extend<Fixtures>({
  tolerated: [undefined, { option: true }],
  quiet: [
    async ({ context, baseURL, tolerated }, use) => {
      const complaints: string[] = []
      const complain = (text: string): void => {
        if (!tolerated?.test(text) && !TRANSITION_GIVEN_UP.test(text)) complaints.push(text)
      }
      context.on('console', (message) => {
        if (message.type() === 'error')
          complain(`${message.page()?.url()}: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => complain(`${error.page()?.url()}: ${error.error().message}`))
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        if (origin !== new URL(baseURL ?? '').origin && protocol !== 'data:') complain(`request: ${request.url()}`)
      })
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
        })
      })
      await use(undefined)
      expect(complaints, 'a page logs an error or requests another origin').toEqual([])
    },
    { auto: true },
  ],
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForScripts(page)
    await use(page)
  },
  press: async ({ hasTouch }, use) => {
    await use((locator) => (hasTouch ? locator.tap() : locator.click()))
  },
})

/** Moves the focus with Tab until it is on an element. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`100 presses of ${key} did not reach ${target}`)
}
