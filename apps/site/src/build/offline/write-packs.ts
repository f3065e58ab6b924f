import { readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { zstdCompressSync } from 'node:zlib'
import { build as bundle } from 'rolldown'
import { cutPaths, packFiles } from '../../offline/chunk.ts'
import { type Build, type Chunk, type Offer, type Parcel, packPath } from '../../offline/parcel.ts'
import { digest } from '../../shared/digest.ts'
import { findSiteFiles, firstFiles, type ReadPage, readSiteFiles } from './site-files.ts'

const WORKER = fileURLToPath(new URL('../../offline/worker/service-worker.ts', import.meta.url))

/** Reads what is at some paths of a site. */
type ReadFiles = (paths: readonly string[]) => Map<string, string>

/** Writes the chunks of a parcel and its list, and says where it can be had. Only one chunk at a time is in memory. */
async function writeParcel(folder: string, name: string, paths: readonly string[], read: ReadFiles): Promise<Offer> {
  const chunks: Chunk[] = []
  let bytes = 0
  const write = async (file: string, content: Uint8Array): Promise<void> => {
    // As many as gzip makes of it, within a hundredth, for a fifth of the work.
    bytes += zstdCompressSync(content).length
    await writeFile(join(folder, packPath(file)), content)
  }
  for (const together of cutPaths(paths)) {
    const content = Buffer.from(JSON.stringify(packFiles(read(together))))
    const chunk = { name: await digest(content), size: content.length, paths: together }
    chunks.push(chunk)
    await write(chunk.name, content)
  }
  const parcel: Parcel = { chunks }
  const list = Buffer.from(JSON.stringify(parcel))
  const version = `${name}.${await digest(list)}`
  await write(version, list)
  return { version, bytes }
}

/** What the packs of a build are made for. */
export interface PackOptions {
  /** what the site stands under, without a slash at its end */
  readonly base: string
  readonly locales: readonly string[]
  /** the day of the build, as `2026-11-21` */
  readonly date: string
  /** reads a page as it is to be kept, once; as it stands in the folder unless given */
  readonly readPage?: ReadPage
}

/**
 * Makes a built site one that can be kept: writes `packs/` and `sw.js`. Packs of an earlier time are replaced; each page
 * is still to be stamped with what comes back.
 *
 * @param folder where the built site stands
 */
export async function writePacks(
  folder: string,
  { base, locales, date, readPage = (file) => readFileSync(join(folder, file), 'utf8') }: PackOptions,
): Promise<Build> {
  const read: ReadFiles = (paths) => readSiteFiles(folder, paths, readPage)
  const files = await findSiteFiles(folder, locales)
  await rm(join(folder, 'packs'), { recursive: true, force: true })
  await mkdir(join(folder, 'packs'))
  const shared = read(files.shell)
  const pick: ReadFiles = (paths) => new Map(paths.map((path) => [path, shared.get(path) ?? '']))
  const shell = await writeParcel(folder, 'shell', files.shell, pick)
  const languages: Record<string, Offer> = {}
  for (const [locale, own] of files.languages) languages[locale] = await writeParcel(folder, locale, own, read)
  const version = await digest([shell, ...Object.values(languages)].map((offer) => offer.version).join())
  const first = firstFiles(shared, base)
  const build: Build = { base, version, date, shell, languages, first }
  await bundle({
    input: WORKER,
    transform: { define: { BUILD: JSON.stringify(build) } },
    output: { file: join(folder, 'sw.js'), format: 'iife', minify: true },
  })
  return build
}
