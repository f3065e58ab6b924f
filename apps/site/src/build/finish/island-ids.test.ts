import { expect, test } from 'vitest'
import { readHtml, writeHtml } from '../html.ts'
import { stripIslandIds } from './island-ids.ts'

test('removes the ids of islands and of no other element', () => {
  const page = readHtml(
    '<!doctype html><html><head></head><body><astro-island uid="Z1" prefix="r2"></astro-island><p uid="1"></p></body></html>',
  )
  stripIslandIds(page)
  expect(writeHtml(page)).toContain('<body><astro-island prefix="r2"></astro-island><p uid="1"></p></body>')
})
