import { characterPreset, combatant } from '@rulestone/compendium'
import { createEncounter, oddsOfTally, prepareEncounter, tallyEncounter } from '@rulestone/core/encounter'
import { expectEqual } from './expect.ts'

/** The odds of a ready character against two goblins. */
export function encounter(): void {
  const goblins = ['goblin 1', 'goblin 2'].map((id) => ({ ...combatant('goblin-warrior'), id }))
  const party = [{ ...characterPreset('fighter', 3), id: 'fighter' }]
  const prepared = prepareEncounter(createEncounter({ party, creatures: goblins }))
  const tally = tallyEncounter(prepared, { seed: 'table 7', fights: 1000 })
  expectEqual('oddsOfTally', oddsOfTally(prepared, tally).partyWins.value, 0.873)
}
