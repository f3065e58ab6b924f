import { parse } from '../dice/parse.ts'
import { total } from '../dice/total.ts'
import { abilityModifier } from '../rules/ability-score.ts'
import { type AttackDistance, attackRange } from '../rules/attack-range.ts'
import { attackRollState } from '../rules/attack-roll-state.ts'
import { canAct, canActTo } from '../rules/can-act.ts'
import { trainingAdded } from '../rules/check-proficiency.ts'
import { chooseTarget } from '../rules/choose-target.ts'
import { coverBonus } from '../rules/cover.ts'
import { criticalDamage } from '../rules/critical-hit.ts'
import { d20TestOutcome } from '../rules/d20-test-outcome.ts'
import { damageByType } from '../rules/damage-by-type.ts'
import { weaponDamageRoll } from '../rules/damage-roll.ts'
import { dodgeProtection } from '../rules/dodge.ts'
import { endsHiding } from '../rules/hide.ts'
import { canKnockOut } from '../rules/knock-out.ts'
import { rangedInCloseCombat } from '../rules/ranged-close-combat.ts'
import type { RollCircumstance } from '../rules/roll-circumstance.ts'
import { unarmedStrikeDamage } from '../rules/unarmed-strike.ts'
import { impededWeapon } from '../rules/underwater-combat.ts'
import type { Sight } from '../rules/unseen-attack.ts'
import { COVER_DEGREES, type CoverDegree } from '../vocabulary/cover-degrees.ts'
import { lose } from './afflict.ts'
import { aCreature, aFlag, anObject, aText, type Fields, oneOf, optional } from './fields.ts'
import { type DamagePart, deal } from './harm.ts'
import { distanceFeet, terrainCover } from './places.ts'
import { creatureOf, creaturesOf, type Now, note, othersOf, type Play, update } from './play.ts'
import { firstRefusal, type Refusal, refuse } from './refusal.ts'
import { rollD20s } from './rolls.ts'
import { afflicted, areEnemies, HIDDEN_BY, inSight, isIncapacitated, sees } from './senses.ts'
import { speedOf } from './speed.ts'
import type { Attack, Creature } from './state.ts'

/** An attack on a target, before the roll. */
export interface Strike {
  readonly attacker: string
  readonly target: string
  readonly attack: string
  /** a melee or a ranged attack; if not given, melee where the attack can be and the target is within reach */
  readonly as?: 'melee' | 'ranged'
  /** if not given, what the terrain says, and none where it says nothing */
  readonly cover?: CoverDegree
  /** who sees whom; if not given, what the conditions and hiding say */
  readonly sight?: Sight
  /** the attacker spares the target if the damage would drop it */
  readonly spares?: boolean
  /** Advantage or Disadvantage that comes from the way in which the attack is made */
  readonly circumstances?: readonly RollCircumstance[]
  /** the extra attack of a Light weapon, which adds no ability modifier to the damage unless it is negative */
  readonly extraAttack?: boolean
}

/** What an event says of an attack. */
export type StrikeChoice = Pick<Strike, 'target' | 'attack' | 'as' | 'cover' | 'sight' | 'spares'>

/** The fields of what an event says of an attack. */
export const STRIKE_FIELDS = {
  target: aCreature,
  attack: aText,
  as: optional(oneOf(['melee', 'ranged'])),
  cover: optional(oneOf(COVER_DEGREES)),
  sight: optional(anObject({ targetSeen: aFlag, attackerSeen: aFlag, attackerHidden: aFlag })),
  spares: optional(aFlag),
} as const satisfies Fields<StrikeChoice>

/** The strike that an event makes. */
export const strikeOf = (attacker: string, { target, attack, as, cover, sight, spares }: StrikeChoice): Strike => ({
  attacker,
  target,
  attack,
  ...(as === undefined ? {} : { as }),
  ...(cover === undefined ? {} : { cover }),
  ...(sight === undefined ? {} : { sight }),
  ...(spares === undefined ? {} : { spares }),
})

/** The attacks that a creature might try: each on everyone else, or on itself where there is nobody else. */
export function choicesOf(now: Now, id: string): readonly Pick<Strike, 'target' | 'attack'>[] {
  const targets = othersOf(now, id)
  const attacks = attacksOf(now, creatureOf(now, id)).map((attack) => attack.id)
  return targets.flatMap((target) => (attacks.length > 0 ? attacks : ['none']).map((attack) => ({ target, attack })))
}

/** The id of the attack that everyone has where the edition has Unarmed Strikes. */
export const UNARMED_STRIKE = 'unarmed-strike'

/** The attacks of a creature, its Unarmed Strike last. */
export function attacksOf(
  { ruleset: { unarmedStrike: rule } }: Now,
  { attacks, abilities }: Creature,
): readonly Attack[] {
  if (rule === 'none') return attacks
  const strike: Attack = {
    id: UNARMED_STRIKE,
    kinds: ['melee'],
    by: 'unarmed',
    ability: 'strength',
    proficient: true,
    trainingBonus: 0,
    bonus: 0,
    damage: String(unarmedStrikeDamage(abilityModifier(abilities.strength), rule)),
    damageBonus: 0,
    damageType: rule.damageType,
    reachFeet: rule.reachFeet,
    weapon: 'none',
  }
  return [...attacks, strike]
}

/** An attack of a creature. */
export const attackOf = (now: Now, creature: Creature, id: string): Attack | undefined =>
  attacksOf(now, creature).find((attack) => attack.id === id)

