import { findsHidden } from '../../rules/actions/hide.ts'
import { SKILLS, type Skill } from '../../vocabulary/skills.ts'
import { cannotTake, takeAction } from '../acting.ts'
import { checksOf } from '../action-checks.ts'
import { aCount, aCreature, oneOf, optional } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { stopHiding } from '../hiding.ts'
import { creatureOf, othersOf, recordSteps } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'
import { rollCheck } from '../rolls.ts'

/** A creature takes the Search action: for a creature that is hidden from it, or for anything else. */
export interface Search {
  readonly kind: 'search'
  readonly creature: string
  /** a creature that is hidden from it */
  readonly target?: string
  /** the skill for anything else; Perception by default */
  readonly skill?: Skill
  /** the DC for anything else; if it is left out, the GM decides what the total means */
  readonly dc?: number
}

/**
 * Handles the event `Search`.
 *
 * @source SRD 5.2.1, Rules Glossary, Search (page 187), Hide (page 183); 2012 playtest, Perception
 */
export const search: EventHandler<Search> = {
  rule: 'search',
  fields: { creature: aCreature, target: optional(aCreature), skill: optional(oneOf(SKILLS)), dc: optional(aCount) },
  check: (now, { creature, target, skill = 'perception' }) => {
    const skills = checksOf(now, 'search').flatMap((check) => check.skills)
    return firstRefusal(
      () => cannotTake(now, creature, 'search'),
      () =>
        now.ruleset.training.skills.length === 0 || skills.includes(skill)
          ? undefined
          : refuse('wrong-check', 'search', { creature, got: skill }),
      () => {
        if (target === undefined) return undefined
        const { hidden } = creatureOf(now, target)
        return hidden !== 'none' && hidden.from.includes(creature)
          ? undefined
          : refuse('not-hidden', 'hide', { creature: target })
      },
    )
  },
  perform: (play, { creature, target, skill = 'perception', dc }) => {
    takeAction(play, creature)
    const { total } = rollCheck(play, creature, { ability: 'wisdom', skill, dc: dc ?? 'none' })
    if (target === undefined) return
    const { hidden } = creatureOf(play, target)
    if (hidden === 'none') return
    const found = findsHidden({ total, hidingTotal: hidden.total }, play.ruleset)
    recordSteps(play, creature, {
      kind: 'search-made',
      rule: 'hide',
      values: { total, hidingTotal: hidden.total, found },
    })
    if (found) stopHiding(play, target, 'found')
  },
  candidates: (now, creature) => [
    { kind: 'search', creature },
    ...othersOf(now, creature).map((target) => ({ kind: 'search' as const, creature, target })),
  ],
}
