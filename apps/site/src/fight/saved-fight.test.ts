import { beforeEach, expect, test, vi } from 'vitest'
import { newFight, writeDocument } from './fight-document.ts'
import { deleteUnreadable, loadFight, saveFight } from './saved-fight.ts'

const { document } = newFight('7')
const readable = writeDocument(document)

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

const load = (text: string) => {
  stored.set('rulestone-fight', text)
  return loadFight().unreadable
}

test('a saved text that cannot be read is offered until it is deleted, also after a new fight', () => {
  expect(load('{"format":')).toBe('{"format":')
  saveFight(document)
  expect(loadFight()).toMatchObject({ fight: { document }, unreadable: '{"format":' })
  deleteUnreadable()
  expect(loadFight()).toMatchObject({ fight: { document }, unreadable: undefined })
})

test('deleting it before a new fight deletes the saved text, too', () => {
  load('{}')
  deleteUnreadable()
  expect(loadFight()).toEqual({ text: undefined, fight: undefined, unreadable: undefined })
})

test('a second text that cannot be read does not replace the first; the same text is put aside once', () => {
  load('{}')
  expect(load('[]')).toBe('{}\n[]')
  expect(load('[]')).toBe('{}\n[]')
})

test('a text that can be read again is no longer put aside', () => {
  stored.set('rulestone-fight-unreadable', readable)
  expect(load(readable)).toBeUndefined()
  expect(stored.has('rulestone-fight-unreadable')).toBe(false)
})
