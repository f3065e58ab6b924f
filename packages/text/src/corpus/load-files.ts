import { lstat, readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { mostBytes } from './limits.ts'
import { FOLDERS, TOP_FILES } from './readers.ts'
import type { RawFile } from './text-file.ts'

async function loadFile(path: string, file: string): Promise<RawFile['bytes']> {
  try {
    const found = await lstat(path)
    if (found.isSymbolicLink()) return 'link'
    return found.size > mostBytes(file) ? 'too-large' : await readFile(path)
  } catch {
    return 'unreadable'
  }
}

async function listFile(path: string): Promise<string[]> {
  const found = await lstat(path).catch(() => undefined)
  return found?.isFile() || found?.isSymbolicLink() ? [path] : []
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    if ((await lstat(folder)).isSymbolicLink()) return [folder]
    const found = await readdir(folder, { recursive: true, withFileTypes: true })
    return found
      .filter((item) => (item.isFile() || item.isSymbolicLink()) && !item.name.startsWith('.'))
      .map((item) => join(item.parentPath, item.name))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/**
 * Loads the files of a content folder, sorted by path. Hidden files and devices are ignored. Symbolic links and files
 * that are too large are listed without their bytes.
 *
 * @throws the error of the file system if an existing folder cannot be listed
 */
export async function loadFiles(folder: string): Promise<RawFile[]> {
  const paths = await Promise.all([
    ...Array.from(FOLDERS, (name) => listFiles(join(folder, name))),
    ...TOP_FILES.map((name) => listFile(join(folder, name))),
  ])
  const named = paths.flat().map((path) => ({ path, file: relative(folder, path).split(sep).join('/') }))
  named.sort((a, b) => (a.file < b.file ? -1 : 1))
  return await Promise.all(named.map(async ({ path, file }) => ({ file, bytes: await loadFile(path, file) })))
}
