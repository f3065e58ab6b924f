import { reactionsFirst } from '../acting.ts'
import { aCreature } from '../fields.ts'
import { conditionObstacle, GIVEN_CONDITION_FIELDS, type GivenToCreature, give } from '../give-condition.ts'
import type { EventHandler } from '../handler.ts'
import { creatureOf } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'

/** Something gives a condition to a creature. */
export interface AddCondition extends GivenToCreature {
  readonly kind: 'add-condition'
}

/**
 * Handles the event `AddCondition`.
 *
 * @source SRD 5.2.1, Rules Glossary, Condition (page 179); 2012 playtest, Conditions
 */
export const addCondition: EventHandler<AddCondition> = {
  rule: 'condition',
  fields: { creature: aCreature, ...GIVEN_CONDITION_FIELDS },
  check: (now, event) =>
    firstRefusal(
      () => reactionsFirst(now),
      () => conditionObstacle(now, event),
      () =>
        creatureOf(now, event.creature).vitals.life.kind === 'dead'
          ? refuse('dead', 'dead', { creature: event.creature })
          : undefined,
    ),
  perform: (play, event) => give(play, event),
  candidates: (now, creature) =>
    now.ruleset.conditions.list.map((condition) => ({
      kind: 'add-condition',
      creature,
      condition,
      duration: { turns: 1, at: 'end', of: creature },
    })),
}
