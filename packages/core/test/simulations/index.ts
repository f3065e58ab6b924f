import { DAILY_NEEDS } from './daily-needs.ts'
import { DEATH_SAVES } from './death-saves.ts'
import { INITIATIVE } from './initiative.ts'

/** Simulations with seeded dice to compare with calculators; the name of each is its seed. */
export const SIMULATIONS = [...INITIATIVE, ...DEATH_SAVES, ...DAILY_NEEDS]
