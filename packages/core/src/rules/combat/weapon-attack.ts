import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import { format } from '../../dice/format.ts'
import type { Expression } from '../../dice/syntax.ts'
import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
import { srd521WeaponAttack } from '../../rulesets/srd-5-2-1/weapon-attack.ts'
import { srd521Weapons } from '../../rulesets/srd-5-2-1/weapons.ts'
import type { WithSteps } from '../../steps/step.ts'
import type { DamageType } from '../../vocabulary/damage-types.ts'
import type { Size } from '../../vocabulary/sizes.ts'
import { WEAPON_KINDS, type Weapon, type WeaponKind } from '../../vocabulary/weapons.ts'
import { ABILITY_SCORES, abilityModifier } from '../abilities/ability-score.ts'
import { tableDice } from '../basics/table-dice.ts'
import type { RollCircumstance } from '../d20-tests/roll-circumstance.ts'
import type { D20TestRuleStep } from '../d20-tests/steps.ts'
import { weaponDamageRoll } from '../damage-and-healing/damage-roll.ts'
import {
  attackKinds,
  type ByWeaponAbility,
  handsRequired,
  tooHeavy,
  tooNear,
  type WeaponAbility,
  weaponAbilities,
  weaponDamageDice,
} from '../equipment/weapon-properties.ts'
import { weaponRow } from '../equipment/weapon-row.ts'
import { proficiencyAdded } from '../proficiency/proficiency.ts'
import type { CombatRuleStep } from './steps.ts'

/** An attack with a weapon, before any dice are rolled. */
export interface WeaponAttack {
  readonly weapon: Weapon
  /** the scores, not the modifiers */
  readonly scores: ByWeaponAbility<number>
  /** the Proficiency Bonus, or in an edition without one the bonus of training with the weapon */
  readonly proficiencyBonus: number
  readonly proficient: boolean
  /** a melee or a ranged attack; by default, what the weapon is made for */
  readonly kind?: WeaponKind
  /** how many hands hold the weapon; by default, as many as it requires */
  readonly hands?: 1 | 2
  readonly mounted?: boolean
  /** of the wielder, which counts for Heavy weapons in SRD 5.1; Medium by default */
  readonly size?: Size
  /** how far away the target is, which counts for a lance in SRD 5.1 */
  readonly distanceFeet?: number
  /** the ability chosen for a Finesse weapon; by default, the one with the higher modifier */
  readonly ability?: WeaponAbility
  /**
   * the extra attack of the Light property or of the Cleave mastery, which adds no ability modifier to damage unless it
   * is negative
   */
  readonly extraAttack?: boolean
  /** what is added to both attack and damage rolls, such as the bonus of a magic weapon */
  readonly bonus?: number
}

/** What a weapon attack adds to the d20 and what damage it deals. */
export interface WeaponAttackFigures {
  readonly ability: WeaponAbility
  readonly abilityModifier: number
  readonly attackBonus: number
  /** as parsed dice, the input of `roll`, `odds` and `criticalDamage`; `format` gives the text */
  readonly damage: Expression
  readonly damageType: DamageType
  /** how the weapon itself changes the attack roll: Disadvantage if it is too heavy, or the target too near */
  readonly circumstances: readonly RollCircumstance[]
}

function chosenAbility(
  { weapon, scores, ability }: WeaponAttack,
  ruleset: RulesOf<'weaponAttack' | 'weapons'>,
): WeaponAbility {
  const choices = weaponAbilities(weapon, ruleset)
  const [best] = choices.toSorted((a, b) => scores[b] - scores[a])
  const chosen = ability ?? best
  if (chosen === undefined || !choices.includes(chosen)) {
    throw new RangeError(`ability is ${chosen}; for ${weapon} it must be one of: ${choices.join(', ')}.`)
  }
  return chosen
}

interface Use {
  readonly weapon: Weapon
  readonly kind: WeaponKind
  readonly hands: 1 | 2
  readonly required: 1 | 2
}

function requireUse({ weapon, kind, hands, required }: Use, ruleset: RulesOf<'weapons'>): void {
  if (!attackKinds(weapon, ruleset).includes(kind)) {
    throw new RangeError(`kind is ${kind}; ${weapon} makes no such attack. Tip: it counts as an improvised weapon.`)
  }
  if (hands < required) throw new RangeError(`hands is ${hands}; ${weapon} requires ${required}.`)
}

const HANDS = [1, 2] as const

