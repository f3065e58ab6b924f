import { test } from 'vitest'
import { SIMULATIONS } from './simulations/index.ts'

// A million of each are played by the long tests.
test.each(SIMULATIONS)('%s: 20,000 seeded plays lie within four standard errors', (_, simulate) => {
  simulate(20_000)
})
