import { wakesFromKnockOut } from '../../rules/damage-and-healing/knock-out.ts'
import { stabilize as stabilized } from '../../rules/damage-and-healing/stabilize.ts'
import { cannotTake, takeAction } from '../acting.ts'
import { checksOf } from '../action-checks.ts'
import { lose } from '../afflict.ts'
import { aCount, aCreature, optional } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { KNOCKED_OUT, setVitals } from '../harm.ts'
import { distanceFeet } from '../places.ts'
import { creatureOf, type Now, othersOf, recordSteps } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'
import { rollCheck } from '../rolls.ts'
import type { Creature } from '../state.ts'

/** A creature takes the Help action to give first aid to one that is dying or was knocked out. */
export interface Stabilize {
  readonly kind: 'stabilize'
  readonly creature: string
  readonly target: string
  /** how near it must be; the rules do not say, so the default is a touch, 5 feet */
  readonly withinFeet?: number
}

const wasKnockedOut = ({ conditions }: Creature): boolean =>
  conditions.some(({ condition, source }) => condition === 'unconscious' && source === KNOCKED_OUT)

/** The DC of first aid for a creature; none if it needs none, or if the edition has no such check. */
function firstAidDc({ ruleset }: Now, target: Creature): number | 'none' {
  const { dying, knockOut } = ruleset
  if (target.vitals.life.kind === 'dying') return dying.failure === 'counted' ? dying.stabilizeDc : 'none'
  return wasKnockedOut(target) ? knockOut.firstAidDc : 'none'
}

const TOUCH_FEET = 5

/**
 * Handles the event `Stabilize`.
 *
 * @source SRD 5.2.1, Playing the Game, Knocking Out a Creature (page 17), Stabilizing a Character (page 18)
 */
export const stabilize: EventHandler<Stabilize> = {
  rule: 'stabilizing',
  fields: { creature: aCreature, target: aCreature, withinFeet: optional(aCount) },
  check: (now, { creature, target: id, withinFeet = TOUCH_FEET }) => {
    const target = creatureOf(now, id)
    const feet = distanceFeet(now.state, creature, id)
    return firstRefusal(
      () => cannotTake(now, creature, 'help'),
      () => (creature === id ? refuse('same-creature', 'stabilizing', { creature }) : undefined),
      () =>
        target.vitals.life.kind === 'dying' || wasKnockedOut(target)
          ? undefined
          : refuse('not-dying', 'stabilizing', { creature: id }),
      () => (firstAidDc(now, target) === 'none' ? refuse('no-such-rule', 'stabilizing', { creature: id }) : undefined),
      () =>
        feet > withinFeet
          ? refuse('too-far', 'stabilizing', { creature: id, got: feet, expected: withinFeet })
          : undefined,
    )
  },
  perform: (play, { creature, target: id }) => {
    takeAction(play, creature)
    const target = creatureOf(play, id)
    const dc = firstAidDc(play, target)
    const check = checksOf(play, 'help')[0]
    const { total, success } = rollCheck(play, creature, {
      ability: check?.ability ?? 'wisdom',
      skill: check?.skills[0] ?? 'medicine',
      dc,
    })
    recordSteps(play, id, { kind: 'first-aid-given', rule: 'stabilizing', values: { total, success } })
    if (target.vitals.life.kind === 'dying') {
      setVitals(play, id, {
        ...target.vitals,
        life: stabilized({ life: target.vitals.life, checkTotal: total }, play.ruleset),
      })
    } else if (wakesFromKnockOut({ kind: 'first-aid', checkTotal: total }, play.ruleset)) {
      lose(play, id, 'unconscious', KNOCKED_OUT)
    }
  },
  candidates: (now, creature) => othersOf(now, creature).map((target) => ({ kind: 'stabilize', creature, target })),
}
