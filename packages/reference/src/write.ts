// Writes dist/reference.json: every export of @rulestone/core, described by its docstring.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as core from '@rulestone/core'
import { describeModules } from './describe.ts'
import { entryPoints } from './entry-points.ts'
import { FILE } from './file.ts'
import type { Reference } from './page.ts'
import { render } from './render.ts'

const folder = fileURLToPath(new URL('../../core/', import.meta.url))
const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const { pages, names } = await describeModules(entryPoints(folder, exports), join(folder, 'tsconfig.build.json'))

const missing = Object.keys(core).filter((name) => !names.has(name))
if (missing.length > 0) throw new Error(`The reference lacks these exports of core: ${missing.join(', ')}.`)

const modules = [...pages]
  .map(([subpath, markdown]) => ({ subpath, ...render(markdown, subpath) }))
  .filter(({ groups }) => groups.length > 0 && groups.some(({ names }) => names.length > 0))
  .sort((a, b) => a.subpath.localeCompare(b.subpath, 'en'))

const reference: Reference = { modules }
mkdirSync(dirname(FILE), { recursive: true })
writeFileSync(FILE, JSON.stringify(reference))
