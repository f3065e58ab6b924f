import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { contentFolderOf, removeContentFolders } from '../../test/content.ts'
import { Refusal } from '../terminal/refusal.ts'
import { writeWholeFile } from './write-file.ts'

afterAll(removeContentFolders)

test('a file is replaced, and nothing is left beside it', async () => {
  const root = contentFolderOf({ 'a.txt': 'old' })
  await writeWholeFile(join(root, 'a.txt'), 'a.txt', 'new')
  expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe('new')
  expect(readdirSync(root)).toEqual(['a.txt'])
})

test.each([
  ['a folder has the name of the file', 'rules', 'rules'],
  ['a file has the name of a folder on the way', 'a.txt/b.txt', 'a.txt/b.txt'],
])('the message names the file and the reason where %s', async (_, file, shown) => {
  const root = contentFolderOf({ 'a.txt': 'old', 'rules/b.en.md': 'b' })
  const refused = writeWholeFile(join(root, file), shown, 'new')
  await expect(refused).rejects.toThrow(Refusal)
  await expect(refused).rejects.toThrow(new RegExp(`^Could not write ${shown}: E[A-Z]+: .* Tip: `))
  expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe('old')
})
