// Serves the built site as a static host would: `node scripts/serve.mjs`, on PORT or 4321 or the next free port.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createGzip } from 'node:zlib'

const environment = process.env
const siteFolder = new URL('../apps/site/', import.meta.url)
const sirv = createRequire(new URL('package.json', siteFolder))('sirv')
const distFolder = fileURLToPath(new URL('dist/', siteFolder))

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json)|image\/svg\+xml)/

/** Reads a `_headers` file: a path, which may end in `*`, and under it indented headers. */
export function parseHeaders(text) {
  const rules = []
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    if (!/^\s/.test(line)) rules.push({ path: line.trim(), headers: [] })
    else {
      const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? []
      if (name) rules.at(-1)?.headers.push([name, value])
    }
  }
  return rules
}

const matches = (path, pathname) => (path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path)

/** Lets a response compress what it sends when the client takes gzip. */
function compress(request, response) {
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '') || request.method === 'HEAD') return
  const { writeHead, write, end } = response
  let gzip
  response.writeHead = (status, headers = {}) => {
    const type = headers['Content-Type'] ?? response.getHeader('Content-Type') ?? ''
    if (status === 200 && COMPRESSIBLE.test(String(type))) {
      delete headers['Content-Length']
      response.removeHeader('Content-Length')
      response.setHeader('Content-Encoding', 'gzip')
      response.setHeader('Vary', 'Accept-Encoding')
      gzip = createGzip()
      gzip.on('data', (chunk) => write.call(response, chunk))
      gzip.on('drain', () => response.emit('drain'))
      gzip.on('end', () => end.call(response))
    }
    return writeHead.call(response, status, headers)
  }
  response.write = (...args) => (gzip ? gzip.write(...args) : write.apply(response, args))
  response.end = (...args) => (gzip ? gzip.end(...args) : end.apply(response, args))
}

/** What answers a request from a folder of built pages that stand under a base path. */
function answerFrom(folder, base) {
  const files = sirv(folder, { dev: true, etag: true })
  const headersFile = resolve(folder, '_headers')
  const rules = existsSync(headersFile) ? parseHeaders(readFileSync(headersFile, 'utf8')) : []
  const missing = readFileSync(resolve(folder, '404.html'))
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    for (const { path, headers } of rules) {
      if (matches(path, pathname)) for (const [name, value] of headers) response.setHeader(name, value)
    }
    compress(request, response)
    const notFound = () => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.removeHeader('Cache-Control')
      response.writeHead(404)
      response.end(request.method === 'HEAD' ? undefined : missing)
    }
    if (base !== '' && !pathname.startsWith(`${base}/`)) return notFound()
    request.url = request.url?.slice(base.length)
    if (pathname.endsWith('/_headers')) return notFound()
    files(request, response, notFound)
  }
}

const listen = (server, port, attempts) =>
  new Promise((done, refuse) => {
    server.once('error', (error) => {
      if (error.code !== 'EADDRINUSE' || attempts === 0) refuse(error)
      else done(listen(server, port + 1, attempts - 1))
    })
    server.listen(port, () => done(port))
  })

/**
 * Serves the built site.
 *
 * @param {{ port?: number, folder?: string, base?: string }} [options] a taken port picks the next free one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve({ port = 4321, folder = distFolder, base = environment.BASE_PATH ?? '' } = {}) {
  if (!existsSync(resolve(folder, 'index.html'))) {
    throw new Error(`${folder} holds no built site. Tip: build it first (pnpm --filter @rulestone/site build).`)
  }
  const root = base.replace(/\/$/, '')
  const server = createServer(answerFrom(folder, root))
  const taken = await listen(server, port, 50)
  return {
    url: `http://localhost:${taken}${root}/`,
    close: () => new Promise((done) => server.close(() => done())),
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url } = await serve({ port: Number(environment.PORT) || 4321 })
  console.log(`Rulestone: ${url}`)
}
