import { CHARACTER_PRESETS, type CreatureId, combatant, creature, type PartyMember } from '@rulestone/compendium'
import {
  type ChallengeRating,
  createEncounter,
  duelOdds,
  type Encounter,
  type EncounterOdds,
  type NewEncounter,
  oddsOfTally,
  prepareEncounter,
  type WayToPlay,
} from '@rulestone/core'
import { creatureNamed } from '../content/creature-named.ts'
import type { EntryNames, OnTaken } from '../content/find-entry.ts'
import { Refusal } from '../terminal/refusal.ts'
import { type TimeOfFights, USAGE } from '../terminal/usage.ts'
import { readCreatureCount } from './creature-count.ts'
import { partyIn } from './party-file.ts'
import { type FightsToPlay, playFights } from './play-fights.ts'

/** The seconds for which fewer fights are offered. */
const OFFERED_SECONDS = 30
const MOST_OF_A_KIND = 500

/** The four ready characters of a level. */
export const usualParty = (level: number): Promise<readonly PartyMember[]> =>
  partyIn(
    CHARACTER_PRESETS.map((preset) => ({ preset, level })),
    'party',
  )

/** The creatures that were typed, one by one; equal ones are numbered. */
async function creaturesOf(
  typed: readonly string[],
  names: EntryNames,
  onTaken: OnTaken,
): Promise<readonly (readonly [CreatureId, string])[]> {
  const counts = new Map<CreatureId, number>()
  for (const argument of typed) {
    const { count, name } = readCreatureCount(argument) ?? { count: 0, name: argument }
    if (count < 1 || count > MOST_OF_A_KIND) throw new Refusal(USAGE.wrongCount(argument, MOST_OF_A_KIND))
    const id = await creatureNamed(name, names, onTaken)
    counts.set(id, (counts.get(id) ?? 0) + count)
  }
  return [...counts].flatMap(([id, count]) =>
    Array.from({ length: count }, (_, index) => [id, count === 1 ? id : `${id} ${index + 1}`] as const),
  )
}

/** An encounter that can be played, and what it was made of. */
export interface PlannedEncounter {
  readonly plan: NewEncounter
  readonly encounter: Encounter
  /** the kinds of its creatures, each once */
  readonly kinds: readonly CreatureId[]
  /** the Challenge Rating of each creature */
  readonly ratings: readonly ChallengeRating[]
}

/**
 * Sets an encounter up.
 *
 * @param typed creatures, such as `4 goblin`
 * @throws Refusal if a creature is not found, or the encounter cannot be played
 */
export async function planEncounter(
  party: readonly PartyMember[],
  typed: readonly string[],
  way: WayToPlay,
  names: EntryNames,
  onTaken: OnTaken,
): Promise<PlannedEncounter> {
  const chosen = await creaturesOf(typed, names, onTaken)
  const plan: NewEncounter = {
    party: party.map(({ member }) => member),
    creatures: chosen.map(([kind, id]) => ({ ...combatant(kind), id })),
    way,
  }
  try {
    return {
      plan,
      encounter: createEncounter(plan),
      kinds: [...new Set(chosen.map(([kind]) => kind))],
      ratings: chosen.map(([kind]) => creature(kind).challengeRating),
    }
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal(error.message)
    throw error
  }
}

/** The number of fighters of both sides. */
export const fighters = ({ fight }: Encounter): number => Object.keys(fight.creatures).length

/** The odds of an encounter. */
export interface FoundOdds {
  readonly kind: 'found'
  readonly odds: EncounterOdds
  /** how many fights were played; 0 if the odds are exact without any */
  readonly fights: number
}

/** That the fights would take too long, and how many would not. */
interface TooLong extends TimeOfFights {
  readonly kind: 'too-long'
}

/** The odds: exact for one against one, else from fights. */
export async function findOdds(
  plan: NewEncounter,
  encounter: Encounter,
  settings: Omit<FightsToPlay, 'encounter'>,
): Promise<FoundOdds | TooLong> {
  const prepared = prepareEncounter(encounter)
  const exact = duelOdds(prepared)
  if (exact) return { kind: 'found', odds: exact, fights: 0 }
  const played = await playFights({ encounter: plan, ...settings })
  if (played.kind === 'played')
    return { kind: 'found', odds: oddsOfTally(prepared, played.tally), fights: played.tally.fights }
  const { seconds, fightsPerSecond } = played
  const fewer = Math.ceil(Math.min(settings.fights / 10, fightsPerSecond * OFFERED_SECONDS))
  return { kind: 'too-long', seconds: Math.ceil(seconds), fewer, fewerSeconds: Math.ceil(fewer / fightsPerSecond) }
}
