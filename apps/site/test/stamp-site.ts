import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Build } from '../src/offline/parcel.ts'
import { stampFor, stampPage } from '../src/offline/stamp.ts'

/** Stamps each page of a site as one of a build. */
export function stampSite(folder: string, build: Build): void {
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const path = join(folder, file)
    writeFileSync(path, stampPage(readFileSync(path, 'utf8'), stampFor(build, file.replaceAll('\\', '/'))))
  }
}
