import { canAct } from '../../rules/conditions/can-act.ts'
import { reactionsFirst } from '../acting.ts'
import { concentrate as start } from '../casting.ts'
import { aCreature, aText } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { creatureOf } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'
import { afflicted } from '../senses.ts'

/** A creature starts to concentrate on an effect. Causing the effect is a separate event. */
export interface Concentrate {
  readonly kind: 'concentrate'
  readonly creature: string
  /** a name for the effect */
  readonly effect: string
}

/**
 * Handles the event `Concentrate`.
 *
 * @source SRD 5.2.1, Rules Glossary, Concentration (page 179)
 */
export const concentrate: EventHandler<Concentrate> = {
  rule: 'concentration',
  fields: { creature: aCreature, effect: aText },
  check: (now, { creature: id }) => {
    const { concentration } = now.ruleset
    const creature = creatureOf(now, id)
    const distracted = canAct({ creature: afflicted(creature), capacity: 'concentration' }, now.ruleset).reasons[0]
      ?.condition
    return firstRefusal(
      () => reactionsFirst(now),
      () => (concentration === 'none' ? refuse('no-such-rule', 'concentration', { creature: id }) : undefined),
      () => (creature.vitals.life.kind === 'dead' ? refuse('dead', 'dead', { creature: id }) : undefined),
      () => (distracted === undefined ? undefined : refuse('cannot-concentrate', distracted, { creature: id })),
    )
  },
  perform: (play, { creature, effect }) => start(play, creature, effect),
  candidates: (_, creature) => [{ kind: 'concentrate', creature, effect: 'effect' }],
}
