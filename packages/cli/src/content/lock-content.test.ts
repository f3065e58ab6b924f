import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { contentFolderOf, removeContentFolders } from '../../test/content.ts'
import { withContentLocked } from './lock-content.ts'

afterAll(removeContentFolders)

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5))

test('changes of one folder that begin at once happen one after another', async () => {
  const root = contentFolderOf({ 'count.txt': '0' })
  const file = join(root, 'count.txt')
  const increase = async (): Promise<void> => {
    const count = Number(readFileSync(file, 'utf8'))
    await pause()
    writeFileSync(file, String(count + 1))
  }
  await Promise.all(Array.from({ length: 5 }, () => withContentLocked(root, increase)))
  expect(readFileSync(file, 'utf8')).toBe('5')
})

test('a change that fails releases the lock', async () => {
  const root = contentFolderOf({ 'count.txt': '0' })
  const fail = (): Promise<never> => Promise.reject(new RangeError('no'))
  await expect(withContentLocked(root, fail)).rejects.toThrow('no')
  expect(await withContentLocked(root, async () => 'done')).toBe('done')
})
