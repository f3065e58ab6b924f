import { type Fraction, fraction, multiplyFractions } from '../fraction.ts'
import { ok } from '../result.ts'
import { BREWING_POTION_OF_HEALING, craftingDays, rawMaterialsCopperPieces } from '../rules/equipment/crafting.ts'
import { SCRIBING_HOURS_PER_DAY, scribing } from '../rules/spells-and-magic/spell-scroll.ts'
import { ARMOR_STATISTICS } from '../tables/equipment/armor.ts'
import { COIN_VALUES } from '../tables/equipment/coin-values.ts'
import { CRAFTING, type CraftingFigures, SRD_5_1_CRAFTING } from '../tables/equipment/crafting.ts'
import type { RuleId } from '../vocabulary/rule-ids.ts'
import { SPELL_LEVELS, type SpellLevel } from '../vocabulary/spell-levels.ts'
import { defineCalculator } from './calculator.ts'
import { STEPS, type Step } from './crafting.steps.ts'
import { type ByPublishedRuleset, PUBLISHED_RULESET_FIELD } from './shared/ruleset-field.ts'

interface Edition {
  /** the rule of crafting */
  readonly rule: RuleId
  readonly crafting: CraftingFigures
  /** what a crafter needs, and what crafting is besides */
  readonly says: readonly ('tools' | 'tools-and-place' | 'lifestyle')[]
}

const RULE = 'adventuring-equipment'

const EDITIONS: ByPublishedRuleset<Edition> = {
  'srd-5.2.1': { rule: RULE, crafting: CRAFTING, says: ['tools'] },
  'srd-5.1': { rule: 'srd51-crafting', crafting: SRD_5_1_CRAFTING, says: ['tools-and-place', 'lifestyle'] },
}

const PRICED_IN = ['gold-piece', 'silver-piece', 'copper-piece'] as const
const AN_ITEM = { when: 'what', is: ['item'] } as const

const inGold = (copperPieces: number): Fraction => fraction(copperPieces, COIN_VALUES['gold-piece'])

/** What is made, how long it takes, and what the materials cost. */
interface Work {
  readonly days: Fraction
  readonly hoursPerDay: number
  readonly materials: number
  readonly steps: readonly Step[]
}

function item({ cost, helpers }: { cost: number; helpers: number }, { rule, crafting, says }: Edition): Work {
  const materials = rawMaterialsCopperPieces(cost)
  const alone = craftingDays({ costCopperPieces: cost }, { crafting })
  const days = craftingDays({ costCopperPieces: cost, crafters: 1 + helpers }, { crafting })
  const { assistants, hoursPerDay } = crafting
  const steps: Step[] = [
    ...says.map((kind): Step => ({ kind, rule, values: {} })),
    { kind: 'materials', rule, values: { cost: inGold(cost), materials: inGold(materials) } },
    {
      kind: 'time',
      rule,
      values: {
        cost: inGold(cost),
        each: inGold(crafting.copperPiecesPerDay),
        days: alone,
        hours: hoursPerDay,
      },
    },
  ]
  if (helpers > 0) {
    const values = { crafters: 1 + helpers, days }
    steps.push(
      assistants !== 'any' && helpers > assistants
        ? { kind: 'many-helpers', rule, values: { ...values, assistants } }
        : { kind: 'helpers', rule, values },
    )
  }
  return { days, hoursPerDay, materials, steps }
}

function potion(): Work {
  const { days, rawMaterialsCopperPieces: materials } = BREWING_POTION_OF_HEALING
  const values = { days, materials: inGold(materials) }
  return {
    days: fraction(days),
    hoursPerDay: CRAFTING.hoursPerDay,
    materials,
    steps: [{ kind: 'potion', rule: RULE, values }],
  }
}

function scroll(level: SpellLevel): Work {
  const { days, costCopperPieces: materials } = scribing(level)
  const values = { level: String(level), days, materials: inGold(materials) }
  return {
    days: fraction(days),
    hoursPerDay: SCRIBING_HOURS_PER_DAY,
    materials,
    steps: [
      { kind: 'scroll-needs', rule: RULE, values: {} },
      { kind: 'scroll', rule: RULE, values },
    ],
  }
}

/** How long it takes to make something, and what its raw materials cost: equipment, Potions of Healing, Spell Scrolls. */
export const craftingCalculator = defineCalculator({
  id: 'crafting',
  topic: 'equipment',
  rules: ['adventuring-equipment', 'round-down', 'proficiency'],
  fields: {
    what: {
      type: 'choice',
      options: ['item', 'potion-of-healing', 'spell-scroll'],
      default: 'item',
      named: 'terms',
      own: ['item'],
    },
    cost: { type: 'integer', minimum: 1, maximum: 1_000_000, default: 50, shown: AN_ITEM },
    coin: { type: 'choice', options: PRICED_IN, default: 'gold-piece', shown: AN_ITEM },
    helpers: { type: 'integer', minimum: 0, maximum: 9, default: 0, shown: AN_ITEM },
    level: {
      type: 'choice',
      options: SPELL_LEVELS.map(String),
      default: '1',
      shown: { when: 'what', is: ['spell-scroll'] },
    },
    ruleset: { ...PUBLISHED_RULESET_FIELD, shown: AN_ITEM },
  },
  steps: STEPS,
  presets: (['breastplate', 'chain-mail', 'plate-armor'] as const).map((id) => {
    const cost = ARMOR_STATISTICS[id].costCopperPieces / COIN_VALUES['gold-piece']
    return { id, named: 'terms', input: { what: 'item', cost, coin: 'gold-piece' } } as const
  }),
  compute({ what, cost, coin, helpers, level, ruleset }) {
    const edition = what === 'item' ? ruleset : 'srd-5.2.1'
    const price = cost * COIN_VALUES[coin]
    const made: Record<typeof what, () => Work> = {
      item: () => item({ cost: price, helpers }, EDITIONS[edition]),
      'potion-of-healing': potion,
      'spell-scroll': () => scroll(SPELL_LEVELS.find((one) => String(one) === level) ?? 0),
    }
    const { days, hoursPerDay, materials, steps } = made[what]()
    const end: Step[] =
      days.numerator > days.denominator ? [{ kind: 'not-consecutive', rule: EDITIONS[edition].rule, values: {} }] : []
    return ok({
      figures: [
        { id: 'days', kind: 'number', value: days },
        { id: 'materials', kind: 'number', value: inGold(materials) },
        { id: 'hours', kind: 'number', value: multiplyFractions(days, fraction(hoursPerDay)) },
        ...(what === 'item' ? [{ id: 'saved', kind: 'number', value: inGold(price - materials) } as const] : []),
      ],
      steps: [...steps, ...(what === 'potion-of-healing' ? [] : end)],
    })
  },
  rolls: () => [],
})
