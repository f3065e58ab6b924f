import { rollDie } from '../dice/random.ts'
import { creatureOf, type Play, recordSteps, spend, update } from './play.ts'
import type { SpecialAction } from './stat-block.ts'
import type { Creature } from './state.ts'

const RECHARGE_SIDES = 6

/** A special action of a creature. */
export const specialActionOf = ({ specialActions }: Creature, id: string): SpecialAction | undefined =>
  specialActions?.find((action) => action.id === id)

/** Whether a creature can use a special action again before it recharges or rests. */
export const hasUseLeft = ({ expended }: Creature, { id, recharge, uses }: SpecialAction): boolean => {
  const most = recharge === undefined ? uses : 1
  return most === undefined || (expended?.[id] ?? 0) < most
}

/** Counts one use of a special action, if it is limited. */
export function expend(play: Play, id: string, { id: action, recharge, uses }: SpecialAction): void {
  if (recharge === undefined && uses === undefined) return
  const { expended = {} } = creatureOf(play, id)
  update(play, id, { expended: { ...expended, [action]: (expended[action] ?? 0) + 1 } })
}

/**
 * Rolls for the special actions that recharge at the start of a creature's turn, those that it has used.
 *
 * @source SRD 5.2.1, Monsters, Limited Usage (page 256)
 */
export function recharge(play: Play, id: string): void {
  const { specialActions = [], vitals } = creatureOf(play, id)
  if (vitals.life.kind === 'dead') return
  for (const { id: action, recharge: least } of specialActions) {
    const { expended = {} } = creatureOf(play, id)
    if (least === undefined || (expended[action] ?? 0) === 0) continue
    const natural = rollDie(play.dice, RECHARGE_SIDES)
    const recharged = natural >= least
    recordSteps(play, id, { kind: 'recharge-rolled', rule: 'stat-block', values: { action, natural, recharged } })
    if (recharged) update(play, id, { expended: { ...expended, [action]: 0 } })
  }
}

/** When another creature's turn has ended, creatures can take a legendary action again; the one whose turn it was cannot. */
export function awaitLegendaryActions(play: Play, ended: string): void {
  for (const [id, { legendaryUses = 0, spent }] of Object.entries(play.state.creatures)) {
    if (legendaryUses > 0) {
      const { taken = [] } = spent.legendary ?? {}
      spend(play, id, { legendary: { taken, waits: id === ended } })
    }
  }
}
