// `npm run arrows`: checks the imports of all packages by the rules of `.dependency-cruiser.mjs`.
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cruise } from 'dependency-cruiser'
import config from '../.dependency-cruiser.mjs'
import { root } from './workspace.mjs'

const SOURCES = '{packages,apps,content,scripts}/**/*.{ts,tsx,mjs,js,json,astro}'
const SKIPPED = /(^|\/)(node_modules|dist|\.astro|\.turbo|outside\/projects)(\/|$)/

/**
 * The files of the repository that match, by path.
 *
 * @param {string} [pattern] by default all files that can import or be imported
 * @returns {Record<string, string>}
 */
export function filesOf(pattern = SOURCES) {
  const paths = globSync(pattern, { cwd: root, exclude: (path) => SKIPPED.test(path) })
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

/** The code of an Astro component: its frontmatter and its scripts. dependency-cruiser does not parse Astro. */
function codeOf(component) {
  const [, frontmatter = ''] = /^---\n(.*?)^---$/ms.exec(component) ?? []
  const scripts = Array.from(component.matchAll(/^<script>(.*?)<\/script>/gms), ([, code]) => code)
  return [frontmatter, ...scripts].join('\n')
}

/** Writes the files into a new folder where imports between packages resolve; components become TypeScript. */
function write(files) {
  const folder = mkdtempSync(join(tmpdir(), 'arrows-'))
  for (const [path, text] of Object.entries(files)) {
    const target = join(folder, path.endsWith('.astro') ? `${path}.ts` : path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, path.endsWith('.astro') ? codeOf(text) : text)
  }
  for (const path of Object.keys(files).filter((path) => path.endsWith('/package.json'))) {
    const link = join(folder, 'node_modules', JSON.parse(files[path]).name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(folder, dirname(path)), link)
  }
  return folder
}

/**
 * Checks files by the rules.
 *
 * @param {Readonly<Record<string, string>>} files by path
 * @returns {Promise<{ output: string, exitCode: number }>} the forbidden imports as text
 */
export async function checkArrows(files) {
  const folder = write(files)
  try {
    const roots = new Set(Object.keys(files).map((path) => path.split('/')[0]))
    const options = { ...config.options, ruleSet: { forbidden: config.forbidden }, validate: true, baseDir: folder }
    const { output, exitCode } = await cruise([...roots], { ...options, outputType: 'err-long' })
    return { output: output.replaceAll('.astro.ts', '.astro'), exitCode }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { output, exitCode } = await checkArrows(filesOf())
  console.log(output)
  process.exitCode = exitCode === 0 ? 0 : 1
}
