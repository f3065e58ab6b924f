import type { Page } from './test.ts'

/** Blocks requests whose URL matches until the returned function is called. */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await arrived
    await route.continue()
  })
  return arrive
}
