import { createTranslator, formatFinding, readWorkbench, SOURCE_LOCALE, type Workbench } from '@rulestone/text'
import type { Loader } from 'astro/loaders'
import { textLinks } from './addresses.ts'
import { shownFolder as folder } from './content-folder.ts'
import { errorsMessage } from './findings.ts'

/** Loads that begin while one is under way share its reading of the folder. */
let underWay: Promise<Workbench> | undefined

/** What was read last: an edit of one file is one file to parse. */
let last: Workbench | undefined

async function read(): Promise<Workbench> {
  last = await readWorkbench(folder, { links: textLinks, ...(last && { previous: last }) })
  return last
}

function readOnce(): Promise<Workbench> {
  if (underWay) return underWay
  const reading = read().finally(() => {
    if (underWay === reading) underWay = undefined
  })
  underWay = reading
  return reading
}

/** How often the folder has changed: what was begun before the last change is out of date. */
let changes = 0

/** Lets the next load read the folder anew, even while it is being read. */
function forget(): void {
  changes += 1
  underWay = undefined
}

/** Readings whose errors have been said: the collections that share a reading say them once. */
const said = new WeakSet<Workbench>()

/** Saving several files at once is one change. */
const SETTLE_MS = 20

/**
 * Loads a part of the content folder into a collection. A build ends with every error of the content; a development
 * server logs them and goes on, and reads the folder again when a file in it changes.
 *
 * @param select the items of the collection with their ids; each holds plain data
 */
export function libraryLoader<Item extends object>(
  name: string,
  select: (workbench: Workbench) => Iterable<readonly [id: string, item: Item]>,
): Loader {
  return {
    name,
    async load({ store, parseData, logger, watcher }) {
      /** What the store holds: an edit of one rule is one item to store. */
      let stored: ReadonlyMap<string, Item> = new Map()
      const load = async (): Promise<void> => {
        const begun = changes
        const workbench = await readOnce()
        if (begun !== changes) return await load()
        const { library } = workbench
        const t = createTranslator(library.strings)(SOURCE_LOCALE, 'findings')
        const message = errorsMessage(library.findings, (finding) => formatFinding(finding, t))
        if (message !== undefined) {
          if (!watcher) throw new Error(message)
          if (!said.has(workbench)) logger.error(message)
          said.add(workbench)
        }
        const wanted = new Map(select(workbench))
        const changed = await Promise.all(
          Array.from(wanted)
            .filter(([id, item]) => stored.get(id) !== item)
            .map(async ([id, item]) => ({
              id,
              data: await parseData({ id, data: Object.fromEntries(Object.entries(item)) }),
            })),
        )
        if (begun !== changes) return await load()
        for (const id of stored.keys()) if (!wanted.has(id)) store.delete(id)
        for (const item of changed) store.set(item)
        stored = wanted
      }
      store.clear()
      await load()
      // A build reads once, and needs the memory.
      if (!watcher) last = undefined

      let timer: ReturnType<typeof setTimeout> | undefined
      watcher?.add(folder)
      watcher?.on('all', (_, path) => {
        if (!path.startsWith(folder)) return
        forget()
        clearTimeout(timer)
        timer = setTimeout(() => load().catch((error: unknown) => logger.error(String(error))), SETTLE_MS)
      })
    },
  }
}
