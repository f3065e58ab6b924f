import type { Condition } from '../../vocabulary/conditions.ts'

/** What puts out the fire on a creature or an object. */
export type Extinguisher = 'rolling-on-the-ground' | 'doused' | 'submerged' | 'suffocated'

/** What putting out a fire takes. */
export interface Extinguishing {
  /** whether it takes the action of the burning creature */
  readonly action: boolean
  /** the condition that the creature gives itself */
  readonly condition: Condition | 'none'
}

/**
 * What putting out the fire on oneself takes: an action, and the Prone condition, for rolling on the ground; nothing if
 * somebody or something douses, submerges or suffocates the fire. Until then, a burning creature or object takes
 * `HAZARD_FIGURES.burning` at the start of each of its turns.
 *
 * @source SRD 5.2.1, Rules Glossary, Burning (page 178)
 * @example
 * extinguishing('rolling-on-the-ground') // => { action: true, condition: 'prone' }
 * extinguishing('doused') // => { action: false, condition: 'none' }
 */
export const extinguishing = (by: Extinguisher): Extinguishing =>
  by === 'rolling-on-the-ground' ? { action: true, condition: 'prone' } : { action: false, condition: 'none' }
