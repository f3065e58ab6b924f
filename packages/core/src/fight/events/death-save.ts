import { abilityModifier } from '../../rules/abilities/ability-score.ts'
import { exhaustionEffects } from '../../rules/conditions/exhaustion.ts'
import { deathSavingThrow } from '../../rules/damage-and-healing/death-saving-throw.ts'
import { hitPointsOf } from '../../rules/damage-and-healing/hit-points.ts'
import { onlyOnItsTurn } from '../acting.ts'
import { aCreature } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { rollNotation, setVitals } from '../harm.ts'
import { creatureOf, type Now, recordSteps, spend } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'
import { rollD20s } from '../rolls.ts'
import { exhaustionLevelOf } from '../senses.ts'
import type { Creature } from '../state.ts'

/** A dying creature makes the Death Saving Throw of its turn. */
export interface DeathSave {
  readonly kind: 'death-save'
  readonly creature: string
}

/** What is added to the roll: the modifier of its ability, if it has one, and what conditions add to every roll. */
function bonusOf({ ruleset }: Now, creature: Creature): number {
  const { abilities, saves, proficiencyBonus } = creature
  const { dying } = ruleset
  const { d20Bonus } = exhaustionEffects(exhaustionLevelOf(creature), ruleset)
  if (dying.saveAbility === 'none') return d20Bonus
  const proficient = saves.includes(dying.saveAbility) ? proficiencyBonus : 0
  return d20Bonus + abilityModifier(abilities[dying.saveAbility]) + proficient
}

/**
 * Handles the event `DeathSave`.
 *
 * @source SRD 5.2.1, Playing the Game, Death Saving Throws (page 17); SRD 5.1, Exhaustion (page 358); 2012 playtest, Dying
 */
export const deathSave: EventHandler<DeathSave> = {
  rule: 'death-saving-throw',
  fields: { creature: aCreature },
  check: (now, { creature }) =>
    firstRefusal(
      () => onlyOnItsTurn(now, creature),
      () =>
        creatureOf(now, creature).spent.deathSaveDue
          ? undefined
          : refuse('no-death-save-due', 'death-saving-throw', { creature }),
    ),
  perform: (play, { creature: id }) => {
    const creature = creatureOf(play, id)
    const { dying } = play.ruleset
    const { vitals } = creature
    const bonus = bonusOf(play, creature)
    const { disadvantageOn } = exhaustionEffects(exhaustionLevelOf(creature), play.ruleset)
    const state = disadvantageOn.includes('saving-throws') ? 'disadvantage' : 'normal'
    const natural = Math.min(...rollD20s(play.dice, state))
    const fails = dying.failure === 'damage' && natural + bonus < dying.dc
    const failureDamage = dying.failure === 'damage' && fails ? rollNotation(play, dying.failureDamage) : undefined
    const life = deathSavingThrow(
      {
        life: vitals.life,
        natural,
        bonus,
        ...(failureDamage === undefined ? {} : { failureDamage }),
        ...(vitals.deadlyHitPoints === undefined ? {} : { deadlyHitPoints: vitals.deadlyHitPoints }),
      },
      play.ruleset,
    )
    spend(play, id, { deathSaveDue: false })
    const rule = 'death-saving-throw'
    const values = {
      natural,
      bonus,
      is: life.kind,
      hitPoints: hitPointsOf(life),
      ...(life.kind === 'dying' ? { successes: life.successes, failures: life.failures } : {}),
    }
    recordSteps(
      play,
      id,
      failureDamage === undefined
        ? { kind: 'death-save-made', rule, values }
        : { kind: 'death-save-failed', rule, values: { ...values, failureDamage } },
    )
    setVitals(play, id, { ...vitals, life })
  },
  candidates: (_, creature) => [{ kind: 'death-save', creature }],
}