function requireAttack({ scores, proficiencyBonus, kind, hands, bonus = 0 }: WeaponAttack): void {
  requireInteger('scores.strength', scores.strength, ABILITY_SCORES)
  requireInteger('scores.dexterity', scores.dexterity, ABILITY_SCORES)
  requireInteger('proficiencyBonus', proficiencyBonus, ANY_INTEGER)
  if (kind !== undefined) requireOneOf('kind', kind, WEAPON_KINDS)
  if (hands !== undefined) requireOneOf('hands', hands, HANDS)
  requireInteger('bonus', bonus, ANY_INTEGER)
}

function weaponCircumstances(
  { weapon, scores, size = 'medium', distanceFeet }: WeaponAttack,
  ruleset: RulesOf<'weapons' | 'heavyWeapons'>,
): readonly RollCircumstance[] {
  const hinders = [
    tooHeavy({ weapon, scores, size }, ruleset),
    distanceFeet !== undefined && tooNear({ weapon, distanceFeet }, ruleset),
  ]
  return hinders.filter(Boolean).map(() => ({ rule: 'weapon', gives: 'disadvantage' }))
}

/**
 * The bonus and the damage of an attack with a weapon, from its properties and its wielder’s abilities.
 *
 * @throws RangeError if the edition has no such weapon, the weapon makes no attack of this kind, with so few hands, or with this ability, an id is
 *   unknown, or a number is not an integer within bounds
 * @source SRD 5.2.1, Equipment, Weapons and Properties (pages 89 to 91); Playing the Game, Attack Rolls (page 7) and
 * Damage Rolls (page 16)
 * @example
 * format(weaponAttack({ weapon: 'longsword', scores: { strength: 16, dexterity: 10 }, proficiencyBonus: 2, proficient: true, hands: 2 }).value.damage) // => '1d10+3'
 * weaponAttack({ weapon: 'shortsword', scores: { strength: 8, dexterity: 17 }, proficiencyBonus: 3, proficient: true }).value.attackBonus // => 6
 */
export function weaponAttack(
  attack: WeaponAttack,
  ruleset: RulesOf<'weaponAttack' | 'weapons' | 'heavyWeapons' | 'abilityModifierAddedTo'> = {
    ...srd521Weapons,
    weaponAttack: srd521WeaponAttack,
    abilityModifierAddedTo: srd521DamageAndHealing.abilityModifierAddedTo,
  },
): WithSteps<WeaponAttackFigures, CombatRuleStep | D20TestRuleStep> {
  const { weapon, scores, proficiencyBonus, proficient, mounted = false, extraAttack = false, bonus = 0 } = attack
  const row = weaponRow(weapon, ruleset)
  requireAttack(attack)
  const required = handsRequired({ weapon, mounted }, ruleset)
  const { kind = row.kind, hands = required } = attack
  requireUse({ weapon, kind, hands, required }, ruleset)
  const ability = chosenAbility(attack, ruleset)
  const modifier = abilityModifier(scores[ability])
  const attackBonus = modifier + proficiencyAdded({ proficiencyBonus, proficient }) + bonus
  const dice = weaponDamageDice({ weapon, kind, hands }, ruleset)
  const added = extraAttack ? Math.min(0, modifier) : modifier
  const damage = weaponDamageRoll({ damage: tableDice(dice), abilityModifier: added, bonus }, ruleset)
  const circumstances = weaponCircumstances(attack, ruleset)
  const steps: (CombatRuleStep | D20TestRuleStep)[] = [
    {
      kind: 'attack-ability-used',
      rule: 'attack-ability-modifier',
      values: { weapon, score: scores[ability], ability, modifier },
    },
    {
      kind: 'attack-bonus-summed',
      rule: 'attack-proficiency-bonus',
      values: { proficient, proficiencyBonus, bonus, attackBonus },
    },
    { kind: 'weapon-dice-chosen', rule: 'weapon', values: { kind, hands, dice } },
    {
      kind: 'damage-bonus-added',
      rule: 'damage-roll',
      values: { dice, modifier, extraAttack, bonus, damage: format(damage) },
    },
  ]
  for (const { rule: heavy, gives } of circumstances) {
    steps.push({ kind: 'gives-state', rule: heavy, values: { gives } })
  }
  return {
    value: { ability, abilityModifier: modifier, attackBonus, damage, damageType: row.damageType, circumstances },
    steps,
  }
}
