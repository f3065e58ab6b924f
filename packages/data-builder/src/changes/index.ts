import records from '@rulestone/content/changes.json' with { type: 'json' }
import type { Change } from '../schema/index.ts'
import { changesIn } from './changes.ts'

export { changedThing } from './changes.ts'

/** What changed in the rules, spells and creatures, by day: the oldest first. */
export const CHANGES: readonly Change[] = changesIn(records)
