import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as compendium from '../src/index.ts'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')

test('the table of the README names every export', () => {
  const table = readme.split('\n').filter((line) => line.startsWith('| `'))
  const named = new Set(table.flatMap((line) => line.match(/\w+/g) ?? []))
  expect(Object.keys(compendium).filter((name) => !named.has(name))).toEqual([])
})
