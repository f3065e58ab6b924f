import { attackAction } from '../../rules/actions/attack-action.ts'
import { weaponHasProperty } from '../../rules/equipment/weapon-properties.ts'
import { cannotTake, isDeprived, onlyOnItsTurn, reactionsFirst, takeAction } from '../acting.ts'
import { attackOf } from '../attacks.ts'
import { aCreature } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { makeAttack } from '../make-attack.ts'
import { hasMultiattackLeft, noMultiattackLeft, useMultiattack } from '../multiattack.ts'
import { creatureOf, type Now, type Play, recordSteps, spend } from '../play.ts'
import { firstRefusal, type Refusal, refuse } from '../refusal.ts'
import { choicesOf, STRIKE_FIELDS, type StrikeChoice, strikeObstacle, strikeOf } from '../strike.ts'

/**
 * A creature attacks: with the Attack action, which it takes with its first attack, or with a spell that makes attack
 * rolls, after the spell's event.
 */
export interface AttackEvent extends StrikeChoice {
  readonly kind: 'attack'
  readonly creature: string
}

/** Why a creature has no attack of the Attack action left and cannot take the action either. */
export const noAttackLeft = (now: Now, id: string): Refusal | undefined =>
  creatureOf(now, id).spent.attacksLeft > 0
    ? firstRefusal(
        () => onlyOnItsTurn(now, id),
        () => isDeprived(now, id, 'action'),
      )
    : cannotTake(now, id, 'attack')

/** Uses one attack of the Attack action; takes the action if necessary. */
export function useAttack(play: Play, id: string): void {
  const { spent, extraAttacks } = creatureOf(play, id)
  if (spent.attacksLeft > 0) {
    spend(play, id, { attacksLeft: spent.attacksLeft - 1 })
    return
  }
  takeAction(play, id)
  const { attackRolls } = attackAction(extraAttacks)
  if (attackRolls > 1) recordSteps(play, id, { kind: 'attack-rolls-counted', rule: 'attack', values: { attackRolls } })
  spend(play, id, { attacksLeft: attackRolls - 1 })
}

const isSpell = (now: Now, { creature, attack }: AttackEvent): boolean =>
  attackOf(now, creatureOf(now, creature), attack)?.by === 'spell'

/**
 * Handles the event `AttackEvent`.
 *
 * @source SRD 5.2.1, Playing the Game, Making an Attack (page 14); 2012 playtest, Attack Basics
 */
export const attack: EventHandler<AttackEvent> = {
  rule: 'attack',
  fields: { creature: aCreature, ...STRIKE_FIELDS },
  check: (now, event) => {
    const { creature } = event
    const { specialActions = [] } = creatureOf(now, creature)
    return firstRefusal(
      () =>
        specialActions.some(({ id, makes }) => id === event.attack && makes?.attack === id)
          ? refuse('none-granted', 'stat-block', { creature, got: event.attack })
          : undefined,
      () => {
        if (!isSpell(now, event))
          return hasMultiattackLeft(now, creature)
            ? noMultiattackLeft(now, creature, event.attack)
            : noAttackLeft(now, creature)
        return firstRefusal(
          () => reactionsFirst(now),
          () => isDeprived(now, creature, 'action'),
          () =>
            creatureOf(now, creature).spent.spellAttacksLeft > 0
              ? undefined
              : refuse('none-left', 'spell-attack', { creature }),
        )
      },
      () => strikeObstacle(now, strikeOf(creature, event)),
    )
  },
  perform: (play, event) => {
    const { creature: id } = event
    const { spent, multiattacks } = creatureOf(play, id)
    if (isSpell(play, event)) spend(play, id, { spellAttacksLeft: Math.max(0, spent.spellAttacksLeft - 1) })
    else if (multiattacks !== undefined) useMultiattack(play, id, event.attack)
    else useAttack(play, id)
    const weapon = attackOf(play, creatureOf(play, id), event.attack)?.weapon ?? 'none'
    if (weapon !== 'none' && weaponHasProperty({ weapon, property: 'light' }))
      spend(play, id, { lightAttack: event.attack })
    makeAttack(play, strikeOf(id, event))
  },
  strike: (_, event) => strikeOf(event.creature, event),
  candidates: (now, creature) => choicesOf(now, creature).map((choice) => ({ kind: 'attack', creature, ...choice })),
}
