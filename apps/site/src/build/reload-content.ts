import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ViteUserConfig } from 'astro'
import { shownFolder } from '../library/content-folder.ts'

type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>

const READER = fileURLToPath(new URL('../library/content.ts', import.meta.url))

/** For the development server: a changed content file invalidates the module that reads the content. */
export const reloadContent: Plugin = {
  name: 'reload-content',
  configureServer: ({ watcher }) => {
    watcher.add(shownFolder)
  },
  hotUpdate({ file, modules }) {
    if (!file.startsWith(`${shownFolder}${sep}`)) return undefined
    return [...modules, ...(this.environment.moduleGraph.getModulesByFile(READER) ?? [])]
  },
}
