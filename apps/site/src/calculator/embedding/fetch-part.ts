import { askOnce } from '../../shared/ask-once.ts'

const AGAIN_MS = 1000

async function fetchPart(address: string): Promise<string> {
  const response = await fetch(address, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${response.status} ${response.url}`)
  return await response.text()
}

const fetchAgain = (address: string): Promise<string> =>
  new Promise((resolve) => setTimeout(resolve, AGAIN_MS)).then(() => fetchPart(address))

/** The calculators of a page are often the same. */
const partAt = askOnce((address: string) => fetchPart(address).catch(() => fetchAgain(address)))

/** The network has come back, or the reader reaches for the calculator. */
const whenAsked = (island: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true })
    for (const type of ['pointerdown', 'keydown', 'toggle'])
      island.addEventListener(type, () => resolve(), { once: true, capture: true })
  })

/** The part of a calculator as JSON, however long it takes: asked for again when the network is back, or the reader reaches for it. */
export async function partFor(island: HTMLElement, address: string): Promise<string> {
  for (;;) {
    const part = await partAt(address).catch(() => undefined)
    if (part !== undefined) return part
    await whenAsked(island)
  }
}
