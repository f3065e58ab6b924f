import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { contentFolderOf, removeContentFolders } from '../../test/content.ts'
import { Refusal } from '../terminal/refusal.ts'
import { writeContent } from './write-content.ts'

afterAll(removeContentFolders)

test('creates missing folders', async () => {
  const root = contentFolderOf({ 'rules/a/b.en.md': 'x' })
  await writeContent(root, 'confirmed/zh.json', '{}')
  expect(readFileSync(join(root, 'confirmed/zh.json'), 'utf8')).toBe('{}')
  await writeContent(root, 'rules/a/b.en.md', 'y')
  expect(readFileSync(join(root, 'rules/a/b.en.md'), 'utf8')).toBe('y')
})

test('does not follow a symbolic link to the file or to a folder of its path', async () => {
  const root = contentFolderOf({ 'rules/a/b.en.md': 'x' })
  const outside = contentFolderOf({ 'secret.txt': 'keep' })
  mkdirSync(join(root, 'confirmed'))
  symlinkSync(join(outside, 'secret.txt'), join(root, 'confirmed/zh.json'))
  symlinkSync(outside, join(root, 'terms'))
  symlinkSync(join(outside, 'nowhere'), join(root, 'equal.yml'))
  writeFileSync(join(outside, 'zh.yml'), 'keep')
  for (const file of ['confirmed/zh.json', 'terms/zh.yml', 'terms/new/zh.yml', 'equal.yml']) {
    await expect(writeContent(root, file, 'x')).rejects.toThrow(Refusal)
  }
  expect(readFileSync(join(outside, 'secret.txt'), 'utf8')).toBe('keep')
  expect(readFileSync(join(outside, 'zh.yml'), 'utf8')).toBe('keep')
})
