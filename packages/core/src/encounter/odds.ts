import { FROM_0, FROM_1, requireInteger } from '../bounds.ts'
import { requireText } from '../text.ts'
import type { EncounterResult } from './result.ts'
import { type PreparedEncounter, simulateEncounter } from './simulate.ts'

/** What is counted over many fights of an encounter: integers alone, so that tallies of parts add up exactly. */
export interface EncounterTally {
  readonly fights: number
  readonly partyWins: number
  readonly creaturesWin: number
  /** fights in which a character is dead at the end, or the party loses */
  readonly somebodyLost: number
  /** the number of fights that ended in each round, from round 0 */
  readonly endedInRound: readonly number[]
  /** the Hit Points that the party has left, and their squares, over all fights */
  readonly partyHitPoints: number
  readonly partyHitPointsSquared: number
  /** in how many fights each fighter is dead at the end, in the order of the encounter */
  readonly dead: readonly number[]
  /** in how many fights each fighter is conscious at the end */
  readonly conscious: readonly number[]
}

/** Some fights of an encounter, which are numbered from 0. */
export interface FightsOfEncounter {
  readonly seed: string
  /** the number of the first of them; 0 by default */
  readonly first?: number
  readonly fights: number
}

/**
 * The seed of one fight of an encounter, with which `playEncounter` shows it.
 *
 * @example
 * fightSeed('table 7', 0) // => 'table 7 0'
 */
export const fightSeed = (seed: string, fight: number): string =>
  `${requireText('seed', seed)} ${requireInteger('fight', fight, FROM_0)}`

const addLists = (one: readonly number[], other: readonly number[]): readonly number[] =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, index) => (one[index] ?? 0) + (other[index] ?? 0))

/**
 * The tally of all fights of two tallies of one encounter.
 *
 * @example
 * const wolf = { kind: 'monster', hitPointMaximum: 11, attacks: [{ id: 'bite', ability: 'none', bonus: 4, damage: '1d6+2', damageType: 'piercing' }] } as const
 * const prepared = prepareEncounter(createEncounter({ party: [{ ...wolf, id: 'hero' }], creatures: [{ ...wolf, id: 'wolf' }] }))
 * const half = tallyEncounter(prepared, { seed: 'table 7', fights: 50 })
 * const otherHalf = tallyEncounter(prepared, { seed: 'table 7', first: 50, fights: 50 })
 * addTallies(half, otherHalf) // => tallyEncounter(prepared, { seed: 'table 7', fights: 100 })
 */
export const addTallies = (one: EncounterTally, other: EncounterTally): EncounterTally => ({
  fights: one.fights + other.fights,
  partyWins: one.partyWins + other.partyWins,
  creaturesWin: one.creaturesWin + other.creaturesWin,
  somebodyLost: one.somebodyLost + other.somebodyLost,
  endedInRound: addLists(one.endedInRound, other.endedInRound),
  partyHitPoints: one.partyHitPoints + other.partyHitPoints,
  partyHitPointsSquared: one.partyHitPointsSquared + other.partyHitPointsSquared,
  dead: addLists(one.dead, other.dead),
  conscious: addLists(one.conscious, other.conscious),
})

/** The tally of one fight. */
function tallyOf({ battle }: PreparedEncounter, { winner, rounds, hitPoints, dead }: EncounterResult): EncounterTally {
  const party = battle.fighters.filter(({ isParty }) => isParty)
  const left = party.reduce((sum, { index }) => sum + (hitPoints[index] ?? 0), 0)
  return {
    fights: 1,
    partyWins: Number(winner === 'party'),
    creaturesWin: Number(winner === 'creatures'),
    somebodyLost: Number(winner === 'creatures' || party.some(({ index }) => dead[index])),
    endedInRound: Array.from({ length: rounds + 1 }, (_, round) => Number(round === rounds)),
    partyHitPoints: left,
    partyHitPointsSquared: left * left,
    dead: dead.map(Number),
    conscious: hitPoints.map((points) => Number(points > 0)),
  }
}

/**
 * Plays some fights of an encounter and counts how they end. The same seed gives the same fights, in whatever parts they are
 * played.
 *
 * @throws RangeError if a number is not an integer within bounds
 * @example
 * const wolf = { kind: 'monster', hitPointMaximum: 11, attacks: [{ id: 'bite', ability: 'none', bonus: 4, damage: '1d6+2', damageType: 'piercing' }] } as const
 * const prepared = prepareEncounter(createEncounter({ party: [{ ...wolf, id: 'hero' }], creatures: [{ ...wolf, id: 'wolf' }] }))
 * tallyEncounter(prepared, { seed: 'table 7', fights: 50 }).fights // => 50
 */
