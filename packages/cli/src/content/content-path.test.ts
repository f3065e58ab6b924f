import { join, resolve } from 'node:path'
import { contentFolder } from '@rulestone/content'
import { afterAll, describe, expect, test } from 'vitest'
import { contentFolderOf, ONE_RULE, removeContentFolders } from '../../test/content.ts'
import { findContent, isWithin, pathFromHere } from './content-path.ts'

afterAll(removeContentFolders)

const root = contentFolderOf(ONE_RULE)

describe('the content folder of a path', () => {
  test.each([
    ['the folder itself', '', ''],
    ['a folder in it', 'rules/combat', 'rules/combat'],
    ['a file in it', 'rules/combat/walls.zh.md', 'rules/combat/walls.zh.md'],
    ['a file beside the rules', 'books/book.yml', 'books/book.yml'],
  ])('%s', async (_, typed, path) => {
    expect(await findContent(join(root, typed))).toEqual({ root, path })
  })

  test('the bundled content folder', async () => {
    expect(await findContent(contentFolder)).toEqual({ root: resolve(contentFolder), path: '' })
  })

  test.each([
    ['no such path', join(root, 'rules/none.md'), 'expected a file or folder that exists'],
    ['no content folder', '/', 'expected one in a content folder'],
  ])('%s', async (_, typed, message) => {
    await expect(findContent(typed)).rejects.toThrow(message)
  })
})

test.each([
  ['rules/combat/cover.en.md', '', true],
  ['rules/combat/cover.en.md', 'rules', true],
  ['rules/combat/cover.en.md', 'rules/combat/cover.en.md', true],
  ['rules/combat/cover.en.md', 'rules/com', false],
  ['rules/combat/cover.en.md', 'books', false],
])('%s within “%s”: %s', (file, path, within) => {
  expect(isWithin(file, path)).toBe(within)
})

test('pathFromHere is relative to the current directory', () => {
  expect(resolve(pathFromHere(root, 'books/book.yml'))).toBe(join(root, 'books/book.yml'))
})
