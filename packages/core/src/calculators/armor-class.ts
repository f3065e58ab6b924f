import { ok } from '../result.ts'
import { ABILITY_SCORES, abilityModifier } from '../rules/abilities/ability-score.ts'
import { canBeTargetedDirectly, coverBonus } from '../rules/combat/cover.ts'
import { armorClass as armorClassOf } from '../rules/d20-tests/armor-class.ts'
import { type BaseArmorClass, baseArmorClasses, bestBaseArmorClass } from '../rules/d20-tests/base-armor-class.ts'
import { armorDrawbacks, shieldBonus } from '../rules/proficiency/armor-training.ts'
import { BASE_ARMOR_CLASSES } from '../tables/d20-tests/base-armor-classes.ts'
import { ARMOR_STATISTICS, type ArmorRow } from '../tables/equipment/armor.ts'
import { ARMOR, type Armor } from '../vocabulary/armor.ts'
import { COVER_DEGREES } from '../vocabulary/cover-degrees.ts'
import type { RuleId } from '../vocabulary/rule-ids.ts'
import { STEPS, type Step } from './armor-class.steps.ts'
import { defineCalculator, type Figure, type InputOf, type ResultTable } from './calculator.ts'
import { stepMaker } from './shared/step-maker.ts'
import { integer, option, word } from './shared/values.ts'

const WORN = ['unarmored', ...ARMOR] as const
const FEATURES = ['barbarian-unarmored-defense', 'monk-unarmored-defense', 'draconic-resilience'] as const
const HEAVIEST = ARMOR.filter((armor) => ARMOR_STATISTICS[armor].strengthNeeded > 0)

type Worn = (typeof WORN)[number]

const UNARMORED = { when: 'armor', is: ['unarmored'] } as const

/** A field for the modifier of an ability that a feature adds to base AC. */
const featureModifier = <Feature extends (typeof FEATURES)[number]>(feature: Feature) =>
  ({
    type: 'integer',
    minimum: -5,
    maximum: 10,
    default: 2,
    signed: true,
    shown: [UNARMORED, { when: 'features', is: [feature] }],
  }) as const

const FIELDS = {
  armor: { type: 'choice', options: WORN, default: 'leather-armor', named: 'terms', own: ['unarmored'] },
  dexterity: { type: 'integer', minimum: -5, maximum: 10, default: 3, signed: true },
  shield: { type: 'flag', default: false },
  features: { type: 'several', options: FEATURES, default: [], named: 'terms', shown: UNARMORED },
  constitution: featureModifier('barbarian-unarmored-defense'),
  wisdom: featureModifier('monk-unarmored-defense'),
  charisma: featureModifier('draconic-resilience'),
  strength: {
    type: 'integer',
    minimum: ABILITY_SCORES.minimum,
    maximum: ABILITY_SCORES.maximum,
    default: 15,
    shown: { when: 'armor', is: HEAVIEST },
  },
  cover: { type: 'choice', options: COVER_DEGREES, default: 'none' },
  bonus: { type: 'integer', minimum: -20, maximum: 20, default: 0, signed: true, rare: true },
  'armor-training': { type: 'flag', default: true, shown: { when: 'armor', is: ARMOR }, rare: true },
  'shield-training': { type: 'flag', default: true, shown: { when: 'shield', is: ['yes'] }, rare: true },
} as const

type Input = InputOf<typeof FIELDS>

const rowOf = (worn: Worn): ArmorRow | undefined => (worn === 'unarmored' ? undefined : ARMOR_STATISTICS[worn])

/** What determines base AC, in a suit of armor or without one. */
function baseInput(input: Input, worn: Worn): Parameters<typeof baseArmorClasses>[0] {
  const { dexterity, constitution, wisdom, charisma, strength, shield, features } = input
  const armor = rowOf(worn)
  const modifiers = { strength: abilityModifier(strength), dexterity, constitution, intelligence: 0, wisdom, charisma }
  return { modifiers, shield, features, ...(armor === undefined ? {} : { armor }) }
}

const shieldAdds = (input: Input): number => (input.shield ? shieldBonus({ trained: input['shield-training'] }) : 0)

const uncovered = (input: Input, worn: Worn): number =>
  armorClassOf({
    base: bestBaseArmorClass(baseInput(input, worn)).value.armorClass,
    shieldBonus: shieldAdds(input),
    modifiers: [input.bonus],
  }).value

const step = stepMaker<Step>()

/** What is added to base AC. */
type ModifierKind = 'shield' | 'shield-untrained' | 'bonus' | 'no-target' | 'cover'

