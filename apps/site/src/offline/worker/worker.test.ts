import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bundle } from '../bundle.ts'
import type { Manifest } from '../manifest.ts'

const MANIFEST: Manifest = {
  base: '',
  version: '1',
  date: '2031-07-09',
  locales: ['en'],
  packs: { en: { version: 'en.1', bundles: ['offline/en.1/0.json', 'offline/en.1/1.json'], bytes: 2 } },
  fallback: [],
}
const PAGE_DATA = { kind: 'data', path: 'en/rules.json', pack: 'en' } as const

/** The paths that were fetched. */
let fetched: string[] = []
/** The answer of the server. */
let server: (path: string) => Response

/** The cached responses by cache and path. */
let stored: Map<string, Map<string, Response>>

const cacheNamed = (name: string) => ({
  match: async (path: string) => stored.get(name)?.get(path)?.clone(),
  put: async (path: string, response: Response) => void stored.get(name)?.set(path, response),
})

const fakeCaches = {
  async open(name: string) {
    if (!stored.has(name)) stored.set(name, new Map())
    return cacheNamed(name)
  },
  has: async (name: string) => stored.has(name),
  delete: async (name: string) => stored.delete(name),
  keys: async () => Array.from(stored.keys()),
  async match(path: string, { cacheName }: { readonly cacheName?: string } = {}) {
    const names = cacheName === undefined ? Array.from(stored.keys()) : [cacheName]
    for (const name of names) {
      const found = await cacheNamed(name).match(path)
      if (found) return found
    }
    return undefined
  },
}

beforeEach(() => {
  fetched = []
  stored = new Map()
  vi.resetModules()
  vi.stubGlobal('MANIFEST', MANIFEST)
  vi.stubGlobal('location', { origin: 'https://a.org' })
  vi.stubGlobal('self', { clients: { matchAll: async () => [] } })
  vi.stubGlobal('caches', fakeCaches)
  vi.stubGlobal('fetch', async (request: string | Request) => {
    const path = typeof request === 'string' ? request : new URL(request.url).pathname
    fetched.push(path)
    return server(path)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('two pages that ask for a pack at the same time fetch it once', async () => {
  server = (path) => Response.json(bundle([[`${path}/page`, '<p>']]))
  const { download } = await import('./download.ts')
  await Promise.all([download('en'), download('en')])
  expect(fetched).toEqual(['/offline/en.1/0.json', '/offline/en.1/1.json'])
})

test('a pack that is already downloaded is not fetched, and can be fetched after it was removed', async () => {
  server = () => Response.json(bundle([]))
  const { download, remove } = await import('./download.ts')
  await download('en')
  fetched = []
  await download('en')
  expect(fetched).toEqual([])
  await remove('en')
  await download('en')
  expect(fetched).toHaveLength(2)
})

test('data from the cache answers instead of a server error', async () => {
  const { respondData } = await import('./respond.ts')
  const { cacheVisited } = await import('./site-caches.ts')
  const answer = async (): Promise<Response> =>
    await respondData({ request: new Request('https://a.org/en/rules.json') } as FetchEvent, PAGE_DATA)
  server = () => new Response('busy', { status: 503 })
  expect((await answer()).status).toBe(503)
  await cacheVisited(PAGE_DATA.path, new Response('{}'))
  expect(await (await answer()).text()).toBe('{}')
})