const distanceOf = (attack: Attack, kind: 'melee' | 'ranged'): AttackDistance =>
  kind === 'melee'
    ? { kind, reachFeet: attack.reachFeet }
    : {
        kind,
        rangeFeet: attack.rangeFeet ?? 0,
        ...(attack.longFeet === undefined ? {} : { longFeet: attack.longFeet }),
      }

/** Everything about a strike that its check and its performance both need. */
function aim(now: Now, strike: Strike) {
  const attacker = creatureOf(now, strike.attacker)
  const target = creatureOf(now, strike.target)
  const attack = attackOf(now, attacker, strike.attack)
  const feet = distanceFeet(now.state, strike.attacker, strike.target)
  const kind =
    strike.as ??
    (attack?.kinds.includes('melee') && (feet <= attack.reachFeet || !attack.kinds.includes('ranged'))
      ? 'melee'
      : 'ranged')
  const cover = strike.cover ?? terrainCover(now.state, attacker, target)
  const hidden = target.hidden !== 'none' && target.hidden.from.includes(attacker.id)
  return { attacker, target, attack, feet, kind, cover, hidden } as const
}

/** Why an attack on a target is not possible, apart from what it costs. */
export function strikeObstacle(now: Now, strike: Strike): Refusal | undefined {
  const { attacker, target, attack, feet, kind, cover, hidden } = aim(now, strike)
  const { conditions, hide } = now.ruleset
  const { id } = attacker
  if (attack === undefined) return refuse('unknown-attack', 'attack', { creature: id, got: strike.attack })
  if (!attack.kinds.includes(kind)) return refuse('no-such-attack-kind', 'attack', { creature: id, got: kind })
  const charm = canActTo('harm', target.id, afflicted(attacker), conditions).reasons[0]?.condition
  const limbs = canAct('limbs', afflicted(attacker), conditions).reasons[0]?.condition
  const distance = distanceOf(attack, kind)
  const { range } = attackRange(feet, distance)
  const chosen = chooseTarget(distance, { distanceFeet: feet, cover, hidden }, hide)
  const farthest = distance.kind === 'melee' ? distance.reachFeet : (distance.longFeet ?? distance.rangeFeet)
  return firstRefusal(
    () => (id === target.id ? refuse('same-creature', 'making-an-attack', { creature: id }) : undefined),
    () =>
      target.vitals.life.kind === 'dead' || target.gone === 'fled'
        ? refuse('dead', 'making-an-attack', { creature: target.id })
        : undefined,
    () => (charm === undefined ? undefined : refuse('charmed', charm, { creature: id })),
    () => (limbs === undefined || attack.by === 'spell' ? undefined : refuse('deprived', limbs, { creature: id })),
    () =>
      range === 'out'
        ? refuse('out-of-range', kind === 'melee' ? 'reach' : 'range', {
            creature: target.id,
            got: feet,
            expected: farthest,
          })
        : undefined,
    () => (cover === 'total' ? refuse('total-cover', 'cover', { creature: target.id }) : undefined),
    () => (chosen.canBeChosen ? undefined : refuse('not-located', 'unseen-attackers', { creature: target.id })),
  )
}

/** What a strike came to. */
export interface Struck {
  readonly hit: boolean
  readonly criticalHit: boolean
}

/** The help that an ally of the attacker gives against the target, if any does. */
const helperAgainst = (now: Now, attacker: Creature, target: string): string | undefined =>
  creaturesOf(now).find(
    ({ id, side, helping }) =>
      id !== attacker.id &&
      side === attacker.side &&
      helping !== 'none' &&
      helping.kind === 'attack' &&
      helping.enemy === target,
  )?.id

/** Ends the hiding of a creature, if this ends it. */
export function stopHiding(play: Play, id: string, by: 'attack-roll' | 'verbal-spell' | 'found' | 'loud-sound'): void {
  if (creatureOf(play, id).hidden === 'none' || !endsHiding(by, play.ruleset.hide)) return
  update(play, id, { hidden: 'none' })
  const { condition } = play.ruleset.hide
  note(play, id, { rule: 'hide', given: { by }, result: { hidden: false } })
  if (condition !== 'none') lose(play, id, condition, HIDDEN_BY)
}

/** Rolls an attack and, where it hits, does what a hit does: damage, unless told otherwise. */
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
  note(play, attacker.id, ...rangeSteps)
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
  note(play, attacker.id, { rule: 'd20-test', given: { dice: dice.join(' ') }, result: { state: under.state } })
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
  note(play, attacker.id, ...rolled.steps)
  stopHiding(play, attacker.id, 'attack-roll')
  if (!rolled.success || impeded.misses) {
    if (impeded.misses) note(play, attacker.id, { rule: 'impeded-weapons', given: { feet }, result: { hit: false } })
    return { hit: false, criticalHit: false }
  }
  const [helpless] = under.criticalHitBy
  if (helpless !== undefined && !rolled.criticalHit) {
    note(play, attacker.id, { rule: helpless.condition, given: { distanceFeet: feet }, result: { criticalHit: true } })
  }
  const struck = { hit: true, criticalHit: rolled.criticalHit || helpless !== undefined }
  onHit(struck)
  return struck
}

/** How far a creature reaches with a melee attack, in feet; 0 where it has none. */
export const reachFeetOf = (now: Now, creature: Creature): number =>
  Math.max(0, ...attacksOf(now, creature).map(({ kinds, reachFeet }) => (kinds.includes('melee') ? reachFeet : 0)))

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
    note(play, attacker.id, {
      rule: 'damage-roll',
      given: { attack: attack.id, criticalHit },
      result: { damage, type },
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
