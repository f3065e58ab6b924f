import { characterPreset, combatant } from '@rulestone/compendium'
import { createEncounter, fightSeed, playEncounter } from '@rulestone/core'
import { expect, test } from 'vitest'
import { readLink } from '../../fight/menu/fight-link.ts'
import { fightToWatch } from './fight-to-watch.ts'

test.each(['goblin-warrior', 'adult-red-dragon', 'wolf'] as const)(
  'the tracker opens a fight against %s',
  async (id) => {
    const encounter = {
      party: [
        { ...characterPreset('fighter', 3), id: 'Mira' },
        { ...characterPreset('wizard', 3), id: 'Tam' },
      ],
      creatures: [
        { ...combatant(id), id: 'one' },
        { ...combatant(id), id: 'other' },
      ],
    }
    const opened = await readLink(await fightToWatch({ encounter, seed: 'table 7' }, 4))
    const played = playEncounter(createEncounter(encounter), fightSeed('table 7', 4))
    if (!opened.ok) throw new RangeError(JSON.stringify(opened.error))
    const { state } = opened.value.snapshots.at(-1) ?? {}
    const left = Object.values(state?.creatures ?? {}).map(({ vitals: { life } }) =>
      life.kind === 'conscious' ? life.hitPoints : 0,
    )
    expect(left).toEqual(played.hitPoints)
    expect(state?.round).toBe(played.fight.round)
  },
)
