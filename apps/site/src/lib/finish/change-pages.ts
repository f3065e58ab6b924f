import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Changes the pages of a built site where they stand, one after the other: together they are more than a build should hold. */
export function changePages(folder: string, change: (page: string) => string): void {
  for (const path of globSync('**/*.html', { cwd: folder })) changeFile(join(folder, path), change)
}

/** Changes a file where it stands. Thousands of small files cost a third less when nothing is awaited. */
export function changeFile(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8')
  const changed = change(text)
  if (changed !== text) writeFileSync(file, changed)
}
