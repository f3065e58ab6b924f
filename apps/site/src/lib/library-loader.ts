import { contentFolder } from '@rulestone/content'
import { createTranslator, formatFinding, type Library, readLibrary, SOURCE_LOCALE } from '@rulestone/text'
import type { Loader } from 'astro/loaders'
import { textLinks } from './addresses.ts'
import { errorsMessage } from './findings.ts'

/** Loads that begin while one is under way share its reading of the folder. */
let underWay: Promise<Library> | undefined

function readOnce(): Promise<Library> {
  const reading =
    underWay ??
    readLibrary(contentFolder, { links: textLinks }).finally(() => {
      underWay = undefined
    })
  underWay = reading
  return reading
}

/** Readings whose errors have been said: the collections that share a reading say them once. */
const said = new WeakSet<Library>()

/** Saving several files at once is one change. */
const SETTLE_MS = 50

/**
 * Loads a part of the content folder into a collection. A build ends with every error of the content; a development
 * server logs them and goes on, and reads the folder again when a file in it changes.
 *
 * @param select the items of the collection with their ids; each holds plain data
 */
export function libraryLoader<Item extends object>(
  name: string,
  select: (library: Library) => Iterable<readonly [id: string, item: Item]>,
): Loader {
  return {
    name,
    async load({ store, parseData, logger, watcher }) {
      const load = async (): Promise<void> => {
        const library = await readOnce()
        const t = createTranslator(library.strings)(SOURCE_LOCALE, 'findings')
        const message = errorsMessage(library.findings, (finding) => formatFinding(finding, t))
        if (message !== undefined) {
          if (!watcher) throw new Error(message)
          if (!said.has(library)) logger.error(message)
          said.add(library)
        }
        const items = await Promise.all(
          Array.from(select(library), async ([id, item]) => ({
            id,
            data: await parseData({ id, data: Object.fromEntries(Object.entries(item)) }),
          })),
        )
        store.clear()
        for (const item of items) store.set(item)
      }
      await load()

      let timer: ReturnType<typeof setTimeout> | undefined
      watcher?.add(contentFolder)
      watcher?.on('all', (_, path) => {
        if (!path.startsWith(contentFolder)) return
        clearTimeout(timer)
        timer = setTimeout(() => load().catch((error: unknown) => logger.error(String(error))), SETTLE_MS)
      })
    },
  }
}
