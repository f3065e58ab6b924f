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
import { grazeDamage, pushFeet, slowReductionFeet, toppleDc, weaponMastery } from '../rules/equipment/weapon-mastery.ts'
import { handsRequired, weaponHasProperty } from '../rules/equipment/weapon-properties.ts'
import { weaponRow } from '../rules/equipment/weapon-row.ts'
import { LEVELS, proficiencyBonusAtLevel } from '../rules/proficiency/proficiency.ts'
import type { RulesOf } from '../rulesets/ruleset.ts'
import { srd51DamageAndHealing } from '../rulesets/srd-5-1/damage-and-healing.ts'
import { srd51Weapons } from '../rulesets/srd-5-1/weapons.ts'
import { srd521DamageAndHealing } from '../rulesets/srd-5-2-1/damage-and-healing.ts'
import { srd521WeaponAttack } from '../rulesets/srd-5-2-1/weapon-attack.ts'
import { srd521Weapons } from '../rulesets/srd-5-2-1/weapons.ts'
import { stepValues } from '../steps/step-values.ts'
import { MASTERY_PROPERTY_FIGURES } from '../tables/equipment/mastery-properties.ts'
import { WEAPON_STATISTICS } from '../tables/equipment/weapons.ts'
import type { WeaponProperty } from '../vocabulary/weapon-properties.ts'
import { WEAPONS, type Weapon } from '../vocabulary/weapons.ts'
import { defineCalculator, type Fields, type Figure, type InputOf } from './calculator.ts'
import { citedIn } from './shared/cited-in.ts'
import { d20ToRoll } from './shared/d20-roll.ts'
import { diceOdds } from './shared/dice-odds.ts'
import { type ByPublishedRuleset, IN_2014, PUBLISHED_RULESET_FIELD, TODAY } from './shared/ruleset-field.ts'
import { STEPS, type Step } from './weapon-attack.steps.ts'

type Rules = RulesOf<'weaponAttack' | 'weapons' | 'heavyWeapons' | 'abilityModifierAddedTo'>

const EDITIONS: ByPublishedRuleset<Rules> = {
  'srd-5.2.1': {
    ...srd521Weapons,
    weaponAttack: srd521WeaponAttack,
    abilityModifierAddedTo: srd521DamageAndHealing.abilityModifierAddedTo,
  },
  'srd-5.1': {
    ...srd51Weapons,
    weaponAttack: srd521WeaponAttack,
    abilityModifierAddedTo: srd51DamageAndHealing.abilityModifierAddedTo,
  },
}

const { minimum, maximum: highest } = ABILITY_SCORES

/** The weapons of every edition; the others are judged by the rules of today. */
const IN_ALL_EDITIONS = WEAPONS.filter((weapon) => Object.values(EDITIONS).every(({ weapons }) => weapon in weapons))

const weaponsWith = (property: WeaponProperty): readonly Weapon[] =>
  WEAPONS.filter((weapon) => weaponHasProperty({ weapon, property }))

/** The Melee weapons that can be thrown; a Ranged one that can be thrown makes no other attack. */
const THROWN = weaponsWith('thrown').filter((weapon) => WEAPON_STATISTICS[weapon].kind === 'melee')

/** The weapons that are heavy in the edition where size counts. */
const HEAVY_BY_SIZE = IN_ALL_EDITIONS.filter((weapon) =>
  weaponHasProperty({ weapon, property: 'heavy' }, EDITIONS['srd-5.1']),
)

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
  small: {
    type: 'flag',
    default: false,
    shown: [IN_2014, { when: 'weapon', is: HEAVY_BY_SIZE }],
  },
  mastery: { type: 'flag', default: false, shown: TODAY },
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
  ruleset: { ...PUBLISHED_RULESET_FIELD, shown: { when: 'weapon', is: IN_ALL_EDITIONS } },
} as const satisfies Fields

type Input = InputOf<typeof FIELDS>

/** The edition of the attack. */
const editionOf = ({ weapon, ruleset }: Input): keyof typeof EDITIONS =>
  IN_ALL_EDITIONS.includes(weapon) ? ruleset : 'srd-5.2.1'

const rulesFor = (input: Input): Rules => EDITIONS[editionOf(input)]

/** The requested attack, without what the weapon does not allow. */
function attackOf(input: Input, rules: Rules): WeaponAttack & Required<Pick<WeaponAttack, 'kind'>> {
  const { weapon, strength, dexterity, level, proficient, mounted, ability, bonus } = input
  const kind = THROWN.includes(weapon) && input.thrown ? 'ranged' : WEAPON_STATISTICS[weapon].kind
  const has = (property: WeaponProperty): boolean => weaponHasProperty({ weapon, property }, rules)
  return {
    weapon,
    kind,
    scores: { strength, dexterity },
    proficiencyBonus: proficiencyBonusAtLevel(level),
    proficient,
    mounted,
    bonus,
    size: input.small ? 'small' : 'medium',
    extraAttack: has('light') && input['off-hand'],
    ...(input['two-hands'] && kind === 'melee' && has('versatile') ? { hands: 2 } : {}),
    ...(ability !== 'better' && has('finesse') ? { ability } : {}),
  }
}

