import { DAILY_NEEDS } from './daily-needs.ts'
import { DEATH_SAVES } from './death-saves.ts'
import { INITIATIVE } from './initiative.ts'

/** Calculators compared with people who play with seeded dice; the name of each is its seed. */
export const SIMULATIONS = [...INITIATIVE, ...DEATH_SAVES, ...DAILY_NEEDS]
