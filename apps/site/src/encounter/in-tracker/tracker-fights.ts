import type { FightEvent } from '@rulestone/core'
import {
  createEncounter,
  type Encounter,
  type EncounterMember,
  fightSeed,
  playEncounter,
  playedMember,
} from '@rulestone/core/encounter'
import { playedFragment } from '../../fight/played-fight.ts'
import type { RunInput } from '../run/run.ts'

/** The sides of an encounter as the tracker calls them. */
const SIDES = { party: 'party', creatures: 'foes' } as const

/** A member with the conditions that its hits and effects bring, which the run of an encounter leaves out. */
const wholeMember = ({ line: _, ...member }: EncounterMember): ReturnType<typeof playedMember> => member

/** The members of an encounter join the fight, the party first. */
function joinsOf(
  encounter: RunInput['encounter'],
  { ranges }: Encounter['fight'],
  creatureOf: typeof playedMember,
): FightEvent[] {
  const members = (['party', 'creatures'] as const).flatMap((side) =>
    encounter[side].map((member) => ({ side: SIDES[side], member: creatureOf(member) })),
  )
  return members.map(({ side, member }, index): FightEvent => {
    const before = new Set(members.slice(0, index).map((one) => one.member.id))
    const distances = ranges.flatMap(({ between: [one, other], feet }) => {
      if (other === member.id && before.has(one)) return [{ to: one, feet }]
      return one === member.id && before.has(other) ? [{ to: other, feet }] : []
    })
    return { kind: 'join', entering: { ...member, side, place: { kind: 'ranges' } }, distances }
  })
}

/** An encounter before its first roll, as the fragment with which the tracker opens it. */
export function fightToPlay({ encounter }: Pick<RunInput, 'encounter'>): Promise<string> {
  const { fight } = createEncounter(encounter)
  return playedFragment({ joins: joinsOf(encounter, fight, wholeMember), events: [] })
}

/**
 * A fight of a run as the fragment with which the tracker opens it.
 *
 * @param number from 0
 */
export function fightToWatch({ encounter, seed }: RunInput, number: number): Promise<string> {
  const created = createEncounter(encounter)
  const { fight } = created
  const seedOfFight = fightSeed(seed, number)
  return playedFragment({
    joins: joinsOf(encounter, fight, playedMember),
    events: playEncounter(created, seedOfFight).events,
    seed: seedOfFight,
  })
}
