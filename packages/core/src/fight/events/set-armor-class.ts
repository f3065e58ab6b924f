import { aCount, aCreature } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { creatureOf, recordSteps, update } from '../play.ts'

/** A manual change of a creature's Armor Class, for example because of a spell or a Shield that it takes up. */
export interface SetArmorClass {
  readonly kind: 'set-armor-class'
  readonly creature: string
  readonly armorClass: number
}

/**
 * Handles the event `SetArmorClass`.
 *
 * @source SRD 5.2.1, Rules Glossary, Armor Class (page 176); 2012 playtest, Attack Rolls
 */
export const setArmorClass: EventHandler<SetArmorClass> = {
  rule: 'armor-class',
  fields: { creature: aCreature, armorClass: aCount },
  // A Reaction that is offered may itself need the AC.
  check: () => undefined,
  perform: (play, { creature, armorClass }) => {
    const { armorClass: was } = creatureOf(play, creature)
    update(play, creature, { armorClass })
    recordSteps(play, creature, { kind: 'armor-class-changed', rule: 'armor-class', values: { was, armorClass } })
  },
  candidates: (now, creature) => [
    { kind: 'set-armor-class', creature, armorClass: (now.state.creatures[creature]?.armorClass ?? 10) + 2 },
  ],
}
