import type { AnyCondition } from '../../vocabulary/conditions.ts'
import { reactionsFirst } from '../acting.ts'
import { lose } from '../afflict.ts'
import { aCreature, aText, optional } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { creatureOf } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'

/** Something ends a condition of a creature. */
export interface EndCondition {
  readonly kind: 'end-condition'
  readonly creature: string
  readonly condition: AnyCondition
  /** from all sources by default */
  readonly source?: string
}

/**
 * Handles the event `EndCondition`.
 *
 * @source SRD 5.2.1, Rules Glossary, Condition (page 179); 2012 playtest, Conditions
 */
export const endCondition: EventHandler<EndCondition> = {
  rule: 'condition',
  fields: { creature: aCreature, condition: aText, source: optional(aText) },
  check: (now, { creature, condition, source }) => {
    const { conditions, vitals } = creatureOf(now, creature)
    const has = conditions.some((one) => one.condition === condition && (source === undefined || one.source === source))
    return firstRefusal(
      () => reactionsFirst(now),
      () => (has ? undefined : refuse('has-not-condition', 'condition', { creature, got: condition })),
      () =>
        vitals.life.kind !== 'conscious' && condition === 'unconscious'
          ? refuse('hit-points', 'falling-unconscious', { creature, got: vitals.life.kind })
          : undefined,
    )
  },
  perform: (play, { creature, condition, source }) => lose(play, creature, condition, source),
  candidates: (now, creature) => {
    const own = creatureOf(now, creature).conditions.map(({ condition }) => condition)
    return (own.length > 0 ? own : (['prone'] as const)).map((condition) => ({
      kind: 'end-condition',
      creature,
      condition,
    }))
  },
}
