import { test } from 'vitest'
import { SIMULATIONS } from '../simulations/index.ts'

test.each(SIMULATIONS)('%s: a million seeded plays lie within four standard errors', (_, simulate) => {
  simulate(1_000_000)
})
