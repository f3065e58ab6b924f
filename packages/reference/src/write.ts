// Writes dist/reference.json: every export of @rulestone/core and @rulestone/compendium, described by its docstring.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as compendium from '@rulestone/compendium'
import * as core from '@rulestone/core'
import { describeModules } from './describe.ts'
import { type EntryPoint, entryPoints } from './entry-points.ts'
import { FILE } from './file.ts'
import type { Reference } from './page.ts'
import { render } from './render.ts'

const folderOf = (name: string): string => fileURLToPath(new URL(`../../${name}/`, import.meta.url))

/** The modules of a package; the package itself has its own name as its subpath. */
function modulesOf(name: string): EntryPoint[] {
  const { exports } = JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'))
  return entryPoints(folderOf(name), exports).map(({ subpath, file }) => ({ subpath: subpath || name, file }))
}

// The compendium imports core, so its configuration compiles both.
const { pages, names } = await describeModules(
  [...modulesOf('core'), ...modulesOf('compendium')],
  join(folderOf('compendium'), 'tsconfig.build.json'),
)

const missing = Object.keys({ ...core, ...compendium }).filter((name) => !names.has(name))
if (missing.length > 0) throw new Error(`The reference lacks these exports: ${missing.join(', ')}.`)

const modules = [...pages]
  .map(([subpath, markdown]) => ({ subpath, ...render(markdown, subpath) }))
  .filter(({ groups }) => groups.length > 0 && groups.some(({ names }) => names.length > 0))
  .sort((a, b) => a.subpath.localeCompare(b.subpath, 'en'))

const reference: Reference = { modules }
mkdirSync(dirname(FILE), { recursive: true })
writeFileSync(FILE, JSON.stringify(reference))
