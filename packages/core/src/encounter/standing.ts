import { type Random, rollDie } from '../dice/random.ts'
import type { Battle, Fighter } from './battle.ts'
import { lineFeet } from './lines.ts'

/** What changes in an encounter while it is played, by the index of each fighter. What a fighter decides depends on it alone. */
export interface Standing {
  /** 0 for all that are not conscious */
  readonly hitPoints: number[]
  readonly inFront: boolean[]
  /** how often each special action has been used since it recharged */
  readonly expended: number[][]
  /** how often each special action has been taken as a legendary action since the start of its turn */
  readonly legendaryTaken: number[][]
  /** the order in which a fighter prefers its enemies, if it takes them at random: lower ranks first */
  readonly ranks: number[]
}

/** The standing before the first turn. */
export const startingStanding = ({ fighters }: Battle): Standing => ({
  hitPoints: fighters.map(({ hitPointMaximum }) => hitPointMaximum),
  inFront: fighters.map(({ startsInFront }) => startsInFront),
  expended: fighters.map(({ specials }) => specials.map(() => 0)),
  legendaryTaken: fighters.map(({ specials }) => specials.map(() => 0)),
  ranks: fighters.map(() => 0),
})

/** Whether a fighter is conscious. */
export const isUp = (standing: Standing, index: number): boolean => (standing.hitPoints[index] ?? 0) > 0

/** Whether a side has nobody conscious. */
export function isDefeated({ fighters }: Battle, standing: Standing, isParty: boolean): boolean {
  for (const fighter of fighters) if (fighter.isParty === isParty && isUp(standing, fighter.index)) return false
  return true
}

/**
 * The fighters who now have to stand in front: all of a side whose front has nobody conscious left. They are marked in the
 * standing, and returned if there are any.
 */
export function closeUp({ fighters }: Battle, standing: Standing, isParty: boolean): readonly Fighter[] | undefined {
  let behind = false
  for (const fighter of fighters) {
    if (fighter.isParty !== isParty) continue
    if (!standing.inFront[fighter.index]) behind = true
    else if (isUp(standing, fighter.index)) return undefined
  }
  if (!behind) return undefined
  const moving = fighters.filter((one) => one.isParty === isParty && !standing.inFront[one.index])
  for (const { index } of moving) standing.inFront[index] = true
  return moving
}

const FEET = { fronts: lineFeet('front', 'front'), front: lineFeet('front', 'back'), backs: lineFeet('back', 'back') }

/** The distance between two enemies, in feet. */
export function feetBetween({ inFront }: Standing, one: number, other: number): number {
  if (inFront[one]) return inFront[other] ? FEET.fronts : FEET.front
  return inFront[other] ? FEET.front : FEET.backs
}

/** Puts the enemies of a fighter in a random order of preference. */
export function shuffleRanks(standing: Standing, { enemies }: Fighter, choices: Random): void {
  for (let place = 0; place < enemies.length; place += 1) standing.ranks[enemies[place] as number] = place
  for (let place = enemies.length - 1; place > 0; place -= 1) {
    const other = rollDie(choices, place + 1) - 1
    const [one, two] = [enemies[place] as number, enemies[other] as number]
    const rank = standing.ranks[one] as number
    standing.ranks[one] = standing.ranks[two] as number
    standing.ranks[two] = rank
  }
}
