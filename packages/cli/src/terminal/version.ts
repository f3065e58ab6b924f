import { readFile } from 'node:fs/promises'

/** A field of the package of this program; empty if it is missing. */
async function packageField(field: 'version' | 'homepage'): Promise<string> {
  const data: unknown = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'))
  return typeof data === 'object' && data !== null ? String(Reflect.get(data, field) ?? '') : ''
}

/** The version of this program. */
export const version = (): Promise<string> => packageField('version')

/** The URL of the published site. */
export const homepage = (): Promise<string> => packageField('homepage')
