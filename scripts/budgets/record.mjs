// Records what a page transfers.
import { gzipSync } from 'node:zlib'

/** The size in kB, with the strongest gzip compression. */
export const gzipped = (bodies) => bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000

/**
 * Starts to record what a page fetches. Transfers are compressed as in scripts/serve.mjs (brotli, quality 4). The
 * headers of the page count; those of files do not, because HTTP/2 sends references to them.
 *
 * @param {import('playwright-core').Page} page
 */
export async function record(page) {
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
    /** kB transferred so far */
    wire: () => wire / 1000,
    /** kB of the selected responses */
    weightOf: async (isWanted) => gzipped(await Promise.all(responses.filter(isWanted).map(({ body }) => body))),
  }
}
