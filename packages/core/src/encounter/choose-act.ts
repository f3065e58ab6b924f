import type { Random } from '../dice/random.ts'
import type { Battle, BattleStep, Fighter } from './battle.ts'
import { rollAgainst, targetOf, targetsOf } from './choose-target.ts'
import { type Standing, shuffleRanks } from './standing.ts'

/** What a fighter does: a special action on targets, or an attack on one. */
export type Act =
  | { readonly kind: 'special'; readonly special: number; readonly targets: readonly number[]; readonly mean: number }
  | { readonly kind: 'attack'; readonly attack: number; readonly target: number; readonly mean: number }

/** Nothing that deals damage. */
const NOTHING = 0

/** An attack on the enemy that the fighter prefers; undefined if it deals no damage on average. */
function attackAct(battle: Battle, standing: Standing, fighter: Fighter, index: number): Act | undefined {
  const attack = fighter.attacks[index]
  const target = attack ? targetOf(battle, standing, fighter, attack) : -1
  if (attack === undefined || target < 0) return undefined
  const means = attack.means[target]
  const mean = means?.[rollAgainst(standing, fighter, attack, target) === 1 ? 1 : 0] ?? NOTHING
  return mean > NOTHING ? { kind: 'attack', attack: index, target, mean } : undefined
}

/** Whether a fighter can use a special action now, apart from what it takes. */
function isReady({ encounter }: Battle, { expended }: Standing, { index: fighter, specials }: Fighter, index: number) {
  const { uses = 0 } = specials[index] ?? {}
  if (uses === Number.POSITIVE_INFINITY) return true
  return encounter.way.limitedUses && (expended[fighter]?.[index] ?? 0) < uses
}

/** A special action on the enemies that the fighter prefers; undefined if it deals no damage on average. */
function specialAct(battle: Battle, standing: Standing, fighter: Fighter, index: number): Act | undefined {
  const special = fighter.specials[index]
  if (special === undefined || !isReady(battle, standing, fighter, index)) return undefined
  if (special.attack >= 0) {
    const act = attackAct(battle, standing, fighter, special.attack)
    if (act?.kind !== 'attack') return undefined
    const targets = Array.from({ length: special.times }, () => act.target)
    return { kind: 'special', special: index, targets, mean: act.mean * special.times }
  }
  const { effect } = special
  if (effect === undefined) return undefined
  const targets = targetsOf(battle, standing, fighter, special)
  const mean = targets.reduce((sum, target) => sum + (effect.means[target] ?? NOTHING), NOTHING)
  return mean > NOTHING ? { kind: 'special', special: index, targets, mean } : undefined
}

/** The act of a step that deals the most damage on average; undefined if none deals any. */
export function bestOfStep(
  battle: Battle,
  standing: Standing,
  fighter: Fighter,
  { attacks, specials }: BattleStep,
): Act | undefined {
  let best: Act | undefined
  for (const index of attacks) {
    const act = attackAct(battle, standing, fighter, index)
    if (act && act.mean > (best?.mean ?? NOTHING)) best = act
  }
  for (const index of specials) {
    const act = specialAct(battle, standing, fighter, index)
    if (act && act.mean > (best?.mean ?? NOTHING)) best = act
  }
  return best
}

/** What a fighter does with its action: one special action, or the steps of a routine. */
export type Plan =
  | { readonly kind: 'act'; readonly act: Act }
  | { readonly kind: 'steps'; readonly steps: readonly BattleStep[] }

/** Begins an act: a side that attacks at random puts its enemies in an order. */
export function beginAct({ encounter }: Battle, standing: Standing, fighter: Fighter, choices: Random): void {
  const { targets } = encounter.way
  if (targets[fighter.isParty ? 'party' : 'creatures'] === 'random') shuffleRanks(standing, fighter, choices)
}

/** What a fighter does with its action: of equal plans the first. Undefined if nothing deals damage. */
export function planAction(battle: Battle, standing: Standing, fighter: Fighter): Plan | undefined {
  let [plan, most]: [Plan | undefined, number] = [undefined, NOTHING]
  for (const steps of fighter.routines) {
    let sum = NOTHING
    for (const step of steps) sum += step.times * (bestOfStep(battle, standing, fighter, step)?.mean ?? NOTHING)
    if (sum > most) [plan, most] = [{ kind: 'steps', steps }, sum]
  }
  const act = bestSpecial(battle, standing, fighter, 'action')
  return act && act.mean > most ? { kind: 'act', act } : plan
}

/** The special action of a kind that deals the most damage on average; undefined if none deals any. */
export function bestSpecial(
  battle: Battle,
  standing: Standing,
  fighter: Fighter,
  takes: 'action' | 'bonus-action' | 'legendary-action',
): Act | undefined {
  let best: Act | undefined
  for (const [index, special] of fighter.specials.entries()) {
    if (special.takes !== takes) continue
    if (
      takes === 'legendary-action' &&
      special.oncePerRound &&
      (standing.legendaryTaken[fighter.index]?.[index] ?? 0) > 0
    )
      continue
    const act = specialAct(battle, standing, fighter, index)
    if (act && act.mean > (best?.mean ?? NOTHING)) best = act
  }
  return best
}

/** How many legendary actions a fighter has taken since the start of its turn. */
export const legendaryActionsTaken = (standing: Standing, { index }: Fighter): number =>
  (standing.legendaryTaken[index] ?? []).reduce((sum, taken) => sum + taken, 0)
