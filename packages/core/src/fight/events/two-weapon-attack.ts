import { lightExtraAttack } from '../../rules/combat/two-weapon-fighting.ts'
import { cannotAct, onlyOnItsTurn } from '../acting.ts'
import { attackOf } from '../attacks.ts'
import { aCreature } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { makeAttack } from '../make-attack.ts'
import { creatureOf, type Now, recordSteps, spend } from '../play.ts'
import { firstRefusal, type Refusal, refuse } from '../refusal.ts'
import { choicesOf, STRIKE_FIELDS, type Strike, type StrikeChoice, strikeObstacle, strikeOf } from '../strike.ts'

/** A creature makes the extra attack of a Light weapon as a Bonus Action. */
export interface TwoWeaponAttack extends StrikeChoice {
  readonly kind: 'two-weapon-attack'
  readonly creature: string
}

function extraAttackOf(now: Now, { creature: id, attack }: TwoWeaponAttack) {
  const creature = creatureOf(now, id)
  const { lightAttack, bonusAction } = creature.spent
  const first = lightAttack === 'none' ? 'none' : (attackOf(now, creature, lightAttack)?.weapon ?? 'none')
  const extra = attackOf(now, creature, attack)?.weapon ?? 'none'
  return extra === 'none' || now.ruleset.twoWeaponFighting === 'none'
    ? undefined
    : lightExtraAttack(
        { first, extra, anotherWeapon: attack !== lightAttack, bonusActionLeft: !bonusAction, nick: false },
        now.ruleset,
      )
}

const strikeIn = (event: TwoWeaponAttack): Strike => ({ ...strikeOf(event.creature, event), extraAttack: true })

function noExtraAttack(now: Now, event: TwoWeaponAttack): Refusal | undefined {
  const { creature } = event
  if (now.ruleset.twoWeaponFighting === 'none') {
    return refuse('no-such-rule', 'weapon', { creature, got: event.kind })
  }
  if (creatureOf(now, creature).spent.lightAttack === 'none') {
    return refuse('no-attack-before', 'bonus-action', { creature })
  }
  return extraAttackOf(now, event)?.value === true
    ? undefined
    : refuse('not-light', 'weapon', { creature, got: event.attack })
}

/**
 * Handles the event `TwoWeaponAttack`.
 *
 * @source SRD 5.2.1, Equipment, Light (page 89)
 * @source SRD 5.1, Combat, Two-Weapon Fighting (page 95)
 */
export const twoWeaponAttack: EventHandler<TwoWeaponAttack> = {
  rule: 'bonus-action',
  fields: { creature: aCreature, ...STRIKE_FIELDS },
  check: (now, event) =>
    firstRefusal(
      () => onlyOnItsTurn(now, event.creature),
      () => cannotAct(now, event.creature, 'bonus-action'),
      () => noExtraAttack(now, event),
      () => strikeObstacle(now, strikeIn(event)),
    ),
  perform: (play, event) => {
    recordSteps(play, event.creature, ...(extraAttackOf(play, event)?.steps ?? []))
    spend(play, event.creature, { bonusAction: true })
    makeAttack(play, strikeIn(event))
  },
  strike: (_, event) => strikeIn(event),
  candidates: (now, creature) =>
    choicesOf(now, creature).map((choice) => ({ kind: 'two-weapon-attack', creature, ...choice })),
}
