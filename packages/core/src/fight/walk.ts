import { provokesDisengaged } from '../rules/actions/disengage.ts'
import { opportunityAttack } from '../rules/combat/opportunity-attack.ts'
import { cannotAct } from './acting.ts'
import { attacksOf } from './attacks.ts'
import { afterLeg, goLeg, paid, ridersOf } from './go-leg.ts'
import { distanceFeet } from './places.ts'
import { creatureOf, creaturesOf, type Now, type Play, recordSteps, spend } from './play.ts'
import type { Refusal } from './refusal.ts'
import { areEnemies, sees } from './senses.ts'
import { cannotMove } from './speed.ts'
import type { FightState, Offer, Walk } from './state.ts'

/** Why a walk is not possible from beginning to end, if nothing interrupts it. */
export function walkObstacle(now: Now, walk: Walk): Refusal | undefined {
  let { state } = now
  let left = walk
  if (walk.legs.length === 0)
    return walk.overruled ? undefined : cannotMove(now, creatureOf(now, walk.creature), walk.speed)
  for (let [leg] = left.legs; leg !== undefined; [leg] = left.legs) {
    const gone = goLeg({ ruleset: now.ruleset, state }, left, leg, left.legs.length === 1)
    if (!gone.ok) return gone.error
    state = paid(gone.state, left, gone.costFeet)
    left = afterLeg(left, gone.costFeet)
  }
  return undefined
}

/**
 * The Opportunity Attacks that a leg provokes. If the mover leaves a reach without provoking one, the steps say why.
 */
function provoked(play: Play, walk: Walk, after: FightState): readonly Offer[] {
  const mover = creatureOf(play, walk.creature)
  const riders = ridersOf(play, mover.id)
  const { mountedCombat } = play.ruleset
  const ridersAreTargets = mountedCombat !== 'none' && mountedCombat.opportunityAttackTargets.includes('rider')
  const disengaged = mover.spent.disengaged && !provokesDisengaged({ ownMove: walk.disengages }, play.ruleset)
  return creaturesOf(play).flatMap((watcher): readonly Offer[] => {
    if (watcher.id === mover.id || riders.includes(watcher) || watcher.gone !== 'no') return []
    const fromFeet = distanceFeet(play.state, watcher.id, mover.id)
    const toFeet = distanceFeet(after, watcher.id, mover.id)
    if (toFeet <= fromFeet) return []
    const reached = attacksOf(play, watcher).filter(
      ({ kinds, by, reachFeet }) =>
        kinds.includes('melee') && by !== 'spell' && fromFeet <= reachFeet && toFeet > reachFeet,
    )
    const [first] = reached
    if (first === undefined || watcher.vitals.life.kind === 'dead') return []
    const {
      value: { provokes },
      steps,
    } = opportunityAttack(
      {
        movement: { fromFeet, toFeet, cause: walk.cause, disengaged },
        watcher: {
          reachFeet: first.reachFeet,
          sees: sees(play, watcher.id, mover.id),
          hostile: areEnemies(watcher, mover),
          canReact: cannotAct(play, watcher.id, 'reaction') === undefined,
        },
      },
      play.ruleset,
    )
    recordSteps(play, watcher.id, ...steps)
    if (!provokes) return []
    const against = [mover.id, ...(ridersAreTargets ? riders.map(({ id }) => id) : [])]
    return [{ kind: 'opportunity-attack', by: watcher.id, against, attacks: reached.map(({ id }) => id) }]
  })
}

/**
 * Continues a walk until it ends, cannot continue, or provokes an Opportunity Attack. That happens right before the leg
 * that provokes it; the walk then waits in the state.
 */
export function walkOn(play: Play, walk: Walk): void {
  let left: Walk = play.overruled ? { ...walk, overruled: true } : walk
  for (let [leg] = left.legs; leg !== undefined; [leg] = left.legs) {
    const gone = goLeg(play, left, leg, left.legs.length === 1)
    if (!gone.ok) {
      recordSteps(play, walk.creature, {
        kind: 'movement-stopped',
        rule: gone.error.rule,
        values: { legs: left.legs.length },
      })
      break
    }
    const offers = left.answered ? [] : provoked(play, left, gone.state)
    if (offers.length > 0) {
      play.state = {
        ...play.state,
        offers: [...play.state.offers, ...offers],
        pendingMove: { ...left, answered: true },
      }
      return
    }
    recordSteps(play, walk.creature, ...gone.steps)
    play.state = paid(gone.state, left, gone.costFeet)
    left = afterLeg(left, gone.costFeet)
  }
  play.state = { ...play.state, pendingMove: 'none' }
}

/** Spends movement of the turn on something other than a move along a path. */
export const spendMovement = (play: Play, id: string, feet: number): void =>
  spend(play, id, { movementFeet: creatureOf(play, id).spent.movementFeet + feet })