/** The calculation of base AC, as steps. */
function baseSteps(input: Input, best: BaseArmorClass): readonly Step[] {
  const { armor: worn, dexterity, features } = input
  const armor = rowOf(worn)
  if (armor !== undefined) {
    const { base, dexterityMaximum: most } = armor
    const values = { armor: worn, base, dexterity, result: best.armorClass }
    if (most === 'any') return [step('armor-class', 'armor', values)]
    return [step('armor-class', most === 0 ? 'armor-alone' : 'armor-limited', { ...values, most })]
  }
  const choices = baseArmorClasses(baseInput(input, worn))
  const steps = BASE_ARMOR_CLASSES.flatMap(({ calculation, base }): Step[] => {
    const choice = choices.find((one) => one.calculation === calculation)
    if (choice === undefined) return []
    const { constitution, wisdom, charisma } = input
    const values = { base, dexterity, constitution, wisdom, charisma, result: choice.armorClass }
    return [step('armor-class', calculation, values)]
  })
  const refused = FEATURES.filter(
    (feature) => features.includes(feature) && !choices.some(({ calculation }) => calculation === feature),
  )
  for (const feature of refused) steps.push(step('armor-class', 'no-shield', { feature }))
  if (choices.length > 1) steps.push(step('armor-class', 'only-one', { result: best.armorClass }))
  return steps
}

/** What a Shield, magic and cover add to base AC, as steps. */
function modifierSteps(input: Input, base: number): readonly Step[] {
  const { shield, bonus, cover } = input
  const steps: Step[] = []
  let total = base
  const add = (rule: RuleId, kind: ModifierKind, modifier: number): void => {
    steps.push(step(rule, kind, { before: total, modifier, result: total + modifier, cover }))
    total += modifier
  }
  if (shield) add('armor-training', input['shield-training'] ? 'shield' : 'shield-untrained', shieldAdds(input))
  if (bonus !== 0) add('armor-class', 'bonus', bonus)
  if (!canBeTargetedDirectly(cover)) add('cover', 'no-target', 0)
  else if (cover !== 'none') add('cover', 'cover', coverBonus(cover))
  return steps
}

/** The drawbacks of the armor for its wearer, as steps, and how much it slows. */
function drawbacks(input: Input): { readonly steps: readonly Step[]; readonly speedPenaltyFeet: number } {
  const { armor: worn, strength } = input
  if (worn === 'unarmored') return { steps: [], speedPenaltyFeet: 0 }
  const { disadvantageOn, disadvantageOnSkills, speedPenaltyFeet } = armorDrawbacks({
    armor: worn,
    trained: input['armor-training'],
    strengthScore: strength,
  })
  const values = {
    armor: worn,
    strength,
    needed: ARMOR_STATISTICS[worn].strengthNeeded,
    feet: speedPenaltyFeet,
  }
  const kinds = [
    ...(disadvantageOn.length > 0 ? (['untrained'] as const) : []),
    ...(speedPenaltyFeet > 0 ? (['too-weak'] as const) : []),
    ...(disadvantageOnSkills.length > 0 ? (['stealth'] as const) : []),
  ]
  return { steps: kinds.map((kind) => step('armor-training', kind, values)), speedPenaltyFeet }
}

/** The AC in every suit of armor, with everything else unchanged. */
const tableOf = (input: Input): ResultTable => ({
  columns: ['armor', 'armor-class', 'strength', 'stealth'],
  rows: WORN.map((worn) => {
    const { strengthNeeded = 0, stealthDisadvantage = false } = rowOf(worn) ?? {}
    return [
      option('armor', worn),
      integer(uncovered(input, worn)),
      strengthNeeded === 0 ? word('nothing') : integer(strengthNeeded),
      word(stealthDisadvantage ? 'disadvantage' : 'nothing'),
    ]
  }),
})

/** A preset for a suit of armor, on a wearer who is strong enough for it. */
const wearing = (armor: Armor, shield = false) => ({
  id: shield ? `${armor}-and-shield` : armor,
  named: shield ? [armor, 'shield'] : [armor],
  input: { armor, shield, strength: Math.max(ARMOR_STATISTICS[armor].strengthNeeded, FIELDS.strength.default) },
})

/** Armor Class from armor or features, Dexterity, a Shield and cover, and the drawbacks of the armor for its wearer. */
export const armorClassCalculator = defineCalculator({
  id: 'armor-class',
  topic: 'characters',
  rules: ['armor-class', 'armor-training', 'cover'],
  fields: FIELDS,
  steps: STEPS,
  presets: [
    wearing('leather-armor'),
    wearing('chain-mail', true),
    wearing('plate-armor'),
    wearing('plate-armor', true),
    ...FEATURES.map((id) => {
      const input = { armor: 'unarmored', shield: false, features: [id] } as const
      return { id, named: 'terms', input } as const
    }),
  ],
  compute(input) {
    const { armor: worn, cover } = input
    const { value: best } = bestBaseArmorClass(baseInput(input, worn))
    const { steps, speedPenaltyFeet } = drawbacks(input)
    const total = uncovered(input, worn) + coverBonus(cover)
    const slowed: Figure[] =
      speedPenaltyFeet === 0 ? [] : [{ id: 'speed-penalty', kind: 'quantity', value: -speedPenaltyFeet, unit: 'feet' }]
    return ok({
      figures: [
        { id: 'armor-class', kind: 'integer', value: total },
        { id: 'base', kind: 'integer', value: best.armorClass },
        ...slowed,
      ],
      table: tableOf(input),
      steps: [...baseSteps(input, best), ...modifierSteps(input, best.armorClass), ...steps],
    })
  },
  rolls: () => [],
})
