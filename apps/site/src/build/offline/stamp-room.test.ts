import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Build } from '../../offline/parcel.ts'
import { stampFor, stampPage } from '../../offline/stamp.ts'
import { withRoomForStamp, writeStamp } from './stamp-room.ts'

const offer = (name: string, digit: string) => ({ version: `${name}.${digit.repeat(16)}`, bytes: 1 })
const BUILD: Build = {
  base: '',
  version: 'f'.repeat(16),
  date: '2026-11-21',
  shell: offer('shell', 'a'),
  languages: { en: offer('en', 'b'), zh: offer('zh', 'c'), th: offer('th', 'd') },
  first: [],
}

it.each(['index.html', 'en/index.html', 'zh/rules/cover/index.html', 'th/index.html'])(
  'the stamp of %s stands where room was left for it',
  (file) => {
    const page = '<title>掩体 ที่กำบัง</title><meta name="build" content="-"><p>ที่กำบัง</p>'
    const { html, room } = withRoomForStamp(page, file)
    const folder = mkdtempSync(join(tmpdir(), 'rulestone-stamp-'))
    const path = join(folder, 'page.html')
    writeFileSync(path, html)
    writeStamp(path, room ?? 0, stampFor(BUILD, file))
    expect(readFileSync(path, 'utf8')).toBe(stampPage(page, stampFor(BUILD, file)))
    rmSync(folder, { recursive: true })
  },
)

it('a page without a place for a stamp has no room for one', () => {
  expect(withRoomForStamp('<p>', 'en/index.html')).toEqual({ html: '<p>', room: undefined })
})
