// Writes the files of the npm package to dist: `pnpm build`. SITE_URL and BASE_PATH set the URL of the site.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { data } from './index.ts'
import { packageFiles } from './package-files.ts'
import { SITE } from './site.ts'

const folder = fileURLToPath(new URL('../dist/', import.meta.url))
mkdirSync(folder, { recursive: true })
for (const [name, text] of Object.entries(await packageFiles(data, SITE))) writeFileSync(folder + name, text)
