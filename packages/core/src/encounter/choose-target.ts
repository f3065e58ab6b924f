import type { Battle, BattleAttack, BattleSpecial, Fighter } from './battle.ts'
import { feetBetween, isUp, type Standing } from './standing.ts'

/** The reach within which a conscious enemy disturbs ranged attacks. */
const CLOSE_FEET = 5

/** Whether a conscious enemy is so near that ranged attacks have Disadvantage. */
function isCrowded(standing: Standing, { index, enemies }: Fighter): boolean {
  for (const enemy of enemies) {
    if (isUp(standing, enemy) && feetBetween(standing, index, enemy) <= CLOSE_FEET) return true
  }
  return false
}

/** How an attack on an enemy is rolled: 0 without, 1 with Disadvantage, -1 if it is out of range. */
export function rollAgainst(standing: Standing, fighter: Fighter, attack: BattleAttack, enemy: number): -1 | 0 | 1 {
  const feet = feetBetween(standing, fighter.index, enemy)
  if (feet <= attack.reachFeet) return 0
  if (attack.rangeFeet < 0 || feet > attack.longFeet) return -1
  return feet > attack.rangeFeet || isCrowded(standing, fighter) ? 1 : 0
}

/** What a fighter prefers: of two enemies the one with the lower number. */
function preference({ encounter }: Battle, standing: Standing, { isParty }: Fighter, enemy: number): number {
  const choice = encounter.way.targets[isParty ? 'party' : 'creatures']
  if (choice === 'random') return standing.ranks[enemy] ?? 0
  const hitPoints = standing.hitPoints[enemy] ?? 0
  return choice === 'fewest-hit-points' ? hitPoints : -hitPoints
}

/** The enemy that a fighter attacks with an attack; -1 if it can attack none. Of equal ones the first counts. */
export function targetOf(battle: Battle, standing: Standing, fighter: Fighter, attack: BattleAttack): number {
  let [best, least] = [-1, Number.POSITIVE_INFINITY]
  for (const enemy of fighter.enemies) {
    if (!isUp(standing, enemy) || rollAgainst(standing, fighter, attack, enemy) < 0) continue
    const rank = preference(battle, standing, fighter, enemy)
    if (rank < least) [best, least] = [enemy, rank]
  }
  return best
}

/** The enemies that an effect concerns, in the order of preference. */
export function targetsOf(
  battle: Battle,
  standing: Standing,
  fighter: Fighter,
  { targets, withinFeet }: BattleSpecial,
): readonly number[] {
  const near = fighter.enemies.filter(
    (enemy) => isUp(standing, enemy) && feetBetween(standing, fighter.index, enemy) <= withinFeet,
  )
  const caught = { one: 1, half: Math.ceil(near.length / 2), all: near.length }[battle.encounter.way.areaCatches]
  const most = targets === Number.POSITIVE_INFINITY ? caught : targets
  const rank = (enemy: number): number => preference(battle, standing, fighter, enemy)
  return near.toSorted((one, other) => rank(one) - rank(other)).slice(0, most)
}
