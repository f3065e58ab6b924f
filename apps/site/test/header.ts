import type { Page } from './test.ts'

/** Opens the menu if the header has one; elsewhere all links are in the header. */
export async function unfoldHeader(page: Page): Promise<void> {
  // Right after a link is followed, the header may not be there yet.
  await page.waitForLoadState('domcontentloaded')
  const isFolded = await page.locator('.menu-open').isVisible()
  const isOpen = await page.locator('.menu').evaluate((menu) => menu.matches(':popover-open'))
  if (isFolded && !isOpen) await page.locator('.menu-open').click()
}

/** Opens the display settings. */
export async function openDisplay(page: Page): Promise<void> {
  await unfoldHeader(page)
  const display = page.locator('details.display')
  if ((await display.getAttribute('open')) === null) await display.locator('summary').click()
}
