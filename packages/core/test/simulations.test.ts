import { test } from 'vitest'
import { SIMULATIONS } from './simulations/index.ts'

// The long tests play a million of each.
test.each(SIMULATIONS)('%s: 20,000 seeded plays lie within four standard errors', (_, simulate) => {
  simulate(20_000)
})
