import { parse } from '../dice/parse.ts'
import { total } from '../dice/total.ts'
import { abilityModifier } from '../rules/abilities/ability-score.ts'
import { dodgeProtection } from '../rules/actions/dodge.ts'
import { attackRange } from '../rules/combat/attack-range.ts'
import { chooseTarget } from '../rules/combat/choose-target.ts'
import { coverBonus } from '../rules/combat/cover.ts'
import { rangedInCloseCombat } from '../rules/combat/ranged-close-combat.ts'
import { impededWeapon } from '../rules/combat/underwater-combat.ts'
import { attackRollState } from '../rules/d20-tests/attack-roll-state.ts'
import { d20TestOutcome } from '../rules/d20-tests/d20-test-outcome.ts'
import type { RollCircumstance } from '../rules/d20-tests/roll-circumstance.ts'
import { criticalDamage } from '../rules/damage-and-healing/critical-hit.ts'
import { damageByType } from '../rules/damage-and-healing/damage-by-type.ts'
import { weaponDamageRoll } from '../rules/damage-and-healing/damage-roll.ts'
import { canKnockOut } from '../rules/damage-and-healing/knock-out.ts'
import { trainingAdded } from '../rules/proficiency/check-proficiency.ts'
import { distanceOf, reachFeetOf } from './attacks.ts'
import { type DamagePart, deal } from './harm.ts'
import { stopHiding } from './hiding.ts'
import { distanceFeet } from './places.ts'
import { creatureOf, creaturesOf, type Now, type Play, recordSteps, update } from './play.ts'
import { rollD20s } from './rolls.ts'
import { afflicted, areEnemies, inSight, isIncapacitated, sees } from './senses.ts'
import { speedOf } from './speed.ts'
import type { Attack, Creature } from './state.ts'
import { aim, type Strike } from './strike.ts'

/** The result of a strike. */
export interface Struck {
  readonly hit: boolean
  readonly criticalHit: boolean
}

/** An ally's help to the attacker against the target, if any. */
const helperAgainst = (now: Now, attacker: Creature, target: string): string | undefined =>
  creaturesOf(now).find(
    ({ id, side, helping }) =>
      id !== attacker.id &&
      side === attacker.side &&
      helping !== 'none' &&
      helping.kind === 'attack' &&
      helping.enemy === target,
  )?.id

