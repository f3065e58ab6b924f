import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { writeOffline } from '../src/offline/write-offline.ts'
import { VERSION_MARK } from '../src/shared/version.ts'
import { openDisplay } from './header.ts'
import type { Locale } from './locales.ts'
import { test as base, expect, type Locator } from './test.ts'
import { say, saying } from './words.ts'

/** The folder of the built site. */
const built = fileURLToPath(new URL('../dist/', import.meta.url))

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

/** A fault of a request: it is cut off halfway, never answered, answered with something else or a server error. */
type Fault = 'cut' | 'hang' | 'spoil' | 'fail' | undefined

/** The built site on a server that can be stopped, replaced by another build, and made to fail. */
class OfflineSite {
  folder = built
  readonly requests: string[] = []
  fault: (path: string) => Fault = () => undefined
  #server: Server | undefined
  #port = 0

  get url(): string {
    return `http://localhost:${this.#port}/`
  }

  /** The bundles that were requested since the list was emptied. */
  get bundles(): string[] {
    return this.requests.filter((path) => path.startsWith('/offline/'))
  }

  /** The bundles of a language and those that all languages share. */
  bundlesOf(locale: Locale): string[] {
    return globSync(`offline/{${locale},shared}.*/*.json`, { cwd: this.folder }).map((file) => `/${file}`)
  }

  async up(): Promise<void> {
    const server = createServer((request, response) => this.#answer(request.url ?? '/', response))
    await new Promise<void>((resolve) => server.listen(this.#port, () => resolve()))
    const address = server.address()
    if (address !== null && typeof address === 'object') this.#port = address.port
    this.#server = server
  }

  /** Kills the server: open connections break. */
  async down(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    if (!server) return
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }

  #answer(address: string, response: ServerResponse): void {
    const path = decodeURIComponent(new URL(address, this.url).pathname)
    this.requests.push(path)
    const fault = this.fault(path)
    if (fault === 'hang') return
    const wanted = join(this.folder, path.endsWith('/') ? `${path}index.html` : path)
    const isThere = fault !== 'fail' && existsSync(wanted) && statSync(wanted).isFile()
    const file = isThere ? wanted : join(this.folder, '404.html')
    const body = fault === 'spoil' ? Buffer.from('<p>Sign in to the network</p>') : readFileSync(file)
    response.writeHead(isThere ? 200 : fault === 'fail' ? 503 : 404, {
      'content-type': TYPES[extname(file)] ?? 'text/plain',
      'content-length': body.length,
      'cache-control': /^\/(?:_astro|offline)\//.test(path) ? 'max-age=31536000, immutable' : 'no-cache',
    })
    if (fault === 'cut') response.write(body.subarray(0, body.length / 2), () => response.destroy())
    else response.end(body)
  }
}

/** Removes the version of its build from each page. */
function unstamp(folder: string): void {
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const path = join(folder, file)
    const page = readFileSync(path, 'utf8')
    writeFileSync(path, page.replace(/(?<=<meta name="version" content=")[^"]*/, VERSION_MARK))
  }
}

interface Fixtures {
  site: OfflineSite
  /** makes another build of the English part of the built site: `edit` changes its files */
  rebuild: (date: string, edit: (folder: string) => void) => Promise<string>
}

/** A test with its own server and browser storage, in which the worker runs. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
  site: async ({}, use) => {
    const site = new OfflineSite()
    await site.up()
    await use(site)
    await site.down()
  },
  baseURL: async ({ site }, use) => use(site.url),
  rebuild: async ({ site }, use) => {
    const folders: string[] = []
    await use(async (date, edit) => {
      const folder = mkdtempSync(join(tmpdir(), 'rulestone-build-'))
      folders.push(folder)
      const isLeftOut = (path: string): boolean =>
        ['zh', 'th', 'offline', 'pictures'].some((name) => path === join(built, name))
      cpSync(built, folder, { recursive: true, filter: (path) => !isLeftOut(path) })
      edit(folder)
      unstamp(folder)
      await writeOffline({ folder, base: '', locales: ['en'], date })
      return folder
    })
    await site.down()
    for (const folder of folders) rmSync(folder, { recursive: true })
  },
})

/** The offline part of the display settings, opened. */
export async function offlinePart(page: Page, locale: Locale): Promise<Locator> {
  await openDisplay(page)
  const part = page.getByRole('group', { name: say(locale, 'site.offline.title') })
  await expect(part).toBeVisible()
  return part
}

/** Waits until a phase is reached. */
export async function offlineSays(page: Page, locale: Locale, phase: string, date = ''): Promise<void> {
  const part = await offlinePart(page, locale)
  const line = part.getByRole('status')
  await expect(line).toHaveText(saying(locale, `site.offline.${phase}`))
  if (date) await expect(line).toContainText(date)
}
