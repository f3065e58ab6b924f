import { readFile } from 'node:fs/promises'

/** A file as text, with its byte order mark; empty if there is none. */
export async function readIfThere(path: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await readFile(path))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}
