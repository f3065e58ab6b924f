// A build of 6,000 pages: its memory, in GB, and the time of an additional page, relative to that of a current page.
import { join } from 'node:path'
import { root } from '../workspace.mjs'
import { buildSite, inFolder } from './build-site.mjs'
import { writeGenerated } from './generated-content.mjs'

const PAGES = 6000

export const measure = () =>
  inFolder(async (folder) => {
    const today = await buildSite(join(root, 'content'))
    writeGenerated(folder, PAGES - today.pages)
    const grown = await buildSite(folder)
    const added = (grown.seconds - today.seconds) / (grown.pages - today.pages)
    return { gigabytes: grown.gigabytes, added: added / (today.seconds / today.pages) }
  })
