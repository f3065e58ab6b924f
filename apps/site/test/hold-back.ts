import type { Page } from './test.ts'

/** Lets nothing arrive whose address is like this, until what it gives is called. */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await arrived
    await route.continue()
  })
  return arrive
}
