import type { IRawProperty } from 'fast-check'
import type { Ruleset } from '../../src/index.ts'

/** Laws by what they state; each is a property under the rules of an edition. */
export type Laws = Readonly<Record<string, (ruleset: Ruleset) => IRawProperty<unknown, false>>>
