import { endCondition, gainCondition, type LastingCondition } from '../rules/conditions/condition-duration.ts'
import { heldConditions } from '../rules/conditions/held-conditions.ts'
import type { AnyCondition } from '../vocabulary/conditions.ts'
import { creatureOf, type Now, type Play, recordSteps, update } from './play.ts'

/** Whether a creature is immune to a condition, by itself or through another condition. */
export function isImmune(now: Now, id: string, condition: AnyCondition): boolean {
  const { conditions, conditionImmunities } = creatureOf(now, id)
  const held = heldConditions(
    { conditions: [...conditions, { condition }], immunities: conditionImmunities },
    now.ruleset,
  )
  return !held.some((one) => one.condition === condition)
}

/** Gives a creature a condition, unless it is immune. */
export function gain(play: Play, id: string, condition: LastingCondition): void {
  const immune = isImmune(play, id, condition.condition)
  const { conditions } = creatureOf(play, id)
  if (!immune) {
    update(play, id, { conditions: gainCondition({ conditions, gained: condition }, play.ruleset).conditions })
  }
  const values = condition.source === undefined ? {} : { source: condition.source }
  recordSteps(
    play,
    id,
    immune
      ? { kind: 'condition-refused', rule: 'immunity', values }
      : { kind: 'condition-gained', rule: condition.condition, values },
  )
}

/** Ends a condition of a creature, if it has it: from one source, or from all if none is named. */
export function lose(play: Play, id: string, condition: AnyCondition, source?: string): void {
  const { conditions } = creatureOf(play, id)
  const ended = source === undefined ? { condition } : { condition, source }
  const has = conditions.some((one) => one.condition === condition && (source === undefined || one.source === source))
  if (!has) return
  update(play, id, { conditions: endCondition({ conditions, ended }, play.ruleset) })
  recordSteps(play, id, { kind: 'condition-ended', rule: condition, values: source === undefined ? {} : { source } })
}