/** Rolls an attack and, on a hit, does what a hit does: damage, unless the caller says otherwise. */
export function perform(play: Play, strike: Strike, onHit: (hit: Struck) => void): Struck {
  const { attacker, target, attack, feet, kind, cover } = aim(play, strike)
  if (attack === undefined) throw new RangeError(`attack is ${strike.attack}; it must be one of ${attacker.id}.`)
  const { ruleset } = play
  const { hide, closeCombat, dodge, underwaterCombat, training, criticalHit } = ruleset
  const distance = distanceOf(attack, kind)
  const { circumstances: byRange, steps: rangeSteps } = chooseTarget(
    distance,
    { distanceFeet: feet, cover, hidden: false },
    hide,
  )
  recordSteps(play, attacker.id, ...rangeSteps)
  const sight = strike.sight ?? {
    targetSeen: sees(play, attacker.id, target.id),
    attackerSeen: sees(play, target.id, attacker.id),
    attackerHidden: attacker.hidden !== 'none' && attacker.hidden.from.includes(target.id),
  }
  const enemies = creaturesOf(play).filter(
    (other) => areEnemies(attacker, other) && other.vitals.life.kind !== 'dead' && other.gone === 'no',
  )
  const closeBy =
    kind === 'melee'
      ? []
      : rangedInCloseCombat(
          attack.by === 'weapon',
          enemies.map((enemy) => ({
            distanceFeet: distanceFeet(play.state, attacker.id, enemy.id),
            reachFeet: reachFeetOf(play, enemy),
            sees: enemy.id === target.id ? sight.attackerSeen : sees(play, enemy.id, attacker.id),
            incapacitated: isIncapacitated(play, enemy),
          })),
          closeCombat,
        )
  const impeded =
    play.state.terrain.underwater && underwaterCombat !== 'none' && attack.by === 'weapon'
      ? impededWeapon(
          {
            kind,
            damageType: attack.damageType,
            hasSwimSpeed: (attacker.speeds['swim-speed'] ?? 0) > 0,
            range: attackRange(feet, distance).range,
          },
          underwaterCombat,
        )
      : { misses: false, circumstances: [] }
  const helper = helperAgainst(play, attacker, target.id)
  const help: readonly RollCircumstance[] = helper === undefined ? [] : [{ rule: 'help', gives: 'advantage' }]
  if (helper !== undefined) update(play, helper, { helping: 'none' })
  const guard = dodgeProtection(
    {
      incapacitated: !target.dodging || isIncapacitated(play, target),
      speedFeet: speedOf(play, target).speedFeet,
      seesAttacker: sight.attackerSeen,
    },
    dodge,
  )
  const dodged: readonly RollCircumstance[] =
    guard.attackRolls === 'normal' ? [] : [{ rule: 'dodge', gives: guard.attackRolls }]
  const under = attackRollState(
    {
      attacker: { ...afflicted(attacker), id: attacker.id, inSight: inSight(play, attacker.id) },
      target: { ...afflicted(target), id: target.id },
      attack: kind,
      distanceFeet: feet,
      sight,
      circumstances: [
        ...byRange,
        ...closeBy,
        ...impeded.circumstances,
        ...help,
        ...dodged,
        ...(strike.circumstances ?? []),
      ],
    },
    ruleset,
  )
  const modifier = attack.ability === 'none' ? 0 : abilityModifier(attacker.abilities[attack.ability])
  const bonuses = [attack.bonus, ...under.bonuses.map(({ bonus }) => bonus)].filter((bonus) => bonus !== 0)
  const dice = rollD20s(play.dice, under.state)
  recordSteps(play, attacker.id, {
    kind: 'd20s-rolled',
    rule: 'd20-test',
    values: { dice: dice.join(' '), state: under.state },
  })
  const rolled = d20TestOutcome({
    test: 'attack-roll',
    dice,
    circumstances: under.circumstances.map(({ rule, gives }) => ({ rule, gives })),
    abilityModifier: modifier,
    proficiency: trainingAdded(
      {
        proficiencyBonus: attacker.proficiencyBonus,
        use: { proficient: attack.proficient },
        trainingBonus: attack.trainingBonus,
      },
      training,
    ),
    circumstantial: bonuses,
    targetNumber: target.armorClass + coverBonus(cover) + guard.armorClassBonus,
    criticalFrom: criticalHit.naturalRoll,
  })
  recordSteps(play, attacker.id, ...rolled.steps)
  stopHiding(play, attacker.id, 'attack-roll')
  if (!rolled.success || impeded.misses) {
    if (impeded.misses)
      recordSteps(play, attacker.id, { kind: 'weapon-impeded', rule: 'impeded-weapons', values: { feet } })
    return { hit: false, criticalHit: false }
  }
  const [helpless] = under.criticalHitReasons
  if (helpless !== undefined && !rolled.criticalHit) {
    recordSteps(play, attacker.id, {
      kind: 'critical-by-condition',
      rule: helpless.condition,
      values: { distanceFeet: feet },
    })
  }
  const struck = { hit: true, criticalHit: rolled.criticalHit || helpless !== undefined }
  onHit(struck)
  return struck
}

/** The damage of a hit, type by type, as it is rolled. */
function rollDamage(play: Play, strike: Strike, attack: Attack, criticalHit: boolean): readonly DamagePart[] {
  const attacker = creatureOf(play, strike.attacker)
  const parsed = parse(attack.damage)
  if (!parsed.ok) throw new RangeError(`damage is ${attack.damage}; it must be dice notation.`)
  const modifier =
    attack.ability === 'none' || attack.by !== 'weapon' ? 0 : abilityModifier(attacker.abilities[attack.ability])
  const whole = weaponDamageRoll({
    damage: parsed.value,
    abilityModifier: strike.extraAttack === true ? Math.min(0, modifier) : modifier,
    bonus: attack.damageBonus,
  })
  const expression = criticalHit ? criticalDamage(whole, play.ruleset.criticalHit) : whole
  return damageByType(expression).map(({ type = attack.damageType, expression: part }) => {
    const damage = total(play.dice, part)
    recordSteps(play, attacker.id, {
      kind: 'damage-rolled',
      rule: 'damage-roll',
      values: { damage, type, attack: attack.id, criticalHit },
    })
    return { type, damage }
  })
}

/** Makes an attack: the roll and, on a hit, the damage. */
export function makeAttack(play: Play, strike: Strike): Struck {
  const { attack, kind } = aim(play, strike)
  if (attack === undefined) throw new RangeError(`attack is ${strike.attack}; it must be one of ${strike.attacker}.`)
  const spares =
    strike.spares === true &&
    canKnockOut({ attack: kind, withWeapon: attack.by !== 'spell', declared: true }, play.ruleset.knockOut)
  return perform(play, strike, ({ criticalHit }) => {
    const parts = rollDamage(play, strike, attack, criticalHit)
    deal(play, strike.target, parts, { criticalHit, spares, source: strike.attacker })
  })
}
