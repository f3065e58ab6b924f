import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { NOT_KEPT } from '../../offline/parcel.ts'
import { blankPage } from '../../offline/stamp.ts'

/** What is text and can be kept. Pictures for other sites, maps of the site and the like are not. */
const KEPT = /\.(?:html|js|css|json|svg|webmanifest)$/u
const SHARED = /^(?:_astro\/.*|not-kept\.html|index\.html|404\.html|favicon\.svg|moved\.js)$/u

/** The paths of what can be kept of a built site. */
export interface SiteFiles {
  /** what the languages share */
  readonly shell: readonly string[]
  readonly languages: ReadonlyMap<string, readonly string[]>
}

/**
 * A path as addresses have it.
 *
 * @example
 * addressPath('en/rules/cover/index.html') // => 'en/rules/cover/'
 */
export const addressPath = (file: string): string => file.replace(/(^|\/)index\.html$/u, '$1')

/** The file at a path. */
export const fileAt = (path: string): string => (path === '' || path.endsWith('/') ? `${path}index.html` : path)

/** Finds what a built site has to keep. */
export async function findSiteFiles(folder: string, locales: readonly string[]): Promise<SiteFiles> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/')).sort()
  const pathsOf = (isOf: (name: string) => boolean): string[] =>
    names.filter((name) => KEPT.test(name) && isOf(name)).map(addressPath)
  return {
    shell: pathsOf((name) => SHARED.test(name)),
    languages: new Map(locales.map((locale) => [locale, pathsOf((name) => name.startsWith(`${locale}/`))])),
  }
}

/** Reads a page by its file. */
export type ReadPage = (file: string) => string

/** Reads what a built site has at some paths; pages without their stamp. */
export function readSiteFiles(folder: string, paths: readonly string[], readPage: ReadPage): Map<string, string> {
  return new Map(
    paths.map((path) => {
      const file = fileAt(path)
      return [path, file.endsWith('.html') ? blankPage(readPage(file)) : readFileSync(join(folder, file), 'utf8')]
    }),
  )
}

/**
 * What stands in for a page that is not kept: the page itself, and the files that it names, and those that they import.
 *
 * @throws RangeError when the site has no such page
 */
export function firstFiles(shell: ReadonlyMap<string, string>, base: string): string[] {
  const found = new Set([NOT_KEPT])
  for (const path of found) {
    const text = shell.get(path)
    if (text === undefined) throw new RangeError(`path is "${path}"; the built site has no such file.`)
    const names = path.endsWith('.js')
      ? Array.from(text.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/gu), ([, name]) => `_astro/${name}`)
      : Array.from(text.matchAll(/(?:href|src)="([^"]+)"/gu), ([, address = '']) => address)
          .filter((address) => address.startsWith(`${base}/_astro/`))
          .map((address) => address.slice(base.length + 1))
    for (const name of names) found.add(name)
  }
  return Array.from(found)
}
