import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { zstdCompressSync } from 'node:zlib'
import { build as bundle } from 'rolldown'
import { cutPaths, packFiles } from './chunk.ts'
import { digest } from './digest.ts'
import { type Build, type Chunk, type Offer, type Parcel, packPath } from './parcel.ts'
import { findSiteFiles, firstFiles, readSiteFiles } from './site-files.ts'

const WORKER = fileURLToPath(new URL('../../worker/service-worker.ts', import.meta.url))

/** Writes the chunks of a parcel and its list, and says where it can be had. Only one chunk at a time is in memory. */
async function writeParcel(folder: string, name: string, files: readonly string[]): Promise<Offer> {
  const chunks: Chunk[] = []
  let bytes = 0
  const write = async (file: string, text: string): Promise<void> => {
    // As many as gzip makes of it, within a hundredth, for a fifth of the work.
    bytes += zstdCompressSync(text).length
    await writeFile(join(folder, packPath(file)), text)
  }
  for (const paths of cutPaths(files)) {
    const text = JSON.stringify(packFiles(readSiteFiles(folder, paths)))
    const chunk = { name: await digest(text), size: Buffer.byteLength(text), paths }
    chunks.push(chunk)
    await write(chunk.name, text)
  }
  const parcel: Parcel = { chunks }
  const list = JSON.stringify(parcel)
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
}

/**
 * Makes a built site one that can be kept: writes `packs/` and `sw.js`. Packs of an earlier time are replaced; each page
 * is still to be stamped with what comes back.
 *
 * @param folder where the built site stands
 */
export async function writePacks(folder: string, { base, locales, date }: PackOptions): Promise<Build> {
  const files = await findSiteFiles(folder, locales)
  await rm(join(folder, 'packs'), { recursive: true, force: true })
  await mkdir(join(folder, 'packs'))
  const shell = await writeParcel(folder, 'shell', files.shell)
  const languages: Record<string, Offer> = {}
  for (const [locale, own] of files.languages) languages[locale] = await writeParcel(folder, locale, own)
  const version = await digest([shell, ...Object.values(languages)].map((offer) => offer.version).join())
  const first = firstFiles(readSiteFiles(folder, files.shell), base)
  const build: Build = { base, version, date, shell, languages, first }
  await bundle({
    input: WORKER,
    transform: { define: { BUILD: JSON.stringify(build) } },
    output: { file: join(folder, 'sw.js'), format: 'iife', minify: true },
  })
  return build
}
