import { type Pack, packOf } from '../keeping.ts'
import { NOT_KEPT } from '../parcel.ts'
import { type Route, typeOf } from '../route.ts'
import { readStamp, type Stamp, stampPage } from '../stamp.ts'
import { readFile } from './chunks.ts'
import { keeping } from './keeping-store.ts'
import { addressOf, build } from './place.ts'
import { noteReader, stampOf } from './readers.ts'
import { keepVisited, visited, visitedAsset } from './visited.ts'

type Asked<Kind> = Extract<Route, { kind: Kind }>

/** How long the network has to begin an answer before what is kept is shown. */
const PATIENCE_MS = 2500

const later = (delay: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, delay)
  })

const respond = (path: string, text: string, status = 200): Response =>
  new Response(text, { status, headers: { 'content-type': typeOf(path) } })

const isLanguageKept = async (locale: string | undefined): Promise<boolean> =>
  packOf(await keeping(), locale) !== undefined

/** A page of a pack, stamped as the build stamped it. */
async function keptPage(pack: Pack, path: string, clientId: string): Promise<Response | undefined> {
  const ofLanguage = await readFile(pack.pages, path)
  const text = ofLanguage ?? (await readFile(pack.shell, path))
  if (text === undefined) return undefined
  const stamp = { build: pack.build, version: ofLanguage === undefined ? 'shell' : pack.version }
  void noteReader(clientId, Promise.resolve(stamp))
  return respond(path, stampPage(text, stamp))
}

/** What is kept at an address: of the language’s pack alone where there is one, else what was visited. */
async function copyOf({ path, locale }: Asked<'page'>, clientId: string): Promise<Response | undefined> {
  const { current, packs, wanted } = await keeping()
  const pack = packOf({ current, packs, wanted }, locale) ?? (locale === undefined ? packs.at(-1) : undefined)
  if (pack) {
    const page = await keptPage(pack, path, clientId)
    if (page) return page
  }
  if (await isLanguageKept(locale)) return undefined
  const page = await visited(path)
  if (page) void noteReader(clientId, page.clone().text().then(readStamp))
  return page
}

/** Nothing is kept at an address: either the language is not, or the kept language has no such page. */
async function standIn({ path, locale }: Asked<'page'>): Promise<Response> {
  const keptNow = await keeping()
  const pack = packOf(keptNow, locale)
  const isNowhere = pack && !pack.pages.chunks.some(({ paths }) => paths.includes(path))
  const missing = isNowhere ? await readFile(pack.shell, '404.html') : undefined
  if (missing !== undefined) return respond('404.html', missing, 404)
  const page = await visitedAsset(NOT_KEPT)
  const text = (await page?.text()) ?? 'Offline, and this page is not kept here.'
  return new Response(text, { status: 503, headers: { 'content-type': typeOf(page ? NOT_KEPT : '.txt') } })
}

/** Notes what a page from the network is, and keeps it where its language is not kept as a whole. */
async function remember(route: Asked<'page'>, response: Response, clientId: string): Promise<void> {
  const text = response.text()
  const stamp = text.then(readStamp, () => undefined)
  await noteReader(clientId, stamp)
  const found = await stamp
  if (!found || response.status !== 200 || (await isLanguageKept(route.locale))) return
  await keepVisited(found.build, route.path, respond(route.path, await text))
}

/** A page: from the network, or what is kept when the network is gone or slow. */
export async function answerPage(event: FetchEvent, route: Asked<'page'>): Promise<Response> {
  const { request, resultingClientId } = event
  const ask = (): Promise<Response | undefined> => fetch(request).catch(() => undefined)
  const preloaded: Promise<Response | undefined> = Promise.resolve(event.preloadResponse).catch(() => undefined)
  const network = preloaded.then((response) => response ?? ask())
  const first = await Promise.race([network, later(PATIENCE_MS)])
  if (first && first.status < 500) {
    event.waitUntil(remember(route, first.clone(), resultingClientId))
    return first
  }
  const copy = await copyOf(route, resultingClientId)
  if (copy) return copy
  const last = await network
  if (last) event.waitUntil(remember(route, last.clone(), resultingClientId))
  return last ?? standIn(route)
}

const stampOfVisited = async (clientId: string): Promise<Stamp | undefined> =>
  clientId ? stampOf(clientId) : undefined

/** Data of a language, for a page: of the page’s own version where that is kept, and never of another. */
export async function answerData(
  { request, clientId }: FetchEvent,
  { path, locale }: Asked<'data'>,
): Promise<Response> {
  const stamp = await stampOfVisited(clientId)
  const now = await keeping()
  const own = now.packs.find(({ version }) => version === stamp?.version)
  const text = own && (await readFile(own.pages, path))
  if (text !== undefined) return respond(path, text)
  const network = fetch(request).catch(() => undefined)
  const first = await Promise.race([network, later(PATIENCE_MS)])
  if (first) {
    if (first.ok && stamp && !(await isLanguageKept(locale))) await keepVisited(stamp.build, path, first.clone())
    return first
  }
  const isForeign = !stamp?.version.startsWith(`${locale}.`)
  const pack = isForeign ? packOf(now, locale) : undefined
  const kept = pack && (await readFile(pack.pages, path))
  if (kept !== undefined) return respond(path, kept)
  return (await visited(path, stamp?.build)) ?? (await network) ?? Response.error()
}

/** A file whose name changes with what it holds: kept, or else from the network. */
export async function answerAsset({ request, clientId }: FetchEvent, { path }: Asked<'asset'>): Promise<Response> {
  for (const pack of (await keeping()).packs.toReversed()) {
    const text = await readFile(pack.shell, path)
    if (text !== undefined) return respond(path, text)
  }
  const known = await visitedAsset(path)
  if (known) return known
  const response = await fetch(request)
  if (response.ok) await keepVisited((await stampOfVisited(clientId))?.build ?? build.version, path, response.clone())
  return response
}

/** Keeps a page that came before the worker, with what it loaded: from the browser’s own cache where it is still there. */
export async function keepEarlier(client: Client, route: Asked<'page'>, loaded: readonly string[]): Promise<void> {
  if (await stampOf(client.id)) return
  const page = await fetch(addressOf(route.path), { cache: 'force-cache' })
  await remember(route, page, client.id)
  const stamp = await stampOf(client.id)
  if (!stamp) return
  for (const path of loaded) {
    const response = await fetch(addressOf(path), { cache: 'force-cache' })
    if (response.ok) await keepVisited(stamp.build, path, response)
  }
}
