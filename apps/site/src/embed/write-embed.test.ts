import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { CALCULATORS } from '@rulestone/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeEmbed } from './write-embed.ts'

const folder = mkdtempSync(join(tmpdir(), 'rulestone-embed-'))
beforeAll(() => writeEmbed(folder))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('embed.js is one file of at most 6 kB, which imports the rest on demand', () => {
  const code = readFileSync(join(folder, 'embed.js'), 'utf8')
  expect(gzipSync(code).length).toBeLessThanOrEqual(6000)
  expect(code).not.toMatch(/\b(?:import|from)\s*["'`{*]/u)
  expect(code).toContain('import(`./embed/show-calculator.')
})

/** Attributes that mean something else on the element; `class` does, too: that field is written `data-class`. */
const TAKEN = ['name', 'lang', 'id', 'style', 'title', 'hidden', 'dir', 'slot', 'part', 'role', 'inert', 'is']

test('every field of every calculator can be an attribute', () => {
  const fields = CALCULATORS.flatMap(({ id, fields }) => Object.keys(fields).map((field) => `${id} ${field}`))
  expect(fields.filter((one) => TAKEN.includes(one.split(' ')[1] ?? '') || /[A-Z]/u.test(one))).toEqual([])
})
