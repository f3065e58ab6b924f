import { SKILLS, type Skill } from '../../vocabulary/skills.ts'
import { cannotTake, takeAction } from '../acting.ts'
import { checksOf } from '../action-checks.ts'
import { aCount, aCreature, oneOf, optional } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { firstRefusal, refuse } from '../refusal.ts'
import { rollCheck } from '../rolls.ts'

/** A creature takes the Study action. */
export interface Study {
  readonly kind: 'study'
  readonly creature: string
  readonly skill: Skill
  /** if it is left out, the GM decides what the total means */
  readonly dc?: number
}

/**
 * Handles the event `Study`.
 *
 * @source SRD 5.2.1, Rules Glossary, Study (page 189)
 */
export const study: EventHandler<Study> = {
  rule: 'study',
  fields: { creature: aCreature, skill: oneOf(SKILLS), dc: optional(aCount) },
  check: (now, { creature, skill }) =>
    firstRefusal(
      () => cannotTake(now, creature, 'study'),
      () =>
        checksOf(now, 'study').some(({ skills }) => skills.includes(skill))
          ? undefined
          : refuse('wrong-check', 'study', { creature, got: skill }),
    ),
  perform: (play, { creature, skill, dc }) => {
    takeAction(play, creature)
    rollCheck(play, creature, { ability: 'intelligence', skill, dc: dc ?? 'none' })
  },
  candidates: (_, creature) => [{ kind: 'study', creature, skill: 'investigation' }],
}
