// Serves the built site as a static host would: `node scripts/serve.mjs`, on PORT or 4321 or the next free port.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import compression from 'compression'
import sirv from 'sirv'
import { root } from './workspace.mjs'

const builtSite = join(root, 'apps', 'site', 'dist')

/** Parses a `_headers` file: a path, which may end in `*`, with indented headers below it. */
export function parseHeaders(text) {
  const rules = []
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? []
    if (name) rules.at(-1)?.headers.push([name, value])
    else if (line.trim() !== '') rules.push({ path: line.trim(), headers: [] })
  }
  return rules
}

const matches = (path, pathname) => (path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path)

/** Makes a request handler for a folder of built pages under a base path. */
function answerFrom(folder, base) {
  const files = sirv(folder, { dev: true, etag: true })
  const compress = compression()
  const headersFile = join(folder, '_headers')
  const rules = existsSync(headersFile) ? parseHeaders(readFileSync(headersFile, 'utf8')) : []
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const headers = rules.filter(({ path }) => matches(path, pathname)).flatMap((rule) => rule.headers)
    for (const [name, value] of headers) response.setHeader(name, value)
    const notFound = () => {
      response.removeHeader('Cache-Control')
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(request.method === 'HEAD' ? undefined : readFileSync(join(folder, '404.html')))
    }
    compress(request, response, () => {
      if (!pathname.startsWith(`${base}/`) || /\/_(?:headers|redirects)$/.test(pathname)) return notFound()
      request.url = request.url?.slice(base.length)
      files(request, response, notFound)
    })
  }
}

const listen = (server, port, attempts) =>
  new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (error.code !== 'EADDRINUSE' || attempts === 0) reject(error)
      else resolve(listen(server, port + 1, attempts - 1))
    })
    server.listen(port, () => resolve(port))
  })

/**
 * Serves the built site.
 *
 * @param {{ port?: number, folder?: string, base?: string }} [options] a taken port picks the next free one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve({ port = 4321, folder = builtSite, base = process.env.BASE_PATH ?? '' } = {}) {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`${folder} has no built site. Tip: npm start builds it.`)
  }
  const path = base.replace(/\/$/, '')
  const server = createServer(answerFrom(folder, path))
  const taken = await listen(server, port, 50)
  return {
    url: `http://localhost:${taken}${path}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url } = await serve({ port: Number(process.env.PORT) || 4321 })
  console.log(`Rulestone: ${url}`)
}
