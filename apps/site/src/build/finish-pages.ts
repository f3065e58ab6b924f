import { readFileSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AstroIntegration } from 'astro'
import { stampFor } from '../offline/stamp.ts'
import { afterBuild } from './after-build.ts'
import { namesChunks } from './chunks.ts'
import { headersText } from './headers-text.ts'
import { withLateScripts } from './late-scripts.ts'
import { offlinePacks } from './offline/offline-packs.ts'
import { withRoomForStamp, writeStamp } from './offline/stamp-room.ts'
import { withOwnHashes } from './own-hashes.ts'
import { policyIn, union } from './policy.ts'
import { withSheetsWithin } from './sheets-within.ts'
import { withoutUids } from './without-uids.ts'

/** What only a header can say. */
const NO_FRAMES = "frame-ancestors 'none'"

/**
 * Finishes each page that Astro has written, packs it as a browser keeps it, and writes it as a server sends it: long ones
 * with their sheets, all with the stamp of their build. A page is read and written once; its stamp, which is known when all
 * are packed, is put into the room that was left for it. This comes after all that makes pages.
 */
export const finishPages = (): AstroIntegration =>
  afterBuild('finish-pages', async ({ folder, base }) => {
    const withChunks = namesChunks(folder, base)
    const sheetAt = (address: string): string => readFileSync(join(folder, address.slice(base.length)), 'utf8')
    const policies = new Set([NO_FRAMES])
    const rooms = new Map<string, number>()
    const build = await offlinePacks({ folder, base }, (file) => {
      const path = join(folder, file)
      const page = withOwnHashes(withChunks(withLateScripts(withoutUids(readFileSync(path, 'utf8')))))
      const { html, room } = withRoomForStamp(withSheetsWithin(page, sheetAt), file)
      policies.add(policyIn(html))
      if (room !== undefined) rooms.set(file, room)
      writeFileSync(path, html)
      return page
    })
    for (const [file, room] of rooms) writeStamp(join(folder, file), room, stampFor(build, file))
    await writeFile(join(folder, '_headers'), headersText(union(policies), base))
  })
