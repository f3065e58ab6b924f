import { chancesOf } from '../dice/chances.ts'
import { add, certain, type Distribution, mapOutcomes, mix } from '../dice/distribution.ts'
import { odds } from '../dice/odds.ts'
import { fraction, subtractFractions } from '../fraction.ts'
import { D20_SIDES } from '../rules/d20-tests/advantage.ts'
import { attackChances } from '../rules/d20-tests/attack-roll.ts'
import { type Battle, type BattleDamage, type BattleEffect, type Fighter, facesThatReach, taken } from './battle.ts'
import { type Act, bestOfStep, bestSpecial, planAction } from './choose-act.ts'
import { rollAgainst } from './choose-target.ts'
import type { EncounterOdds, Estimate } from './odds.ts'
import { LAST_ROUND } from './result.ts'
import type { PreparedEncounter } from './simulate.ts'
import { type Standing, startingStanding } from './standing.ts'

/** The distribution of damage that a fighter takes, type by type added up; undefined if the dice have no exact odds. */
function takenFrom(damage: readonly BattleDamage[], target: number, share: (dealt: number) => number) {
  let sum: Distribution = certain(0)
  for (const { expression, defences } of damage) {
    const exact = odds(expression)
    if (!exact.ok) return undefined
    const own = mapOutcomes(exact.value, (dealt) => taken(share(Math.max(0, dealt)), defences[target]))
    sum = add(sum, own)
  }
  return sum
}

/** The damage of an effect. Types that one roll shares out are independent, so that their sum is exact. */
function effectDamage({ ability, dc, half, damage }: BattleEffect, target: Fighter): Distribution | undefined {
  const success = fraction(facesThatReach(dc - target.saveBonuses[ability]), D20_SIDES)
  const whole = takenFrom(damage, target.index, (dealt) => dealt)
  const left = half ? takenFrom(damage, target.index, (dealt) => Math.floor(dealt / 2)) : certain(0)
  if (whole === undefined || left === undefined) return undefined
  return mix([
    { probability: subtractFractions(fraction(1), success), distribution: whole },
    { probability: success, distribution: left },
  ])
}

/** The damage of an attack. */
function attackDamage(standing: Standing, fighter: Fighter, index: number, target: Fighter): Distribution | undefined {
  const attack = fighter.attacks[index]
  if (attack === undefined) return certain(0)
  const state = rollAgainst(standing, fighter, attack, target.index) === 1 ? 'disadvantage' : 'normal'
  const chances = attackChances({ bonus: attack.bonus, armorClass: target.armorClass, state })
  const hit = takenFrom(attack.hit, target.index, (dealt) => dealt)
  const criticalHit = takenFrom(attack.criticalHit, target.index, (dealt) => dealt)
  const then = attack.then ? effectDamage(attack.then, target) : certain(0)
  if (hit === undefined || criticalHit === undefined || then === undefined) return undefined
  return mix([
    { probability: chances.miss, distribution: certain(0) },
    { probability: chances.hit, distribution: add(hit, then) },
    { probability: chances.criticalHit, distribution: add(criticalHit, then) },
  ])
}

/** Everything that a fighter does on each of its turns. */
function actsOf(battle: Battle, standing: Standing, fighter: Fighter): readonly Act[] {
  const plan = planAction(battle, standing, fighter)
  const bonus = bestSpecial(battle, standing, fighter, 'bonus-action')
  const acts =
    plan?.kind === 'act'
      ? [plan.act]
      : (plan?.steps ?? []).flatMap((step) => {
          const act = bestOfStep(battle, standing, fighter, step)
          return act ? Array.from({ length: step.times }, () => act) : []
        })
  return bonus ? [...acts, bonus] : acts
}

/** The damage that a fighter deals on each of its turns. */
function turnDamage(battle: Battle, standing: Standing, fighter: Fighter, target: Fighter): Distribution | undefined {
  let sum: Distribution = certain(0)
  for (const act of actsOf(battle, standing, fighter)) {
    const special = act.kind === 'special' ? fighter.specials[act.special] : undefined
    const attack = act.kind === 'attack' ? act.attack : (special?.attack ?? -1)
    const times = act.kind === 'special' && special?.effect === undefined ? act.targets.length : 1
    const one = special?.effect ? effectDamage(special.effect, target) : attackDamage(standing, fighter, attack, target)
    if (one === undefined) return undefined
    for (let time = 0; time < times; time += 1) sum = add(sum, one)
  }
  return sum
}

/** Whether what a fighter does depends on what it has used before. */
const remembers = ({ specials, legendaryUses }: Fighter): boolean =>
  legendaryUses > 0 || specials.some(({ uses }) => uses !== Number.POSITIVE_INFINITY)

/** The chance of each damage, as floating-point numbers, cut at the Hit Points that the target can lose. */
function damageChances(distribution: Distribution, most: number): Float64Array {
  const chances = new Float64Array(most + 1)
  for (const [index, chance] of chancesOf(distribution).entries()) {
    const place = Math.min(distribution.minimum + index, most)
    chances[place] = (chances[place] as number) + chance
  }
  return chances
}

