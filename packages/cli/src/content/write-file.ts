import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import atomically from 'write-file-atomic'
import { Refusal } from '../terminal/refusal.ts'
import { USAGE } from '../terminal/usage.ts'

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'

/**
 * Writes a whole file, with the folders that it needs. An interruption or a full disk leaves the old file as it was.
 *
 * @param shown the path as the user knows it
 * @throws Refusal if the operating system refuses, with its reason
 */
export async function writeWholeFile(path: string, shown: string, text: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true })
    await atomically(path, text)
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw new Refusal(USAGE.notWritten(shown, error.message))
  }
}
