import { abilityModifier } from '../../rules/abilities/ability-score.ts'
import { hitPointsOf } from '../../rules/damage-and-healing/hit-points.ts'
import { finishLongRest, mayStartLongRest } from '../../rules/resting/long-rest.ts'
import type { RecoveryVariant } from '../../rulesets/damage-and-healing.ts'
import { SLOT_LEVELS } from '../../vocabulary/spell-levels.ts'
import { lose } from '../afflict.ts'
import { elapse, somebodyDying } from '../elapse.ts'
import { aCreature, aFlag, aListOf, oneOf, optional } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { KNOCKED_OUT, setVitals } from '../harm.ts'
import { creatureOf, type Now, recordSteps, update } from '../play.ts'
import { firstRefusal, type Refusal, refuse, unlessAllowed } from '../refusal.ts'
import { exhaustionLevelOf, has } from '../senses.ts'

/** Creatures finish a Long Rest that nothing interrupted. */
export interface LongRest {
  readonly kind: 'long-rest'
  readonly creatures: readonly string[]
  /** how fast they recover; the usual way by default */
  readonly variant?: RecoveryVariant
  /** whether they also take some food and drink; they do by default */
  readonly fed?: boolean
}

const MINUTES_PER_HOUR = 60

function cannotRest({ ruleset, state }: Now, id: string): Refusal | undefined {
  const { vitals, lastLongRest } = creatureOf({ ruleset, state }, id)
  const hoursSince = (minutes: number) => Math.floor((state.minutes - minutes) / MINUTES_PER_HOUR)
  const last =
    lastLongRest === 'none'
      ? {}
      : {
          last: {
            startedHoursAgo: hoursSince(lastLongRest.startedAtMinutes),
            endedHoursAgo: hoursSince(lastLongRest.endedAtMinutes),
          },
        }
  return unlessAllowed(mayStartLongRest({ vitals, ...last }, ruleset), id)
}

/**
 * Handles the event `LongRest`.
 *
 * @source SRD 5.2.1, Rules Glossary, Long Rest (page 185); 2012 playtest, Long Rest
 * @source SRD 5.1, Appendix PH-A: Conditions, Exhaustion (page 358)
 */
export const longRest: EventHandler<LongRest> = {
  rule: 'long-rest',
  fields: {
    creatures: aListOf(aCreature),
    variant: optional(oneOf(['usual', 'slower-hit-points', 'slower-hit-dice', 'slower-all-around'])),
    fed: optional(aFlag),
  },
  check: (now, { creatures, variant = 'usual' }) =>
    firstRefusal(
      () => (now.state.phase.kind === 'no-combat' ? undefined : refuse('combat-on', 'long-rest')),
      () => somebodyDying(now),
      () =>
        creatures.length === 0 || new Set(creatures).size < creatures.length
          ? refuse('malformed', 'long-rest', { at: 'creatures', got: creatures.length })
          : undefined,
      () =>
        now.ruleset.longRest.recovery[variant] === undefined
          ? refuse('no-such-rule', 'long-rest', { got: variant })
          : undefined,
      ...creatures.map((id) => () => cannotRest(now, id)),
    ),
  perform: (play, { creatures, variant = 'usual', fed = true }) => {
    const { longRest: rule } = play.ruleset
    const startedAtMinutes = play.state.minutes
    const endedAtMinutes = startedAtMinutes + rule.hours * MINUTES_PER_HOUR
    elapse(play, endedAtMinutes - startedAtMinutes)
    for (const id of creatures) {
      const creature = creatureOf(play, id)
      const { vitals, normalHitPointMaximum, hitDice, abilities, abilityReductions, slots, slotTotals, expended } =
        creature
      const after = finishLongRest(
        {
          creature: {
            ...{ vitals, normalHitPointMaximum, hitDice, abilityReductions },
            exhaustionLevel: exhaustionLevelOf(creature),
          },
          variant,
          fed,
          constitutionModifier: abilityModifier(abilities.constitution),
        },
        play.ruleset,
      )
      const { left } = after.hitDice
      const { exhaustionLevel } = after
      setVitals(play, id, after.vitals)
      update(play, id, {
        hitDice: { ...hitDice, left },
        abilityReductions: after.abilityReductions,
        slots: slotTotals,
        ...(expended && { expended: {} }),
        lastLongRest: { startedAtMinutes, endedAtMinutes },
        conditions: creatureOf(play, id).conditions.flatMap((one) => {
          if (one.condition !== 'exhaustion') return [one]
          return exhaustionLevel === 0 ? [] : [{ ...one, level: exhaustionLevel }]
        }),
      })
      if (has(play, 'unconscious', creatureOf(play, id))) lose(play, id, 'unconscious', KNOCKED_OUT)
      const hitPoints = hitPointsOf(after.vitals.life)
      recordSteps(play, id, {
        kind: 'long-rest-taken',
        rule: 'long-rest',
        values: { hours: rule.hours, variant, hitPoints, left },
      })
      if (SLOT_LEVELS.some((level) => slots[level] < slotTotals[level])) {
        recordSteps(play, id, { kind: 'spell-slots-restored', rule: 'spell-slot', values: {} })
      }
    }
  },
  candidates: (_, creature) => [{ kind: 'long-rest', creatures: [creature] }],
}
