import { createTranslator, formatFinding, readWorkbench, SOURCE_LOCALE, type Workbench } from '@rulestone/text'
import type { Loader } from 'astro/loaders'
import { textLinks } from './addresses.ts'
import { shownFolder as folder } from './content-folder.ts'
import { errorsMessage } from './findings.ts'
import { keepContent } from './kept-content.ts'
import { placedFindings } from './placed-findings.ts'
import { translationStates } from './translation-state.ts'

/** Saving several files at once is one change. */
const SETTLE_MS = 20

/**
 * Reads the content folder and keeps what pages show of it; what Astro stores is how often it was read, which tells a
 * development server to draw its pages anew. A build ends with every error of the content; a development server logs
 * them and goes on, and reads the folder again when a file in it changes.
 */
export const contentLoader: Loader = {
  name: 'content',
  async load({ store, logger, watcher }) {
    /** How often the folder has changed: what was begun before the last change is out of date. */
    let changes = 0
    /** What was read last: an edit of one file is one file to parse. A build reads once, and needs the memory. */
    let previous: Workbench | undefined
    let reading = 0

    const load = async (): Promise<void> => {
      const begun = changes
      const workbench = await readWorkbench(folder, { links: textLinks, ...(previous && { previous }) })
      if (begun !== changes) return await load()
      const { library } = workbench
      const t = createTranslator(library.strings)(SOURCE_LOCALE, 'findings')
      const message = errorsMessage(library.findings, (finding) => formatFinding(finding, t))
      if (message !== undefined) {
        if (!watcher) throw new Error(message)
        logger.error(message)
      }
      if (watcher) previous = workbench
      keepContent({
        library,
        translation: translationStates(workbench),
        findings: import.meta.env.DEV ? placedFindings(workbench) : new Map(),
      })
      reading += 1
      store.set({ id: 'read', data: { reading } })
    }
    store.clear()
    await load()

    let timer: ReturnType<typeof setTimeout> | undefined
    watcher?.add(folder)
    watcher?.on('all', (_, path) => {
      if (!path.startsWith(folder)) return
      changes += 1
      clearTimeout(timer)
      timer = setTimeout(() => load().catch((error: unknown) => logger.error(String(error))), SETTLE_MS)
    })
  },
}
