import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { BUNDLES, kilobytes, ONE_EACH, sizeOf } from './size.ts'

test.each(ONE_EACH)('$name is small enough to be imported alone', async (bundle) => {
  expect((await sizeOf(bundle)).zipped).toBeLessThanOrEqual(Number(bundle.goal))
})

describe('the table in the README; `pnpm bench size` writes it', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

  /** How much a size may have changed since the table was written: core grows with every rule. */
  const TOLERANCE = 0.1

  test.each(BUNDLES)('$name is as large as it says', async (bundle) => {
    const [, shown] =
      readme
        .split('\n')
        .find((line) => line.startsWith(`| ${bundle.name} `))
        ?.split('|')
        .slice(1) ?? []
    const { zipped } = await sizeOf(bundle)
    expect(
      Math.abs(Number.parseFloat(shown ?? '') * 1000 - zipped),
      `${shown} is now ${kilobytes(zipped)}`,
    ).toBeLessThan(100 + zipped * TOLERANCE)
  })

  test('has every entry point', () => {
    const paths = Object.keys(manifest.exports).filter((path) => !path.includes('*'))
    const names = BUNDLES.map(({ name }) => name)
    for (const path of paths) expect(names).toContain(`all of \`@rulestone/core${path.slice(1)}\``)
  })
})
