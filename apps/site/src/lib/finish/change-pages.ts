import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Changes the pages of a built site where they stand, one after the other: together they are more than a build should hold. */
export async function changePages(folder: string, change: (page: string) => string): Promise<void> {
  for (const path of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, path)
    const page = await readFile(file, 'utf8')
    const changed = change(page)
    if (changed !== page) await writeFile(file, changed)
  }
}
