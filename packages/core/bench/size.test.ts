import { expect, test } from 'vitest'
import { ONE_EACH, sizeOf } from './size.ts'

test.each(ONE_EACH)('$name is small enough to be imported alone', async (bundle) => {
  expect((await sizeOf(bundle)).zipped).toBeLessThanOrEqual(Number(bundle.goal))
})
