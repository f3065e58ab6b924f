import { canMount, mountControl, mountingCostFeet } from '../../rules/combat/mounted-combat.ts'
import { onlyOnItsTurn } from '../acting.ts'
import { aCreature, aFlag, optional } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { distanceFeet } from '../places.ts'
import { creatureOf, creaturesOf, type Now, othersOf, recordSteps, update } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'
import { areEnemies } from '../senses.ts'
import { cannotMove, movementLeftFeet, speedOf } from '../speed.ts'
import { UNSPENT } from '../unspent.ts'
import { spendMovement } from '../walk.ts'

/** A creature mounts another one during its move. */
export interface Mount {
  readonly kind: 'mount'
  readonly creature: string
  readonly target: string
  /** whether the mount is willing; by default, an ally is */
  readonly willing?: boolean
  /** whether its anatomy fits; yes by default */
  readonly fits?: boolean
  /** whether it ignores its rider's control; no by default, and matters only for a trained mount */
  readonly ignoresControl?: boolean
}

function mounting(now: Now, { creature: id, target, willing, fits = true }: Mount) {
  const [rider, mount] = [creatureOf(now, id), creatureOf(now, target)]
  return {
    riderSize: rider.size,
    mountSize: mount.size,
    willing: willing ?? !areEnemies(rider, mount),
    fitAnatomy: fits,
    distanceFeet: distanceFeet(now.state, id, target),
    speedFeet: speedOf(now, rider).speedFeet,
    movementLeftFeet: movementLeftFeet(now, rider),
  }
}

/**
 * Handles the event `Mount`.
 *
 * @source SRD 5.2.1, Playing the Game, Mounting and Dismounting (page 15), Controlling a Mount (page 16)
 */
export const mount: EventHandler<Mount> = {
  rule: 'mounting-and-dismounting',
  fields: {
    creature: aCreature,
    target: aCreature,
    willing: optional(aFlag),
    fits: optional(aFlag),
    ignoresControl: optional(aFlag),
  },
  check: (now, event) => {
    const { creature: id, target } = event
    const { mountedCombat: rule } = now.ruleset
    const rider = creatureOf(now, id)
    const figures = mounting(now, event)
    return firstRefusal(
      () => (rule === 'none' ? refuse('no-such-rule', 'mounted-combat', { creature: id }) : undefined),
      () => onlyOnItsTurn(now, id),
      () => cannotMove(now, rider),
      () => (id === target ? refuse('same-creature', 'mounted-combat', { creature: id }) : undefined),
      () =>
        creatureOf(now, target).vitals.life.kind === 'dead'
          ? refuse('dead', 'mounted-combat', { creature: target })
          : undefined,
      () => {
        const taken = creaturesOf(now).some(
          ({ riding }) => riding !== 'none' && (riding.mount === target || riding.mount === id),
        )
        const rides = rider.riding !== 'none' || creatureOf(now, target).riding !== 'none'
        return taken || rides ? refuse('mounted', 'mounted-combat', { creature: id }) : undefined
      },
      () => {
        if (rule === 'none' || canMount(figures, now.ruleset).value) return undefined
        const { willing, fitAnatomy, movementLeftFeet: left } = figures
        if (!willing || !fitAnatomy) return refuse('not-willing', 'mounted-combat', { creature: target })
        if (!canMount({ ...figures, distanceFeet: 0, movementLeftFeet: 1_000_000 }, now.ruleset).value) {
          return refuse('too-small', 'mounted-combat', { creature: target, got: figures.mountSize })
        }
        const near = canMount({ ...figures, movementLeftFeet: 1_000_000 }, now.ruleset).value
        return near
          ? refuse('not-enough-movement', 'mounting-and-dismounting', {
              creature: id,
              got: left,
              expected: mountingCostFeet(figures.speedFeet, now.ruleset),
            })
          : refuse('too-far', 'mounting-and-dismounting', { creature: target, got: figures.distanceFeet })
      },
    )
  },
  perform: (play, event) => {
    const { creature: id, target, ignoresControl = false } = event
    const { mountedCombat: rule } = play.ruleset
    if (rule === 'none') return
    const { trainedMount: trained, place } = creatureOf(play, target)
    const figures = mounting(play, event)
    recordSteps(play, id, ...canMount(figures, play.ruleset).steps)
    spendMovement(play, id, mountingCostFeet(figures.speedFeet, play.ruleset))
    const controlled = mountControl({ trained, ignoresControl }, play.ruleset).kind === 'controlled'
    update(play, id, { riding: { mount: target, controlled }, place })
    // It can move and act even on the turn that it is mounted, whatever it has already done by itself.
    const { reaction, deathSaveDue } = creatureOf(play, target).spent
    if (controlled) update(play, target, { spent: { ...UNSPENT, reaction, deathSaveDue } })
    recordSteps(play, target, {
      kind: 'mount-controlled',
      rule: 'controlling-a-mount',
      values: { trained, ignoresControl, controlled },
    })
  },
  candidates: (now, creature) => othersOf(now, creature).map((target) => ({ kind: 'mount', creature, target })),
}
