import { LOCALES } from './locales.ts'
import { htmlOf, wantedPages } from './pages.ts'
import { expect, test } from './test.ts'

/** Compressing every page takes longer than reading it. */
const PLAIN = { headers: { 'accept-encoding': 'identity' } }

/** The references of a page, and its own targets. */
interface Crawled {
  readonly status: number
  readonly type: string
  readonly references: readonly string[]
  readonly ids: ReadonlySet<string>
  /** the rules whose previews its links request */
  readonly previews: ReadonlySet<string>
}

const unescaped = (text: string): string =>
  text
    .replace(/&(?:amp|#38|#x26);/g, '&')
    .replace(/&(?:quot|#34);/g, '"')
    .replace(/&#39;/g, "'")

const valuesOf = (html: string, attribute: string): string[] =>
  Array.from(html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g')), ([, value = '']) => unescaped(value))

const REFERRING = ['href', 'src', 'component-url', 'renderer-url', 'before-hydration-url', 'data-rules']

test('every link inside the site works, every fragment exists, every preview has its text', async ({
  request,
  baseURL,
}) => {
  const home = new URL(baseURL ?? '')
  const crawled = new Map<string, Crawled>()
  const fetchOnce = async (path: string): Promise<void> => {
    const response = await request.get(path, PLAIN)
    const type = response.headers()['content-type'] ?? ''
    const html = type.startsWith('text/html') ? await response.text() : ''
    crawled.set(path, {
      status: response.status(),
      type,
      references: REFERRING.flatMap((attribute) => valuesOf(html, attribute)),
      ids: new Set(valuesOf(html, 'id')),
      previews: new Set(valuesOf(html, 'data-rule')),
    })
  }
  const canonical = new URL(
    /rel="canonical" href="([^"]*)"/.exec(await (await request.get('/en/')).text())?.[1] ?? home.href,
  ).origin

  const wrong: string[] = []
  const places: { readonly from: string; readonly path: string; readonly id: string }[] = []
  const queue = ['/']
  const seen = new Set(queue)
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    await fetchOnce(path)
    for (const reference of crawled.get(path)?.references ?? []) {
      const url = new URL(reference, new URL(path, home))
      if (url.origin !== home.origin && url.origin !== canonical) continue
      if (url.hash !== '') places.push({ from: path, path: url.pathname, id: decodeURIComponent(url.hash.slice(1)) })
      if (seen.has(url.pathname)) continue
      seen.add(url.pathname)
      queue.push(url.pathname)
    }
  }
  for (const [path, { status }] of crawled) if (status !== 200) wrong.push(`${path}: ${status}`)
  for (const { from, path, id } of places) {
    if (!crawled.get(path)?.ids.has(id)) wrong.push(`${from} links to ${path}#${id}, which is not there`)
  }
  for (const { locale } of LOCALES) {
    const [rules, spells, creatures] = await Promise.all(
      ['rules.json', 'spells/previews.json', 'creatures/previews.json'].map(async (file) =>
        (await request.get(`/${locale}/${file}`)).json(),
      ),
    )
    const known: Readonly<Record<string, readonly string[]>> = { ...rules, ...spells, ...creatures }
    for (const [path, { previews }] of crawled) {
      if (!path.startsWith(`/${locale}/`)) continue
      for (const id of previews) if (!known[id]?.[0] || !known[id][2]) wrong.push(`${path}: no preview for ${id}`)
    }
  }
  expect(wrong).toEqual([])

  const pages = Array.from(crawled).flatMap(([path, { type }]) => (type.startsWith('text/html') ? [path] : []))
  expect(pages.sort(), 'the links reach every page').toEqual(wantedPages())
})

test('ids are unique on each page', () => {
  const doubled: string[] = []
  for (const path of wantedPages()) {
    const ids = valuesOf(htmlOf(path), 'id')
    for (const [index, id] of ids.entries()) if (ids.indexOf(id) !== index) doubled.push(`${path}#${id}`)
  }
  expect(doubled).toEqual([])
})

test('the sitemap lists every page that has a language', async ({ request }) => {
  const index = await (await request.get('/sitemap-index.xml')).text()
  const files = Array.from(index.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => new URL(url).pathname)
  const maps = await Promise.all(files.map(async (file) => (await request.get(file)).text()))
  const listed = maps.flatMap((map) =>
    Array.from(map.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => new URL(url).pathname),
  )
  expect(listed.sort()).toEqual(wantedPages().filter((path) => path !== '/'))
  const [entry = ''] = maps.join('').match(/<url><loc>[^<]*\/th\/rules\/cover\/<\/loc>.*?<\/url>/) ?? []
  const alternates = Array.from(entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g), ([, lang, url = '']) => [
    lang,
    new URL(url).pathname,
  ])
  expect(alternates.sort()).toEqual([
    ['en', '/en/rules/cover/'],
    ['th', '/th/rules/cover/'],
    ['x-default', '/en/rules/cover/'],
    ['zh-Hans', '/zh/rules/cover/'],
  ])
})

test('pages link to the feed of changes in their language', async ({ request }) => {
  for (const [locale, tag] of [
    ['en', 'en'],
    ['zh', 'zh-Hans'],
    ['th', 'th'],
  ]) {
    for (const page of [`/${locale}/rules/cover/`, `/${locale}/about/`]) {
      expect(await (await request.get(page)).text()).toContain(`href="/${locale}/changes.atom"`)
    }
    const feed = await request.get(`/${locale}/changes.atom`)
    expect(feed.headers()['content-type']).toContain('application/atom+xml')
    expect(await feed.text()).toContain(`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${tag}">`)
  }
})

test('robots.txt and pages link to the sitemap', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n\nSitemap: https?:\/\/[^\n]*\/sitemap-index\.xml\n$/)
  expect(await (await request.get('/th/')).text()).toMatch(/<link rel="?sitemap"? href="?\/sitemap-index\.xml/)
})
