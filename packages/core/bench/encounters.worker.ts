// `node encounters.worker.ts`: prints the milliseconds of a fight and of an event as JSON.
import {
  createEncounter,
  type EncounterMember,
  fightSeed,
  playEncounter,
  prepareEncounter,
  simulateEncounter,
} from '../src/index.ts'
import type { EncounterTimes } from './encounters.ts'
import { millisecondsPerCall } from './measure.ts'

const attack = { ability: 'none', proficient: false } as const
const blast = { ability: 'dexterity', dc: 15, damage: { notation: '8d6', type: 'fire' }, onSuccess: 'half' } as const
const flame = { ability: 'dexterity', dc: 15, damage: { notation: '2d8', type: 'radiant' }, onSuccess: 'none' } as const

/** Four characters of level 5, and four goblins. */
const PARTY: readonly EncounterMember[] = [
  {
    ...{ id: 'fighter', armorClass: 18, hitPointMaximum: 44, extraAttacks: [1] },
    attacks: [{ ...attack, id: 'longsword', bonus: 7, damage: '1d8+6', damageType: 'slashing' }],
  },
  {
    ...{ id: 'cleric', armorClass: 18, hitPointMaximum: 38 },
    attacks: [{ ...attack, id: 'mace', bonus: 5, damage: '1d6+2', damageType: 'bludgeoning' }],
    specialActions: [{ id: 'flame', takes: 'action', targets: 1, withinFeet: 60, save: flame }],
  },
  {
    ...{ id: 'rogue', armorClass: 15, hitPointMaximum: 38, initiativeBonus: 4 },
    attacks: [
      { ...attack, id: 'bow', kinds: ['ranged'], rangeFeet: 80, bonus: 7, damage: '4d6+4', damageType: 'piercing' },
    ],
  },
  {
    ...{ id: 'wizard', armorClass: 13, hitPointMaximum: 32, initiativeBonus: 2 },
    attacks: [
      { ...attack, id: 'bolt', kinds: ['ranged'], rangeFeet: 120, bonus: 7, damage: '2d10', damageType: 'fire' },
    ],
    specialActions: [{ id: 'blast', takes: 'action', uses: 2, withinFeet: 170, save: blast }],
  },
]
const GOBLINS: readonly EncounterMember[] = ['1', '2', '3', '4'].map((id) => ({
  ...{ id, kind: 'monster', size: 'small', armorClass: 15, hitPointMaximum: 10, initiativeBonus: 2 },
  attacks: [
    { ...attack, id: 'scimitar', bonus: 4, damage: '1d6+2', damageType: 'slashing' },
    {
      ...attack,
      id: 'bow',
      kinds: ['ranged'],
      rangeFeet: 80,
      longFeet: 320,
      bonus: 4,
      damage: '1d6+2',
      damageType: 'piercing',
    },
  ],
}))

const encounter = createEncounter({ party: PARTY, creatures: GOBLINS })
const prepared = prepareEncounter(encounter)
const fight = millisecondsPerCall(nextFight((seed) => simulateEncounter(prepared, seed)))
let [fights, events] = [0, 0]
const played = millisecondsPerCall(
  nextFight((seed) => {
    fights += 1
    events += playEncounter(encounter, seed).events.length
  }),
)

/** A call that plays the next fight each time. */
function nextFight(play: (seed: string) => unknown): () => unknown {
  let next = 0
  return () => {
    next += 1
    return play(fightSeed('bench', next))
  }
}

const answer: EncounterTimes = { fight, played, event: (played * fights) / events }
console.log(JSON.stringify(answer))
