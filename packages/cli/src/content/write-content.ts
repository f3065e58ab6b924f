import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '../terminal/refusal.ts'
import { USAGE } from '../terminal/usage.ts'
import { pathFromHere } from './content-path.ts'
import { writeWholeFile } from './write-file.ts'

/** Whether a path is a symbolic link. */
const isLink = async (path: string): Promise<boolean> =>
  lstat(path).then(
    (found) => found.isSymbolicLink(),
    () => false,
  )

/**
 * Writes a file of a content folder, and creates the folders it needs. Links are not followed, because content is
 * untrusted and a link could point outside the folder.
 *
 * @param file path inside the content folder, with forward slashes
 * @throws Refusal when the file, or a folder on the way to it, is a link, or if it cannot be written
 */
export async function writeContent(root: string, file: string, text: string): Promise<void> {
  let path = root
  for (const part of file.split('/')) {
    path = join(path, part)
    if (await isLink(path)) throw new Refusal(USAGE.link(pathFromHere(root, file)))
  }
  await writeWholeFile(path, pathFromHere(root, file), text)
}
