import { mapOutcomes, maximum } from '../dice/distribution.ts'
import { format } from '../dice/format.ts'
import { mean } from '../dice/moments.ts'
import { ok } from '../result.ts'
import { ABILITY_SCORES } from '../rules/abilities/ability-score.ts'
import { tableDice } from '../rules/basics/table-dice.ts'
import {
  type WeaponAttack,
  type WeaponAttackFigures,
  weaponAttack as weaponAttackFigures,
} from '../rules/combat/weapon-attack.ts'
import { rollStateUnder } from '../rules/d20-tests/roll-circumstance.ts'
import { criticalDamage } from '../rules/damage-and-healing/critical-hit.ts'
import { damageDealt } from '../rules/damage-and-healing/damage-roll.ts'
import { weaponDistance } from '../rules/equipment/weapon-distance.ts'
import { grazeDamage, pushFeet, slowReductionFeet, toppleDc } from '../rules/equipment/weapon-mastery.ts'
import { weaponHasProperty } from '../rules/equipment/weapon-properties.ts'
import { LEVELS, proficiencyBonusAtLevel } from '../rules/proficiency/proficiency.ts'
import { stepValues } from '../steps/step-values.ts'
import { MASTERY_PROPERTY_FIGURES } from '../tables/equipment/mastery-properties.ts'
import { WEAPON_PROPERTY_FIGURES } from '../tables/equipment/weapon-properties.ts'
import { WEAPON_STATISTICS } from '../tables/equipment/weapons.ts'
import type { WeaponProperty } from '../vocabulary/weapon-properties.ts'
import { WEAPONS, type Weapon } from '../vocabulary/weapons.ts'
import { defineCalculator, type Fields, type Figure, type InputOf } from './calculator.ts'
import { d20ToRoll } from './shared/d20-roll.ts'
import { diceOdds } from './shared/dice-odds.ts'
import { STEPS, type Step } from './weapon-attack.steps.ts'

const { minimum, maximum: highest } = ABILITY_SCORES

const weaponsWith = (property: WeaponProperty): readonly Weapon[] =>
  WEAPONS.filter((weapon) => weaponHasProperty({ weapon, property }))

/** The Melee weapons that can be thrown; a Ranged one that can be thrown makes no other attack. */
const THROWN = weaponsWith('thrown').filter((weapon) => WEAPON_STATISTICS[weapon].kind === 'melee')

const FIELDS = {
  weapon: { type: 'choice', options: WEAPONS, default: 'longsword', named: 'terms' },
  strength: { type: 'integer', minimum, maximum: highest, default: 16 },
  dexterity: { type: 'integer', minimum, maximum: highest, default: 14 },
  level: { type: 'integer', ...LEVELS, default: 1 },
  proficient: { type: 'flag', default: true },
  'two-hands': { type: 'flag', default: false, shown: { when: 'weapon', is: weaponsWith('versatile') } },
  thrown: { type: 'flag', default: false, shown: { when: 'weapon', is: THROWN } },
  'off-hand': { type: 'flag', default: false, shown: { when: 'weapon', is: weaponsWith('light') } },
  mounted: {
    type: 'flag',
    default: false,
    shown: { when: 'weapon', is: WEAPONS.filter((weapon) => WEAPON_STATISTICS[weapon].oneHandedWhileMounted) },
  },
  mastery: { type: 'flag', default: false },
  ability: {
    type: 'choice',
    options: ['better', 'strength', 'dexterity'],
    default: 'better',
    named: 'terms',
    own: ['better'],
    shown: { when: 'weapon', is: weaponsWith('finesse') },
    rare: true,
  },
  bonus: { type: 'integer', minimum: -5, maximum: 5, default: 0, signed: true, rare: true },
} as const satisfies Fields

type Input = InputOf<typeof FIELDS>

/** The requested attack, without what the weapon does not allow. */
function attackOf(input: Input): WeaponAttack & Required<Pick<WeaponAttack, 'kind'>> {
  const { weapon, strength, dexterity, level, proficient, mounted, ability, bonus } = input
  const kind = THROWN.includes(weapon) && input.thrown ? 'ranged' : WEAPON_STATISTICS[weapon].kind
  return {
    weapon,
    kind,
    scores: { strength, dexterity },
    proficiencyBonus: proficiencyBonusAtLevel(level),
    proficient,
    mounted,
    bonus,
    extraAttack: weaponHasProperty({ weapon, property: 'light' }) && input['off-hand'],
    ...(input['two-hands'] && kind === 'melee' && weaponHasProperty({ weapon, property: 'versatile' })
      ? { hands: 2 }
      : {}),
    ...(ability !== 'better' && weaponHasProperty({ weapon, property: 'finesse' }) ? { ability } : {}),
  }
}

/** The range of the attack. */
function distanceFigures({ weapon, kind }: ReturnType<typeof attackOf>): readonly Figure[] {
  const distance = weaponDistance({ weapon, kind })
  if (distance.kind === 'melee') return [{ id: 'reach', kind: 'quantity', value: distance.reachFeet, unit: 'feet' }]
  const { rangeFeet, longFeet = rangeFeet } = distance
  return [
    { id: 'range', kind: 'quantity', value: rangeFeet, unit: 'feet' },
    { id: 'long-range', kind: 'quantity', value: longFeet, unit: 'feet' },
  ]
}

