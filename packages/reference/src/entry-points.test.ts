import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { entryPoints } from './entry-points.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))

test('lists small modules before those that export them again', () => {
  const found = entryPoints(folder, {
    '.': { built: './dist/index.js', default: './src/write.ts' },
    './render': { built: './dist/render.js', default: './src/render.ts' },
    './calculators/*': { built: './dist/*.js', default: './src/*.ts' },
    './private/*': null,
    './schema.json': './dist/schema.json',
  })
  expect(found.map(({ subpath, file }) => [subpath, file.slice(folder.length)])).toEqual([
    ['render', 'src/render.ts'],
    ['', 'src/write.ts'],
  ])
})
