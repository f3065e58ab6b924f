import type { Creature, CreatureAttack, CreatureDamage, CreatureSave, SpellArea } from '@rulestone/compendium'
import {
  ARMOR_STATISTICS,
  type Armor,
  armorClassInArmor,
  BASE_ARMOR_CLASS,
  type ByAbility,
  type Sense,
  SHIELD_STATISTICS,
  type SpeedKind,
} from '@rulestone/core'
import type { CreatureWords } from './creature-words.ts'

/** A calculator with the fields that a figure fills in, as attributes of a directive. */
interface Filled extends Readonly<Record<string, string>> {
  /** the id of the calculator */
  readonly calculator: string
}

/** Attributes in Markdown: `{as="+4" bonus="4"}`. */
const attributes = (values: Readonly<Record<string, string | undefined>>): string => {
  const written = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}="${value.replaceAll('"', '&quot;')}"`],
  )
  return written.length === 0 ? '' : `{${written.join(' ')}}`
}

/** How a figure that rolls is shown. */
interface Shown {
  /** its text, if that is not the dice */
  readonly as?: string
  /** its name, if its text does not say what is rolled */
  readonly name?: string
  /** the calculator of its odds, if that is not the one of dice */
  readonly odds?: Filled
}

/** A figure that rolls dice. */
export const rolling = (dice: string, { as, name, odds }: Shown = {}): string =>
  `:dice[${dice}]${attributes({ as, name, ...odds })}`

/** The dice of a D20 Test with a bonus. */
export const d20With = (bonus: number): string =>
  bonus === 0 ? '1d20' : `1d20${bonus < 0 ? '-' : '+'}${Math.abs(bonus)}`

/** The rules to which any stat block can link, besides those that its facts name: senses, speeds, areas and conditions. */
export const STAT_BLOCK_RULES = [
  'ability-score-and-modifier',
  'armor-class',
  'challenge-rating',
  'experience-points',
  'initiative',
  'limited-usage',
  'passive-perception',
  'per-day',
  'proficiency',
  'range',
  'reach',
  'telepathy',
] as const

/** A rule that explains a figure: one of any stat block, or one that the facts name. */
type ExplainingRule = (typeof STAT_BLOCK_RULES)[number] | SpeedKind | Sense | SpellArea['shape']

/** A figure that a rule explains, with how this one comes about if that can be said. */
export const explained = (rule: ExplainingRule, text: string, why?: string): string =>
  `[${text}](rule:${rule}${why === undefined ? '' : ` "${why}"`})`

/** A DC, which opens the chance to reach it. */
export function difficulty({ say }: CreatureWords, dc: number, { calculator: id, ...fields }: Filled): string {
  const text = say('dc', { dc })
  return `:calculator[${text}]${attributes({ id, name: say('dc-name', { dc: text }), ...fields, dc: String(dc) })}`
}

/** The ability check or saving throw that meets a DC. */
export const testOf = (test: 'ability-check' | 'saving-throw'): Filled => ({ calculator: 'd20-test', test })

/** All damage of a kind of outcome as dice, without what needs something else; undefined if there is none. */
function diceOf(damage: readonly CreatureDamage[] = []): string | undefined {
  const dice = damage.flatMap((one) => (one.onlyIf ? [] : [one.dice]))
  return dice.length === 0 ? undefined : dice.join('+')
}

/** The calculator of an attack. */
export function attackOdds({ bonus, hit }: CreatureAttack): Filled {
  const damage = diceOf(hit.damage)
  return { calculator: 'attack', bonus: String(bonus), ...(damage !== undefined && { damage }) }
}

/** The calculator of a saving throw: of its damage, if it has some. */
export function saveOdds({ ability, target, failure, onSuccess }: CreatureSave): Filled {
  const damage = diceOf(failure?.damage)
  if (damage === undefined) return testOf('saving-throw')
  return {
    calculator: 'save-for-half',
    damage,
    ability,
    'on-success': onSuccess,
    ...(target?.area ? {} : { targets: '1' }),
  }
}

/** A number that is added up, with its name if it has one. */
type Summand = readonly [amount: number, name?: string | undefined]

/** A sum in words: `10 + Perception 5 = 15`. */
export function sumOf(summands: readonly Summand[]): string {
  const total = summands.reduce((sum, [amount]) => sum + amount, 0)
  const written = summands.map(([amount, name], index) => {
    const sign = index === 0 ? '' : amount < 0 ? ' − ' : ' + '
    return `${sign}${name === undefined ? '' : `${name} `}${Math.abs(amount)}`
  })
  return `${written.join('')} = ${total}`
}

const isArmor = (gear: string): gear is Armor => Object.hasOwn(ARMOR_STATISTICS, gear)

/** How the AC of a creature comes about, if armor, Dexterity and a Shield are all of it. */
export function armorClassSum(
  { armorClass, gear = [] }: Creature,
  { dexterity }: ByAbility<number>,
  { name }: CreatureWords,
): string | undefined {
  const worn = gear.map((one) => (typeof one === 'string' ? one : one.item))
  const armor = worn.find(isArmor)
  const shield = worn.includes('shield')
  if (armorClassInArmor({ ...(armor && { armor }), shield, dexterityModifier: dexterity }) !== armorClass)
    return undefined
  const ofShield = shield ? SHIELD_STATISTICS.armorClassBonus : 0
  const base = armor === undefined ? BASE_ARMOR_CLASS : ARMOR_STATISTICS[armor].base
  const ofDexterity = armorClass - ofShield - base
  return sumOf([
    [base, armor && name(armor)],
    ...(ofDexterity === 0 ? [] : ([[ofDexterity, name('dexterity')]] satisfies Summand[])),
    ...(shield ? ([[ofShield, name('shield')]] satisfies Summand[]) : []),
  ])
}