export function tallyEncounter(
  prepared: PreparedEncounter,
  { seed, first = 0, fights }: FightsOfEncounter,
): EncounterTally {
  requireText('seed', seed)
  requireInteger('first', first, FROM_0)
  requireInteger('fights', fights, FROM_1)
  let tally = tallyOf(prepared, simulateEncounter(prepared, fightSeed(seed, first)))
  for (let fight = first + 1; fight < first + fights; fight += 1) {
    tally = addTallies(tally, tallyOf(prepared, simulateEncounter(prepared, fightSeed(seed, fight))))
  }
  return tally
}

/** An estimate from fights that were played: the true value lies between `low` and `high` with a probability of 95 %. */
export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** The odds of an encounter: estimates from fights, or exact figures, whose `low` and `high` are the value itself. */
export interface EncounterOdds {
  readonly isExact: boolean
  readonly partyWins: Estimate
  readonly somebodyLost: Estimate
  readonly rounds: Estimate
  /** the share of its Hit Points that the party has left */
  readonly hitPointsLeft: Estimate
  /** for each fighter, in the order of the encounter, the chance that it is dead at the end; undefined if it is not known */
  readonly dead: readonly (Estimate | undefined)[]
}

/** The number of standard errors on each side that hold 95 %. */
const STANDARD_ERRORS = 1.96

/** An estimate of a probability: the interval of Wilson, which holds near 0 and 1 too. */
function chanceOf(successes: number, fights: number): Estimate {
  const share = successes / fights
  const squared = STANDARD_ERRORS ** 2
  const middle = (successes + squared / 2) / (fights + squared)
  const aside = (STANDARD_ERRORS / (fights + squared)) * Math.sqrt(fights * share * (1 - share) + squared / 4)
  return { value: share, low: Math.max(0, middle - aside), high: Math.min(1, middle + aside) }
}

/** An estimate of a mean, from a sum and the sum of squares. */
function meanOf(sum: number, squares: number, fights: number, unit: number): Estimate {
  const value = sum / fights
  const variance = Math.max(0, squares / fights - value ** 2)
  const aside = STANDARD_ERRORS * Math.sqrt(variance / fights)
  return { value: value / unit, low: (value - aside) / unit, high: (value + aside) / unit }
}

/** An estimate of a share, which ends at 0 and 1. */
const withinShare = ({ value, low, high }: Estimate): Estimate => ({
  value,
  low: Math.max(0, low),
  high: Math.min(1, high),
})

/**
 * The odds of an encounter as its fights have shown them.
 *
 * @example
 * const wolf = { kind: 'monster', hitPointMaximum: 11, attacks: [{ id: 'bite', ability: 'none', bonus: 4, damage: '1d6+2', damageType: 'piercing' }] } as const
 * const prepared = prepareEncounter(createEncounter({ party: [{ ...wolf, id: 'hero' }], creatures: [{ ...wolf, id: 'wolf' }] }))
 * const { partyWins } = oddsOfTally(prepared, tallyEncounter(prepared, { seed: 'table 7', fights: 100 }))
 * partyWins.low < 0.5 && partyWins.high > 0.5 // => true
 */
export function oddsOfTally({ battle }: PreparedEncounter, tally: EncounterTally): EncounterOdds {
  const { fights, endedInRound, dead } = tally
  const rounds = endedInRound.reduce((sum, count, round) => sum + count * round, 0)
  const squares = endedInRound.reduce((sum, count, round) => sum + count * round ** 2, 0)
  const hitPointMaximum = battle.fighters.reduce((sum, one) => sum + (one.isParty ? one.hitPointMaximum : 0), 0)
  return {
    isExact: false,
    partyWins: chanceOf(tally.partyWins, fights),
    somebodyLost: chanceOf(tally.somebodyLost, fights),
    rounds: meanOf(rounds, squares, fights, 1),
    hitPointsLeft: withinShare(meanOf(tally.partyHitPoints, tally.partyHitPointsSquared, fights, hitPointMaximum)),
    dead: dead.map((count) => chanceOf(count, fights)),
  }
}
