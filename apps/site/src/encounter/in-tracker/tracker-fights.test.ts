import { type CreatureId, characterPreset, combatant } from '@rulestone/compendium'
import { createEncounter, fightSeed, playEncounter } from '@rulestone/core'
import { expect, test } from 'vitest'
import { readLink } from '../../fight/menu/fight-link.ts'
import { fightToPlay, fightToWatch } from './tracker-fights.ts'

const encounterAgainst = (id: CreatureId) => ({
  party: [
    { ...characterPreset('fighter', 3), id: 'Mira' },
    { ...characterPreset('wizard', 3), id: 'Tam' },
  ],
  creatures: [
    { ...combatant(id), id: 'one' },
    { ...combatant(id), id: 'other' },
  ],
})

test('the tracker opens an encounter before Initiative, each time with other dice', async () => {
  const input = { encounter: encounterAgainst('wolf') }
  const [opened, again] = await Promise.all(
    [fightToPlay(input), fightToPlay(input)].map(async (link) => readLink(await link)),
  )
  if (!opened?.ok || !again?.ok) throw new RangeError(JSON.stringify([opened, again]))
  const { state } = opened.value.snapshots.at(-1) ?? {}
  expect(state?.phase).toEqual({ kind: 'no-combat' })
  expect(Object.entries(state?.creatures ?? {}).map(([id, { side }]) => [id, side])).toEqual([
    ['Mira', 'party'],
    ['Tam', 'party'],
    ['one', 'foes'],
    ['other', 'foes'],
  ])
  const [bite] = state?.creatures['one']?.attacks ?? []
  expect(bite?.onHit?.conditions).toMatchObject([{ condition: 'prone' }])
  expect(opened.value.document.seed).not.toBe(again.value.document.seed)
})

test.each(['goblin-warrior', 'adult-red-dragon', 'wolf'] as const)(
  'the tracker opens a fight against %s',
  async (id) => {
    const encounter = encounterAgainst(id)
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
