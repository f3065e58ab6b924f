import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from '@rulestone/content'

/**
 * The current string of the content, so that tests do not break if its wording changes.
 *
 * @param key names joined with dots, as in `attack.title`
 */
export function said(locale: string, namespace: string, key: string): string {
  let found: unknown = JSON.parse(readFileSync(join(contentFolder, 'strings', locale, `${namespace}.json`), 'utf8'))
  for (const name of key.split('.')) found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : ''
  return String(found)
}
