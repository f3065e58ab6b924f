import { expect, test } from 'vitest'
import { withoutUids } from './without-uids.ts'

test.each([
  ['<astro-island uid="1" prefix="r2" props="{}">', '<astro-island prefix="r2" props="{}">'],
  ['<astro-island uid="1"></astro-island><astro-island uid="2">', '<astro-island></astro-island><astro-island>'],
  ['<p title="uid=&quot;1&quot;">uid="1"</p>', '<p title="uid=&quot;1&quot;">uid="1"</p>'],
])('%s', (page, expected) => {
  expect(withoutUids(page)).toBe(expected)
})
