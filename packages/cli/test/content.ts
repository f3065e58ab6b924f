import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { book, english, translated } from '@rulestone/testing/entries'

const folders: string[] = []

/** Removes the content folders of the tests so far; to be called after all tests of a file. */
export function removeContentFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rulestone-'))
  folders.push(folder)
  return folder
}

/** Copies a content folder for a test and gives the path of the copy. */
export function copyOf(original: string): string {
  const folder = newFolder()
  cpSync(original, folder, { recursive: true })
  return folder
}

/** Writes a content folder for a test and gives its path. */
export function contentFolderOf(files: Readonly<Record<string, string>>): string {
  const folder = newFolder()
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return folder
}

/** An entry translated into Thai. */
export const thai = (id: string, body = 'คำ'): string =>
  translated(id, body).replace('题', 'กำแพง').replace('一句话。', 'หนึ่งประโยค')

/** A folder with one rule in three languages, whose translations are not confirmed. */
export const ONE_RULE: Readonly<Record<string, string>> = {
  'books/book.yml': book('walls'),
  'rules/combat/walls.en.md': english('walls'),
  'rules/combat/walls.zh.md': translated('walls'),
  'rules/combat/walls.th.md': thai('walls'),
}

/** Replaces a text in a file of a content folder. */
export function edit(folder: string, file: string, from: string, to: string): void {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new RangeError(`from is "${from}", which is not in ${file}.`)
  writeFileSync(path, text.replace(from, to))
}

const BODY = 'Behind you.\n\n- low walls\n- high walls\n\nFar away.'

/** A folder with one rule of four paragraphs and items in three languages, whose translations are not confirmed. */
export const LONG_RULE: Readonly<Record<string, string>> = {
  ...ONE_RULE,
  'rules/combat/walls.en.md': english('walls', BODY),
  'rules/combat/walls.zh.md': translated('walls', '在你身后。\n\n- 矮墙\n- 高墙\n\n很远。'),
  'rules/combat/walls.th.md': thai('walls', 'อยู่หลังคุณ\n\n- กำแพงเตี้ย\n- กำแพงสูง\n\nไกลออกไป'),
}
