import { DEFAULT_ATTITUDE, influenceOutcome, urge } from '../../rules/actions/influence.ts'
import { ATTITUDES, type Attitude } from '../../vocabulary/attitudes.ts'
import { SKILLS, type Skill } from '../../vocabulary/skills.ts'
import { cannotTake, takeAction } from '../acting.ts'
import { checksOf } from '../action-checks.ts'
import { aCount, aCreature, oneOf, optional } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { creatureOf, othersOf, recordSteps } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'
import { abilityFor, rollCheck } from '../rolls.ts'

/** A creature takes the Influence action to urge another one to do something. */
export interface Influence {
  readonly kind: 'influence'
  readonly creature: string
  readonly target: string
  readonly skill: Skill
  /** how willing the target is; hesitant by default */
  readonly willingness?: 'willing' | 'unwilling' | 'hesitant'
  /** indifferent by default */
  readonly attitude?: Attitude
  /** the default of the rules if left out */
  readonly dc?: number
}

/**
 * Handles the event `Influence`.
 *
 * @source SRD 5.2.1, Rules Glossary, Influence (page 184)
 */
export const influence: EventHandler<Influence> = {
  rule: 'influence',
  fields: {
    creature: aCreature,
    target: aCreature,
    skill: oneOf(SKILLS),
    willingness: optional(oneOf(['willing', 'unwilling', 'hesitant'])),
    attitude: optional(oneOf(ATTITUDES)),
    dc: optional(aCount),
  },
  check: (now, { creature, target, skill }) =>
    firstRefusal(
      () => cannotTake(now, creature, 'influence'),
      () => (creature === target ? refuse('same-creature', 'influence', { creature }) : undefined),
      () =>
        creatureOf(now, target).vitals.life.kind === 'conscious'
          ? undefined
          : refuse('not-conscious', 'influence', { creature: target }),
      () =>
        checksOf(now, 'influence').some(({ skills }) => skills.includes(skill))
          ? undefined
          : refuse('wrong-check', 'influence', { creature, got: skill }),
    ),
  perform: (play, event) => {
    const { creature, target, skill, willingness = 'hesitant', attitude = DEFAULT_ATTITUDE, dc: chosen } = event
    if (play.ruleset.influence === 'none') return
    takeAction(play, creature)
    const { intelligence: intelligenceScore } = creatureOf(play, target).abilities
    const given = chosen === undefined ? {} : { dc: chosen }
    const { value: urging, steps } = urge({ willingness, attitude, intelligenceScore, ...given }, play.ruleset)
    recordSteps(play, creature, ...steps)
    if (urging.outcome !== 'check') return
    const { state, dc } = urging
    const { total } = rollCheck(play, creature, {
      ability: abilityFor(skill),
      skill,
      dc,
      sociallyWith: target,
      circumstances: state === 'normal' ? [] : [{ rule: attitude, gives: state }],
    })
    const { complies, waitHours } = influenceOutcome({ total, dc }, play.ruleset)
    recordSteps(play, creature, {
      kind: 'influence-tried',
      rule: 'influence',
      values: { target, dc, complies, waitHours },
    })
  },
  candidates: (now, creature) =>
    othersOf(now, creature).map((target) => ({ kind: 'influence', creature, target, skill: 'persuasion' })),
}
