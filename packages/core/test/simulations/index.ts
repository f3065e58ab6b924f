import { DAILY_NEEDS } from './daily-needs.ts'
import { DEATH_SAVES } from './death-saves.ts'
import { INITIATIVE } from './initiative.ts'

/** Calculators against people who play with seeded dice; the dice of each are those of its name. */
export const SIMULATIONS = [...INITIATIVE, ...DEATH_SAVES, ...DAILY_NEEDS]
