import type { AstroIntegration } from 'astro'
import { afterBuild } from '../after-build.ts'
import { changePages } from './change-pages.ts'
import { namesChunks } from './chunks.ts'
import { withLateScripts } from './late-scripts.ts'
import { withOwnHashes } from './own-hashes.ts'
import { withPartPlaces } from './part-places.ts'

/** Finishes each page that Astro has written: its policy, its places, and when its scripts are fetched. */
export const finishPages = (): AstroIntegration =>
  afterBuild('finish-pages', async ({ folder, base }) => {
    const withChunks = namesChunks(folder, base)
    changePages(folder, (page) => withOwnHashes(withChunks(withLateScripts(withPartPlaces(page)))))
  })