/** The chance that the first of two fighters is before the second; equal Initiative counts go to the first. */
function chanceOfFirst(one: Fighter, other: Fighter): number {
  let count = 0
  for (let own = 1; own <= D20_SIDES; own += 1) {
    count += facesThatReach(1) - facesThatReach(own + one.initiativeBonus - other.initiativeBonus + 1)
  }
  return count / D20_SIDES ** 2
}

const exactly = (value: number): Estimate => ({ value, low: value, high: value })

/** The chance of each pair of Hit Points, by `hero * (foeMaximum + 1) + foe`. */
type Grid = Float64Array

/** One turn: each pair of Hit Points in which both stand loses what the one whose turn it is deals. */
function takeTurn(grid: Grid, width: number, damage: Float64Array, onHero: boolean): Grid {
  const after = new Float64Array(grid.length)
  for (let place = 0; place < grid.length; place += 1) {
    const chance = grid[place] as number
    if (chance === 0) continue
    const [hero, foe] = [Math.floor(place / width), place % width]
    if (hero === 0 || foe === 0) {
      after[place] = (after[place] as number) + chance
      continue
    }
    for (let dealt = 0; dealt < damage.length; dealt += 1) {
      const to = onHero ? Math.max(0, hero - dealt) * width + foe : hero * width + Math.max(0, foe - dealt)
      after[to] = (after[to] as number) + chance * (damage[dealt] as number)
    }
  }
  return after
}

/**
 * The exact odds of one character against one creature that do the same on each turn: the chance of each pair of Hit Points is
 * followed from turn to turn. Floating-point numbers round them at about the twelfth digit.
 *
 * @returns undefined if there are more fighters, or one of them has legendary actions, limited uses or dice without exact odds
 * @example
 * const wolf = { kind: 'monster', hitPointMaximum: 11, attacks: [{ id: 'bite', ability: 'none', bonus: 4, damage: '1d6+2', damageType: 'piercing' }] } as const
 * const prepared = prepareEncounter(createEncounter({ party: [{ ...wolf, id: 'hero' }], creatures: [{ ...wolf, id: 'wolf', initiativeBonus: -30 }] }))
 * duelOdds(prepared)?.partyWins.value.toFixed(4) // => '0.6326'
 */
export function duelOdds({ battle }: PreparedEncounter): EncounterOdds | undefined {
  const [hero, foe] = battle.fighters
  if (hero === undefined || foe === undefined || battle.fighters.length > 2) return undefined
  if (remembers(hero) || remembers(foe)) return undefined
  const standing = startingStanding(battle)
  const [onFoe, onHero] = [turnDamage(battle, standing, hero, foe), turnDamage(battle, standing, foe, hero)]
  if (onFoe === undefined || onHero === undefined) return undefined
  const [fromHero, fromFoe] = [damageChances(onFoe, foe.hitPointMaximum), damageChances(onHero, hero.hitPointMaximum)]
  const width = foe.hitPointMaximum + 1
  const start = hero.hitPointMaximum * width + foe.hitPointMaximum
  const heroFirst = chanceOfFirst(hero, foe)
  let [partyWins, rounds, hitPointsLeft, open] = [0, 0, 0, 0]
  for (const [first, chance] of [
    ['hero', heroFirst],
    ['foe', 1 - heroFirst],
  ] as const) {
    let grid: Grid = new Float64Array((hero.hitPointMaximum + 1) * width)
    grid[start] = chance
    let before = chance
    for (let round = 1; round <= LAST_ROUND && before > 0; round += 1) {
      for (const who of first === 'hero' ? ['hero', 'foe'] : ['foe', 'hero']) {
        grid = takeTurn(grid, width, who === 'hero' ? fromHero : fromFoe, who === 'foe')
      }
      const still = sum(grid, (place) => place % width > 0 && place >= width)
      rounds += (before - still) * round
      before = still
    }
    rounds += before * LAST_ROUND
    open += before
    partyWins += sum(grid, (place) => place % width === 0)
    hitPointsLeft += sum(
      grid,
      () => true,
      (place) => Math.floor(place / width),
    )
  }
  const partyLoses = 1 - partyWins - open
  return {
    isExact: true,
    partyWins: exactly(partyWins),
    somebodyLost: exactly(partyLoses),
    rounds: exactly(rounds),
    hitPointsLeft: exactly(hitPointsLeft / hero.hitPointMaximum),
    dead: [hero.diesAtZero ? exactly(partyLoses) : undefined, foe.diesAtZero ? exactly(partyWins) : undefined],
  }
}

function sum(grid: Grid, counts: (place: number) => boolean, times: (place: number) => number = () => 1): number {
  let result = 0
  for (let place = 0; place < grid.length; place += 1) {
    if (counts(place)) result += (grid[place] as number) * times(place)
  }
  return result
}
