import { combatEnds, type Side } from '../../rules/combat/ending-combat.ts'
import { reactionsFirst } from '../acting.ts'
import { aFlag, optional } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { creaturesOf, type Now, recordSteps, update } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'
import { has } from '../senses.ts'
import { UNSPENT } from '../unspent.ts'

/** Combat ends. */
export interface EndCombat {
  readonly kind: 'end-combat'
  /** all sides agree to end it; no by default */
  readonly agreed?: boolean
}

/** The sides of a fight, and the fate of each of their members. */
export function sidesOf(now: Now): readonly Side[] {
  const sides = new Map<string, Side['fates'][number][]>()
  for (const creature of creaturesOf(now)) {
    const { side, vitals, gone } = creature
    const out = vitals.life.kind !== 'conscious' || has(now, 'unconscious', creature)
    const fate = vitals.life.kind === 'dead' ? 'killed' : gone !== 'no' ? gone : out ? 'knocked-out' : 'fighting'
    sides.set(side, [...(sides.get(side) ?? []), fate])
  }
  return Array.from(sides, ([id, fates]) => ({ id, fates }))
}

/**
 * Handles the event `EndCombat`.
 *
 * @source SRD 5.2.1, Playing the Game, Ending Combat (page 14)
 */
export const endCombat: EventHandler<EndCombat> = {
  rule: 'ending-combat',
  fields: { agreed: optional(aFlag) },
  check: (now, { agreed = false }) =>
    firstRefusal(
      () => (now.state.phase.kind === 'no-combat' ? refuse('no-combat', 'ending-combat') : undefined),
      () => reactionsFirst(now),
      () =>
        combatEnds({ sides: sidesOf(now), allAgree: agreed }).value
          ? undefined
          : refuse('not-over-yet', 'ending-combat'),
    ),
  perform: (play, { agreed = false }) => {
    const [first] = creaturesOf(play)
    recordSteps(play, first?.id ?? '', ...combatEnds({ sides: sidesOf(play), allAgree: agreed }).steps)
    for (const { id } of creaturesOf(play)) {
      update(play, id, {
        spent: UNSPENT,
        readied: 'none',
        helping: 'none',
        dodging: false,
        surprised: false,
        initiative: 'none',
      })
    }
    play.state = { ...play.state, phase: { kind: 'no-combat' }, round: 0, order: [] }
  },
  candidates: () => [{ kind: 'end-combat' }, { kind: 'end-combat', agreed: true }],
}
