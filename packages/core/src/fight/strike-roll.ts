import { abilityModifier } from '../rules/abilities/ability-score.ts'
import { helpsAttackOf } from '../rules/actions/help.ts'
import { attackRange } from '../rules/combat/attack-range.ts'
import { chooseTarget } from '../rules/combat/choose-target.ts'
import { coverBonus } from '../rules/combat/cover.ts'
import { isCloseBy, rangedInCloseCombat } from '../rules/combat/ranged-close-combat.ts'
import { impededWeapon } from '../rules/combat/underwater-combat.ts'
import { attackRollState } from '../rules/d20-tests/attack-roll-state.ts'
import type { RollCircumstance } from '../rules/d20-tests/roll-circumstance.ts'
import { trainingAdded } from '../rules/proficiency/check-proficiency.ts'
import { attackOf, distanceOf, reachFeetOf } from './attacks.ts'
import { protectionOf } from './dodging.ts'
import { distanceFeet } from './places.ts'
import { creatureOf, creaturesOf, type Now } from './play.ts'
import { afflicted, areEnemies, isIncapacitated, sees, sourcesInSight } from './senses.ts'
import type { Attack, Creature } from './state.ts'
import { aim, type Strike } from './strike.ts'

/** An ally's help to the attacker against the target, if any. */
const helperAgainst = (now: Now, attacker: Creature, target: string): string | undefined =>
  creaturesOf(now).find(
    ({ id, side, helping }) =>
      id !== attacker.id &&
      side === attacker.side &&
      helping !== 'none' &&
      helping.kind === 'attack' &&
      helping.enemy === target &&
      (helping.ally === undefined ||
        helpsAttackOf(helping.ally === attacker.id ? 'chosen-ally' : 'another-ally', now.ruleset)),
  )?.id

/** What a strike is made with. */
export function attackIn(now: Now, strike: Strike): Attack {
  const attack = attackOf(now, creatureOf(now, strike.attacker), strike.attack)
  if (attack === undefined) throw new RangeError(`attack is ${strike.attack}; it must be one of ${strike.attacker}.`)
  return attack
}

/** Who sees whom, and whether the attacker is hidden from the target. */
const sightOf = (now: Now, { attacker, target, sight }: Strike) => {
  const { hidden } = creatureOf(now, attacker)
  return (
    sight ?? {
      targetSeen: sees(now, attacker, target),
      attackerSeen: sees(now, target, attacker),
      attackerHidden: hidden !== 'none' && hidden.from.includes(target),
    }
  )
}

/** The enemies that are so near that they may hinder a ranged attack, and how far they are and reach. */
const enemiesCloseBy = (now: Now, attacker: Creature) =>
  creaturesOf(now)
    .filter((other) => areEnemies(attacker, other) && other.vitals.life.kind !== 'dead' && other.gone === 'no')
    .map((enemy) => ({
      enemy,
      distanceFeet: distanceFeet(now.state, attacker.id, enemy.id),
      reachFeet: reachFeetOf(now, enemy),
    }))
    .filter((near) => isCloseBy(near, now.ruleset))

/**
 * The attack roll of a strike before the dice: everything that counts for and against it now. The fight rolls it, and
 * `strikeOdds` computes its odds.
 */
export function strikeRoll(now: Now, strike: Strike) {
  const { ruleset, state } = now
  const { attacker, target, feet, kind, cover } = aim(now, strike)
  const attack = attackIn(now, strike)
  const { underwaterCombat } = ruleset
  const weapon = attack.by === 'unarmed' ? 'unarmed-strike' : attack.weapon
  const distance = distanceOf(attack, kind)
  const inRange = chooseTarget({ attack: distance, distanceFeet: feet, cover, hidden: false }, ruleset)
  const sight = sightOf(now, strike)
  const closeBy =
    kind === 'melee'
      ? []
      : rangedInCloseCombat(
          {
            withWeapon: attack.by === 'weapon',
            enemies: enemiesCloseBy(now, attacker).map(({ enemy, ...near }) => ({
              ...near,
              sees: enemy.id === target.id ? sight.attackerSeen : sees(now, enemy.id, attacker.id),
              incapacitated: isIncapacitated(now, enemy),
            })),
          },
          ruleset,
        )
  const impeded =
    state.terrain.underwater && underwaterCombat !== 'none' && attack.by !== 'spell'
      ? impededWeapon(
          {
            kind,
            // Damage without a type is not of the type that water does not impede.
            damageType: attack.damageType === 'untyped' ? 'bludgeoning' : attack.damageType,
            ...(weapon === 'none' ? {} : { weapon }),
            hasSwimSpeed: (attacker.speeds['swim-speed'] ?? 0) > 0,
            range: attackRange({ attack: distance, distanceFeet: feet }).value.range,
          },
          ruleset,
        )
      : { misses: false, circumstances: [] }
  const helper = helperAgainst(now, attacker, target.id)
  const help: readonly RollCircumstance[] = helper === undefined ? [] : [{ rule: 'help', gives: 'advantage' }]
  const guard = protectionOf(now, target, sight.attackerSeen)
  const dodged: readonly RollCircumstance[] =
    guard.attackRolls === 'normal' ? [] : [{ rule: 'dodge', gives: guard.attackRolls }]
  const under = attackRollState(
    {
      attacker: { ...afflicted(attacker), id: attacker.id, inSight: sourcesInSight(now, attacker.id) },
      target: { ...afflicted(target), id: target.id },
      attack: kind,
      distanceFeet: feet,
      sight,
      circumstances: [
        ...inRange.value.circumstances,
        ...closeBy,
        ...impeded.circumstances,
        ...help,
        ...dodged,
        ...(strike.circumstances ?? []),
      ],
    },
    ruleset,
  )
  return {
    feet,
    rangeSteps: inRange.steps,
    /** the ally whose help this attack roll uses up */
    helper,
    /** it misses, whatever the roll */
    misses: impeded.misses,
    state: under.state,
    circumstances: under.circumstances.map(({ rule, gives }) => ({ rule, gives })),
    abilityModifier: attack.ability === 'none' ? 0 : abilityModifier(attacker.abilities[attack.ability]),
    proficiency: trainingAdded(
      {
        proficiencyBonus: attacker.proficiencyBonus,
        proficient: attack.proficient,
        trainingBonus: attack.trainingBonus,
      },
      ruleset,
    ),
    circumstantial: [attack.bonus, ...under.bonuses.map(({ bonus }) => bonus)].filter((bonus) => bonus !== 0),
    armorClass: target.armorClass + coverBonus(cover) + guard.armorClassBonus,
    /** the condition of the target that turns every hit into a Critical Hit */
    everyHitCritical: under.criticalHitReasons[0]?.condition,
  } as const
}