/** The range of the attack. */
function distanceFigures({ weapon, kind }: ReturnType<typeof attackOf>, rules: Rules): readonly Figure[] {
  const distance = weaponDistance({ weapon, kind }, rules)
  if (distance.kind === 'melee') return [{ id: 'reach', kind: 'quantity', value: distance.reachFeet, unit: 'feet' }]
  const { rangeFeet, longFeet = rangeFeet } = distance
  return [
    { id: 'range', kind: 'quantity', value: rangeFeet, unit: 'feet' },
    { id: 'long-range', kind: 'quantity', value: longFeet, unit: 'feet' },
  ]
}

const usesMastery = ({ mastery, ruleset }: Input): boolean => mastery && ruleset === FIELDS.ruleset.default

/** What the mastery property of the weapon does, as a step; `none` in an edition without them. */
function masteryStep(attack: WeaponAttack, { abilityModifier }: WeaponAttackFigures, rules: Rules): Step | 'none' {
  const mastery = weaponMastery(attack.weapon, rules)
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
    case 'none':
      return mastery
    default:
      return { kind: mastery, rule, values: {} }
  }
}

/** The figure of the mastery property, if it has one. */
function masteryFigures(step: Step): readonly Figure[] {
  const { [step.kind]: value } = stepValues(STEPS, step)
  return value === undefined ? [] : [{ id: step.kind, ...value }]
}

/** Why the weapon is too heavy for its wielder, and when a target is too near for it. */
function hindranceSteps(weapon: Weapon, isTooHeavy: boolean, rules: Rules): readonly Step[] {
  const { kind, disadvantageWithinFeet: within } = weaponRow(weapon, rules)
  const { heavyWeapons } = rules
  const near: readonly Step[] = within === undefined ? [] : [{ kind: 'too-near', rule: 'weapon', values: { within } }]
  if (!isTooHeavy) return near
  if (heavyWeapons.hinders === 'size') return [{ kind: 'heavy-for-small', rule: 'weapon', values: {} }, ...near]
  const ability = kind === 'melee' ? heavyWeapons.meleeAbility : heavyWeapons.rangedAbility
  return [{ kind: 'heavy', rule: 'weapon', values: { ability, least: heavyWeapons.minimumScore } }, ...near]
}

function stepsOf(input: Input, attack: WeaponAttack, figures: WeaponAttackFigures): readonly Step[] {
  const rules = rulesFor(input)
  const { weapon, level, proficient, bonus } = input
  const { proficiencyBonus, scores, extraAttack = false, hands } = attack
  const { ability, abilityModifier: modifier, attackBonus, damage } = figures
  const row = weaponRow(weapon, rules)
  const isFixed = rules.abilityModifierAddedTo === 'dice' && tableDice(row.damage).kind === 'constant'
  const has = (property: WeaponProperty): boolean => weaponHasProperty({ weapon, property }, rules)
  const gives = (shown: boolean, kind: 'ammunition' | 'loading' | 'two-handed'): readonly Step[] =>
    shown ? [{ kind, rule: 'weapon', values: {} }] : []
  const rolled = {
    dice: hands === 2 && row.versatileDamage !== undefined ? row.versatileDamage : row.damage,
    modifier,
    damage: format(damage),
    type: row.damageType,
  }
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
    ...hindranceSteps(weapon, figures.circumstances.length > 0, rules),
    ...(hands === 2 ? [{ kind: 'versatile', rule: 'weapon', values: { dice: rolled.dice } } as const] : []),
    {
      kind: isFixed ? 'fixed' : extraAttack && modifier > 0 ? 'off-hand' : 'damage',
      rule: 'damage-roll',
      values: rolled,
    },
    ...gives(handsRequired({ weapon, mounted: input.mounted }, rules) === 2, 'two-handed'),
    ...gives(has('ammunition'), 'ammunition'),
    ...gives(has('loading'), 'loading'),
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
    const rules = rulesFor(input)
    const attack = attackOf(input, rules)
    const { value: figures } = weaponAttackFigures(attack, rules)
    const { attackBonus, damage, damageType, circumstances } = figures
    const odds = diceOdds('damage', { text: format(damage), expression: damage })
    if (!odds.ok) return odds
    const distribution = mapOutcomes(odds.value, damageDealt)
    const mastery = usesMastery(input) ? masteryStep(attack, figures, rules) : 'none'
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
        ...distanceFigures(attack, rules),
        ...(mastery !== 'none'
          ? [{ id: 'mastery', kind: 'term', value: mastery.kind } as const, ...masteryFigures(mastery)]
          : []),
      ],
      distribution,
      steps: citedIn(editionOf(input), [...stepsOf(input, attack, figures), ...(mastery === 'none' ? [] : [mastery])]),
    })
  },
  rolls(input) {
    const rules = rulesFor(input)
    const {
      value: { attackBonus, damage, circumstances },
    } = weaponAttackFigures(attackOf(input, rules), rules)
    return [
      { id: 'attack', expression: d20ToRoll({ state: rollStateUnder(circumstances), modifier: attackBonus }) },
      { id: 'damage', expression: damage },
      { id: 'critical', expression: criticalDamage(damage) },
    ]
  },
})
