import { rename, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { LOCALES } from '@rulestone/text'
import { type Build, NOT_KEPT } from '../../offline/parcel.ts'
import type { Built } from '../after-build.ts'
import type { ReadPage } from './site-files.ts'
import { writePacks } from './write-packs.ts'

/** The day of a build: `SOURCE_DATE_EPOCH` where a build is to be repeated, else today. */
function today(): string {
  const seconds = process.env['SOURCE_DATE_EPOCH']
  return (seconds === undefined ? new Date() : new Date(Number(seconds) * 1000)).toISOString().slice(0, 10)
}

/** Makes the site one that can be read offline. What is written to it later is not kept. */
export async function offlinePacks(
  { folder, base }: Pick<Built, 'folder' | 'base'>,
  readPage: ReadPage,
): Promise<Build> {
  // A file of its own, as 404.html is one: it stands at no address that a link could lead to.
  await rename(join(folder, 'not-kept', 'index.html'), join(folder, NOT_KEPT))
  await rmdir(join(folder, 'not-kept'))
  return await writePacks(folder, { base, locales: LOCALES, date: today(), readPage })
}
