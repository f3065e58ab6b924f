import { type Fraction, fraction, multiplyFractions } from '../fraction.ts'
import { ok } from '../result.ts'
import { BREWING_POTION_OF_HEALING, CRAFTING, craftingDays, rawMaterialsCost } from '../rules/equipment/crafting.ts'
import { SCRIBING_HOURS_PER_DAY, scribing } from '../rules/spells-and-magic/spell-scroll.ts'
import { ARMOR_STATISTICS } from '../tables/equipment/armor.ts'
import { COIN_VALUES } from '../tables/equipment/coin-values.ts'
import { SPELL_LEVELS, type SpellLevel } from '../vocabulary/spell-levels.ts'
import { defineCalculator, type Step } from './calculator.ts'
import { integer, number, option } from './shared/values.ts'

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

const RULE = 'adventuring-equipment'

function item(cost: number, helpers: number): Work {
  const materials = rawMaterialsCost(cost)
  const alone = craftingDays(cost)
  const days = craftingDays(cost, 1 + helpers)
  const steps: Step[] = [
    { rule: RULE, id: 'tools', values: {} },
    { rule: RULE, id: 'materials', values: { cost: number(inGold(cost)), materials: number(inGold(materials)) } },
    {
      rule: RULE,
      id: 'time',
      values: {
        cost: number(inGold(cost)),
        each: number(inGold(CRAFTING.copperPiecesPerDay)),
        days: number(alone),
        hours: integer(CRAFTING.hoursPerDay),
      },
    },
  ]
  if (helpers > 0) {
    const values = { crafters: integer(1 + helpers), days: number(days), assistants: integer(CRAFTING.assistants) }
    steps.push({ rule: RULE, id: helpers > CRAFTING.assistants ? 'many-helpers' : 'helpers', values })
  }
  return { days, hoursPerDay: CRAFTING.hoursPerDay, materials, steps }
}

function potion(): Work {
  const { days, rawMaterialsCopperPieces: materials } = BREWING_POTION_OF_HEALING
  const values = { days: integer(days), materials: number(inGold(materials)) }
  return {
    days: fraction(days),
    hoursPerDay: CRAFTING.hoursPerDay,
    materials,
    steps: [{ rule: RULE, id: 'potion', values }],
  }
}

function scroll(level: SpellLevel): Work {
  const { days, costCopperPieces: materials } = scribing(level)
  const values = { level: option('level', String(level)), days: integer(days), materials: number(inGold(materials)) }
  return {
    days: fraction(days),
    hoursPerDay: SCRIBING_HOURS_PER_DAY,
    materials,
    steps: [
      { rule: RULE, id: 'scroll-needs', values: {} },
      { rule: RULE, id: 'scroll', values },
    ],
  }
}

/** How long it takes to make something, and what its raw materials cost: equipment, Potions of Healing, Spell Scrolls. */
export const crafting = defineCalculator({
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
  },
  presets: (['breastplate', 'chain-mail', 'plate-armor'] as const).map((id) => {
    const cost = ARMOR_STATISTICS[id].costCopperPieces / COIN_VALUES['gold-piece']
    return { id, named: 'terms', input: { what: 'item', cost, coin: 'gold-piece' } } as const
  }),
  compute({ what, cost, coin, helpers, level }) {
    const price = cost * COIN_VALUES[coin]
    const made: Record<typeof what, () => Work> = {
      item: () => item(price, helpers),
      'potion-of-healing': potion,
      'spell-scroll': () => scroll(SPELL_LEVELS.find((one) => String(one) === level) ?? 0),
    }
    const { days, hoursPerDay, materials, steps } = made[what]()
    const end: Step[] = days.numerator > days.denominator ? [{ rule: RULE, id: 'not-consecutive', values: {} }] : []
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
