import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { LIMITS } from '../limits.ts'
import type { RawFile } from './text-file.ts'

/** The folders of a content folder that hold content; what lies beside them is none of ours. */
const FOLDERS = ['books', 'rules', 'strings', 'terms'] as const

async function loadFile(path: string): Promise<RawFile['bytes']> {
  try {
    const { size } = await stat(path)
    return size > LIMITS.fileBytes ? 'too-large' : await readFile(path)
  } catch {
    return 'unreadable'
  }
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    const found = await readdir(folder, { recursive: true, withFileTypes: true })
    return found
      .filter((item) => item.isFile() && !item.name.startsWith('.'))
      .map((item) => join(item.parentPath, item.name))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/**
 * Loads the files of a content folder, sorted by path. Hidden files, links and devices are passed over; a file that is
 * too large is named and not loaded.
 *
 * @throws the error of the file system where a folder is there and cannot be listed
 */
export async function loadFiles(folder: string): Promise<RawFile[]> {
  const paths = await Promise.all(FOLDERS.map((name) => listFiles(join(folder, name))))
  const named = paths.flat().map((path) => ({ path, file: relative(folder, path).split(sep).join('/') }))
  named.sort((a, b) => (a.file < b.file ? -1 : 1))
  return await Promise.all(named.map(async ({ path, file }) => ({ file, bytes: await loadFile(path) })))
}
