import { ESCAPE_SKILLS } from '../../rules/combat/grappling.ts'
import type { LastingCondition } from '../../rules/conditions/condition-duration.ts'
import { cannotAct, onlyOnItsTurn, takeAction } from '../acting.ts'
import { lose } from '../afflict.ts'
import { aCount, aCreature, oneOf, optional } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { creatureOf, type Now, othersOf, recordSteps } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'
import { abilityFor, rollCheck } from '../rolls.ts'
import { escapeFrom, winsGrip } from '../unarmed.ts'

/** A Grappled creature uses its action to try to escape. */
export interface Escape {
  readonly kind: 'escape'
  readonly creature: string
  readonly from: string
  readonly skill: (typeof ESCAPE_SKILLS)[number]
  /** the escape DC in the stat block of a monster; by default, that of its condition Grappled, or else the rule gives it */
  readonly dc?: number
}

/** The condition Grappled of a creature that another one holds. */
const gripOf = (now: Now, creature: string, from: string): LastingCondition | undefined =>
  creatureOf(now, creature).conditions.find(({ condition, source }) => condition === 'grappled' && source === from)

/**
 * Handles the event `Escape`.
 *
 * @source SRD 5.2.1, Rules Glossary, Grappling (page 182)
 * @source SRD 5.1, Combat, Escaping a Grapple (page 95); Monsters, Grapple Rules for Monsters (page 259)
 */
export const escapeGrapple: EventHandler<Escape> = {
  rule: 'grappling',
  fields: { creature: aCreature, from: aCreature, skill: oneOf(ESCAPE_SKILLS), dc: optional(aCount) },
  check: (now, { creature, from }) =>
    firstRefusal(
      () => onlyOnItsTurn(now, creature),
      () => (now.ruleset.unarmedStrike === 'none' ? refuse('no-such-rule', 'grappling', { creature }) : undefined),
      () => (gripOf(now, creature, from) === undefined ? refuse('not-grappled', 'grappling', { creature }) : undefined),
      () => cannotAct(now, creature, 'action'),
    ),
  perform: (play, { creature, from, skill, dc: statBlockDc }) => {
    if (play.ruleset.unarmedStrike === 'none') return
    takeAction(play, creature)
    const against = escapeFrom(play, from, statBlockDc ?? gripOf(play, creature, from)?.escapeDc)
    if (against.decidedBy === 'contest') {
      const escaped = winsGrip(play, { by: creature, skill }, { by: from, skill: against.skill })
      recordSteps(play, creature, { kind: 'escape-contested', rule: 'grappling', values: { from, escaped } })
      if (escaped) lose(play, creature, 'grappled', from)
      return
    }
    const { dc } = against
    const { success } = rollCheck(play, creature, { ability: abilityFor(skill), skill, dc })
    recordSteps(play, creature, { kind: 'escape-tried', rule: 'grappling', values: { from, dc, escaped: success } })
    if (success) lose(play, creature, 'grappled', from)
  },
  candidates: (now, creature) =>
    othersOf(now, creature).flatMap((from) =>
      ESCAPE_SKILLS.map((skill) => ({ kind: 'escape', creature, from, skill })),
    ),
}
