import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const IMPORT = /(?:from|import)"(\.\/[^"]+)"/gu

/** The files that a built script imports, and what these import: each once, itself not among them. */
export function importsOf(file: string): string[] {
  const found = new Set([file])
  for (const one of found)
    for (const [, name = ''] of readFileSync(one, 'utf8').matchAll(IMPORT)) found.add(join(dirname(one), name))
  found.delete(file)
  return Array.from(found)
}

const SCRIPT = /<(?:astro-island\b[^>]*? component-url|script type="late" data-src)="([^"]+)"/gu

/**
 * Names, beside each script that a page fetches later, the files that this imports: all are fetched at once, and none
 * waits for another to ask for it.
 *
 * @param folder what stands at the base path
 * @param base without a slash at its end
 */
export function namesChunks(folder: string, base: string): (page: string) => string {
  const known = new Map<string, string>()
  const chunksOf = (address: string): string => {
    const imports = importsOf(join(folder, address.slice(base.length)))
    return imports.map((file) => `${dirname(address)}/${basename(file)}`).join(' ')
  }
  return (page) =>
    page.replace(SCRIPT, (tag, address: string) => {
      const chunks = known.get(address) ?? chunksOf(address)
      known.set(address, chunks)
      return chunks === '' ? tag : `${tag} data-chunks="${chunks}"`
    })
}