/** What the mastery property of the weapon does, as a step. */
function masteryStep(attack: WeaponAttack, { abilityModifier }: WeaponAttackFigures): Step {
  const { mastery } = WEAPON_STATISTICS[attack.weapon]
  const { push, cleave } = MASTERY_PROPERTY_FIGURES
  const rule = 'weapon'
  switch (mastery) {
    case 'cleave': {
      const {
        value: { damage },
      } = weaponAttackFigures({ ...attack, extraAttack: true })
      return { kind: mastery, rule, values: { cleave: format(damage), within: cleave.withinFeet } }
    }
    case 'graze':
      return { kind: mastery, rule, values: { graze: grazeDamage(abilityModifier) } }
    case 'push':
      return { kind: mastery, rule, values: { push: pushFeet(push.largestSize) } }
    case 'slow':
      return { kind: mastery, rule, values: { slow: slowReductionFeet(1) } }
    case 'topple':
      return {
        kind: mastery,
        rule,
        values: { topple: toppleDc({ abilityModifier, proficiencyBonus: attack.proficiencyBonus }) },
      }
    default:
      return { kind: mastery, rule, values: {} }
  }
}

/** The figure of the mastery property, if it has one. */
function masteryFigures(step: Step): readonly Figure[] {
  const { [step.kind]: value } = stepValues(STEPS, step)
  return value === undefined ? [] : [{ id: step.kind, ...value }]
}

function stepsOf(input: Input, attack: WeaponAttack, figures: WeaponAttackFigures): readonly Step[] {
  const { weapon, level, proficient, bonus } = input
  const { proficiencyBonus, scores, extraAttack = false, hands } = attack
  const { ability, abilityModifier: modifier, attackBonus, damage } = figures
  const row = WEAPON_STATISTICS[weapon]
  const isFixed = tableDice(row.damage).kind === 'constant'
  const has = (property: WeaponProperty): boolean => weaponHasProperty({ weapon, property })
  const rolled = {
    dice: hands === 2 && row.versatileDamage !== undefined ? row.versatileDamage : row.damage,
    modifier,
    damage: format(damage),
    type: row.damageType,
  }
  const heavy: readonly Step[] = figures.circumstances.map(({ rule }) => {
    const { meleeAbility, rangedAbility, minimumScore } = WEAPON_PROPERTY_FIGURES.heavy
    const needed = row.kind === 'melee' ? meleeAbility : rangedAbility
    return { kind: 'heavy', rule, values: { ability: needed, least: minimumScore } }
  })
  const property = (id: 'ammunition' | 'loading' | 'two-handed'): readonly Step[] =>
    has(id) && !(id === 'two-handed' && input.mounted && row.oneHandedWhileMounted)
      ? [{ kind: id, rule: 'weapon', values: {} }]
      : []
  return [
    {
      kind: has('finesse') ? 'finesse' : row.kind,
      rule: 'attack-ability-modifier',
      values: { ability, score: scores[ability], modifier },
    },
    {
      kind: proficient ? 'proficient' : 'not-proficient',
      rule: 'attack-proficiency-bonus',
      values: { level, proficiencyBonus },
    },
    ...(bonus === 0 ? [] : [{ kind: 'bonus', rule: 'damage-roll', values: { bonus } } as const]),
    { kind: 'attack-bonus', rule: 'attack-roll', values: { attackBonus } },
    ...heavy,
    ...(hands === 2 ? [{ kind: 'versatile', rule: 'weapon', values: { dice: rolled.dice } } as const] : []),
    {
      kind: isFixed ? 'fixed' : extraAttack && modifier > 0 ? 'off-hand' : 'damage',
      rule: 'damage-roll',
      values: rolled,
    },
    ...property('two-handed'),
    ...property('ammunition'),
    ...property('loading'),
  ]
}

/** The bonus and the damage of an attack with a weapon of the Weapons table, for a given wielder. */
export const weaponAttackCalculator = defineCalculator({
  id: 'weapon-attack',
  topic: 'combat',
  rules: ['weapon-attack', 'weapon', 'attack-roll', 'attack-ability-modifier', 'damage-roll'],
  fields: FIELDS,
  steps: STEPS,
  terms: [...new Set(Object.values(WEAPON_STATISTICS).flatMap(({ damageType, mastery }) => [damageType, mastery]))],
  compute(input) {
    const attack = attackOf(input)
    const { value: figures } = weaponAttackFigures(attack)
    const { attackBonus, damage, damageType, circumstances } = figures
    const odds = diceOdds('damage', { text: format(damage), expression: damage })
    if (!odds.ok) return odds
    const distribution = mapOutcomes(odds.value, damageDealt)
    const mastery = masteryStep(attack, figures)
    return ok({
      figures: [
        { id: 'attack-bonus', kind: 'signed', value: attackBonus },
        { id: 'damage', kind: 'dice', value: format(damage) },
        { id: 'type', kind: 'term', value: damageType },
        ...(circumstances.length === 0
          ? []
          : [{ id: 'roll', kind: 'word', value: rollStateUnder(circumstances) } as const]),
        { id: 'mean', kind: 'number', value: mean(distribution) },
        { id: 'maximum', kind: 'integer', value: maximum(distribution) },
        { id: 'critical', kind: 'dice', value: format(criticalDamage(damage)) },
        ...distanceFigures(attack),
        ...(input.mastery
          ? [{ id: 'mastery', kind: 'term', value: mastery.kind } as const, ...masteryFigures(mastery)]
          : []),
      ],
      distribution,
      steps: [...stepsOf(input, attack, figures), ...(input.mastery ? [mastery] : [])],
    })
  },
  rolls(input) {
    const {
      value: { attackBonus, damage, circumstances },
    } = weaponAttackFigures(attackOf(input))
    return [
      { id: 'attack', expression: d20ToRoll({ state: rollStateUnder(circumstances), modifier: attackBonus }) },
      { id: 'damage', expression: damage },
      { id: 'critical', expression: criticalDamage(damage) },
    ]
  },
})
