import { join } from 'node:path'
import { contentFolder } from '@rulestone/content'

/** Packages in patterns of `import.meta.glob`, which Vite does not resolve by itself. */
export const aliases = { '@rulestone/content/strings': join(contentFolder, 'strings') }
