import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build as bundleScript } from 'rolldown'
import { VERSION_MARK } from '../shared/version.ts'
import { bundle } from './bundle.ts'
import { FALLBACK, type Manifest, type Pack } from './manifest.ts'
import { LANGUAGE_FILES, SHARED_FILES } from './offline-files.ts'
import { compendiumPack, packOf } from './packs.ts'

const WORKER = fileURLToPath(new URL('./worker/service-worker.ts', import.meta.url))

/** How many files share a bundle: fewer compress worse, more have to be fetched again after an interruption. */
const FILES_PER_BUNDLE = 64

const NOTHING: Pick<Pack, 'bundles' | 'bytes'> = { bundles: [], bytes: 0 }

/** A built site to be made available offline. */
export interface BuiltSite {
  /** its folder */
  readonly folder: string
  /** its base path, without a trailing slash */
  readonly base: string
  readonly locales: readonly string[]
  /** the day of the build, as `2026-11-21` */
  readonly date: string
}

/** Texts by the path of their file. */
type Files = ReadonlyMap<string, string>

const readFiles = (folder: string, patterns: string | string[]): Files =>
  new Map(
    globSync(patterns, { cwd: folder })
      .map((file) => file.replaceAll('\\', '/'))
      .sort()
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )

const digest = (...parts: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 16)
}

/** Inserts their version into pages. */
function stamped(folder: string, files: Files, version: string): Files {
  const isMarked = (file: string, text: string): boolean => file.endsWith('.html') && text.includes(VERSION_MARK)
  return new Map(
    Array.from(files, ([file, text]) => {
      if (!isMarked(file, text)) return [file, text]
      const page = text.replace(VERSION_MARK, version)
      writeFileSync(join(folder, file), page)
      return [file, page]
    }),
  )
}

/**
 * The URL path of a file.
 *
 * @example
 * addressPath('en/rules/cover/index.html') // => 'en/rules/cover/'
 */
const addressPath = (file: string): string => file.replace(/(^|\/)index\.html$/u, '$1')

/** Writes files as bundles, and returns their paths and size. */
function writeBundles(folder: string, version: string, files: Files): Pick<Pack, 'bundles' | 'bytes'> {
  const rows = Array.from(files, ([file, text]) => [addressPath(file), text] as const)
  const groups = Array.from({ length: Math.ceil(rows.length / FILES_PER_BUNDLE) }, (_, index) =>
    rows.slice(index * FILES_PER_BUNDLE, (index + 1) * FILES_PER_BUNDLE),
  )
  let bytes = 0
  const bundles = groups.map((group, index) => {
    const path = `offline/${version}/${index}.json`
    const text = JSON.stringify(bundle(group))
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
    bytes += gzipSync(text).length
    return path
  })
  return { bundles, bytes }
}

/** The fallback page, the files that it references, and those that these import. */
function fallbackFiles(shared: Files, base: string): string[] {
  const found = new Set([FALLBACK])
  for (const file of found) {
    const text = shared.get(file) ?? ''
    const names = file.endsWith('.js')
      ? Array.from(text.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/gu), ([, name]) => `_astro/${name}`)
      : Array.from(text.matchAll(/(?:href|src)="([^"]+)"/gu), ([, address = '']) => address)
          .filter((address) => address.startsWith(`${base}/_astro/`))
          .map((address) => address.slice(base.length + 1))
    for (const name of names) if (shared.has(name)) found.add(name)
  }
  return Array.from(found)
}

/**
 * Makes a built site available offline: writes the version of its language into each page, bundles for download, and
 * the service worker. The site must not change afterwards.
 */
export async function writeOffline({ folder, base, locales, date }: BuiltSite): Promise<Manifest> {
  const shared = readFiles(folder, SHARED_FILES)
  const sharedDigest = digest(...Array.from(shared).flat())
  const sharedVersion = `shared.${sharedDigest}`
  const sharedBundles = writeBundles(folder, sharedVersion, stamped(folder, shared, sharedVersion))
  const packs: Record<string, Pack> = {}
  for (const locale of locales) {
    const all = Array.from(readFiles(folder, `${locale}/${LANGUAGE_FILES}`))
    for (const pack of [locale, compendiumPack(locale)]) {
      const files = new Map(all.filter(([file]) => packOf(locale, addressPath(file).slice(locale.length + 1)) === pack))
      const version = `${pack}.${digest(sharedDigest, ...Array.from(files).flat())}`
      const own = writeBundles(folder, version, stamped(folder, files, version))
      // The pack of the compendium is added to its language, which has the shared files.
      const { bundles, bytes } = pack === locale ? sharedBundles : NOTHING
      packs[pack] = { version, bundles: [...bundles, ...own.bundles], bytes: bytes + own.bytes }
    }
  }
  const version = digest(...Object.values(packs).map((pack) => pack.version))
  const manifest: Manifest = { base, version, date, locales, packs, fallback: fallbackFiles(shared, base) }
  await bundleScript({
    input: WORKER,
    transform: { define: { MANIFEST: JSON.stringify(manifest) } },
    output: { file: join(folder, 'sw.js'), format: 'iife', minify: true },
  })
  return manifest
}
