import { mayAssistAttack, mayAssistCheck } from '../../rules/actions/help.ts'
import { ABILITIES } from '../../vocabulary/abilities.ts'
import { SKILLS } from '../../vocabulary/skills.ts'
import { cannotTake, takeAction } from '../acting.ts'
import { aCreature, aFlag, anObject, either, oneOf, optional } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { distanceFeet } from '../places.ts'
import { creatureOf, enemiesFirst, recordSteps, update } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'
import { abilityFor } from '../rolls.ts'
import type { Helping } from '../state.ts'

/** A creature takes the Help action, to assist an ally's check or attack roll; `stabilize` is first aid. */
export interface Help {
  readonly kind: 'help'
  readonly creature: string
  readonly helping: Helping
  /** whether it is near enough to assist a check; yes by default */
  readonly nearEnough?: boolean
}

/**
 * Handles the event `Help`.
 *
 * @source SRD 5.2.1, Rules Glossary, Help (page 182); 2012 playtest, Actions in Combat, Help
 */
export const help: EventHandler<Help> = {
  rule: 'help',
  fields: {
    creature: aCreature,
    helping: either(
      anObject({
        kind: oneOf(['check']),
        ally: aCreature,
        ability: oneOf(ABILITIES),
        skill: oneOf([...SKILLS, 'none']),
      }),
      anObject({ kind: oneOf(['attack']), enemy: aCreature, ally: optional(aCreature) }),
    ),
    nearEnough: optional(aFlag),
  },
  check: (now, { creature: id, helping, nearEnough = true }) => {
    const creature = creatureOf(now, id)
    const other = helping.kind === 'check' ? helping.ally : helping.enemy
    const feet = distanceFeet(now.state, id, other)
    const permission =
      helping.kind === 'attack'
        ? mayAssistAttack(feet, now.ruleset)
        : mayAssistCheck(
            {
              proficient: helping.skill !== 'none' && creature.skills[helping.skill]?.proficient === true,
              score: creature.abilities[helping.ability],
              nearEnough,
            },
            now.ruleset,
          )
    return firstRefusal(
      () => cannotTake(now, id, 'help'),
      () => (other === id || helping.ally === id ? refuse('same-creature', 'help', { creature: id }) : undefined),
      () =>
        creatureOf(now, other).vitals.life.kind === 'dead' ? refuse('dead', 'help', { creature: other }) : undefined,
      () =>
        permission.allowed
          ? undefined
          : refuse(
              permission.because,
              permission.rule,
              permission.because === 'too-far' ? { creature: other, got: feet } : { creature: id },
            ),
    )
  },
  perform: (play, { creature, helping }) => {
    takeAction(play, creature)
    update(play, creature, { helping })
    recordSteps(
      play,
      creature,
      helping.kind === 'check'
        ? { kind: 'help-given-with-check', rule: 'help', values: { ally: helping.ally, skill: helping.skill } }
        : { kind: 'help-given-with-attack', rule: 'help', values: { enemy: helping.enemy } },
    )
  },
  candidates: (now, creature) =>
    enemiesFirst(now, creature).flatMap((other) => [
      { kind: 'help', creature, helping: { kind: 'attack', enemy: other } },
      ...SKILLS.filter((skill) => creatureOf(now, creature).skills[skill]?.proficient === true).map((skill) => ({
        kind: 'help' as const,
        creature,
        helping: { kind: 'check' as const, ally: other, ability: abilityFor(skill), skill },
      })),
      { kind: 'help', creature, helping: { kind: 'check', ally: other, ability: 'strength', skill: 'none' } },
    ]),
}
