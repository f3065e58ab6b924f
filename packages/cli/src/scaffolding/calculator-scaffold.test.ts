import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { WORKSPACE } from '../../test/spawn.ts'
import { calculatorFiles } from './calculator-scaffold.ts'

const FOLDER = 'packages/core/src/calculators'

test('every module that a new calculator imports exists in core', () => {
  const made = calculatorFiles('spell-duel')
  const imported = Object.values(made).flatMap((text) =>
    Array.from(text.matchAll(/ from '(\.[^']+)'/g), ([, path = '']) => path),
  )
  expect(imported.length).toBeGreaterThan(5)
  const missing = imported.filter((path) => !existsSync(join(WORKSPACE, FOLDER, path)) && !(path.slice(2) in made))
  expect(missing).toEqual([])
})
