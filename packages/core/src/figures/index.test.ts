import { expect, test } from 'vitest'
import { SOURCE_FILES } from '../../test/source-files.ts'
import { FIGURES } from './index.ts'

const chapters = Object.entries(SOURCE_FILES).filter(([file]) => file.startsWith('figures/'))

test('every figure belongs to exactly one chapter', () => {
  const named = chapters.flatMap(([, text]) => [
    ...text.matchAll(
      /^ {2}'?([a-z\d-]+)'?: (?:integer|signed|dice|feet|feetPer|singleFeet|squareSide|miles|pounds)\(/gm,
    ),
  ])
  expect(named.map(([, id]) => id).sort()).toEqual(Object.keys(FIGURES).sort())
})

test.each(Object.entries(FIGURES))('%s has a value', (id, { kind, value }) => {
  expect(id).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/)
  expect(kind === 'dice' ? /^\d+d\d/.test(value) : Number.isInteger(value)).toBe(true)
})
