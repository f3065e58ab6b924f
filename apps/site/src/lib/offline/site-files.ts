import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { NOT_KEPT } from './parcel.ts'
import { blankPage } from './stamp.ts'

/** What is text and can be kept. Pictures for other sites, maps of the site and the like are not. */
const KEPT = /\.(?:html|js|css|json|svg|webmanifest)$/u
const SHARED = /^(?:_astro\/.*|not-kept\.html|index\.html|404\.html|favicon\.svg|moved\.js)$/u

/** The files of a built site that can be kept: texts by path, pages without their stamp. */
export interface SiteFiles {
  /** what the languages share */
  readonly shell: ReadonlyMap<string, string>
  readonly languages: ReadonlyMap<string, ReadonlyMap<string, string>>
}

/**
 * A path as addresses have it.
 *
 * @example
 * addressPath('en/rules/cover/index.html') // => 'en/rules/cover/'
 */
export const addressPath = (file: string): string => file.replace(/(^|\/)index\.html$/u, '$1')

/** Reads what a built site has to keep. */
export async function readSiteFiles(folder: string, locales: readonly string[]): Promise<SiteFiles> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/')).sort()
  const read = async (isOf: (name: string) => boolean): Promise<ReadonlyMap<string, string>> => {
    const files = new Map<string, string>()
    for (const name of names.filter((one) => KEPT.test(one) && isOf(one))) {
      const text = await readFile(join(folder, name), 'utf8')
      files.set(addressPath(name), name.endsWith('.html') ? blankPage(text) : text)
    }
    return files
  }
  const languages = new Map<string, ReadonlyMap<string, string>>()
  for (const locale of locales) languages.set(locale, await read((name) => name.startsWith(`${locale}/`)))
  return { shell: await read((name) => SHARED.test(name)), languages }
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
