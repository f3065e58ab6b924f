import type { ConditionEnd, CreatureDamage, GivenCondition, Hold, Outcome, Rider } from '@rulestone/compendium'
import { type CreatureWords, joined, linkTo } from './creature-words.ts'
import { difficulty, testOf } from './live-figures.ts'

const isFixed = (dice: string): boolean => /^\d+$/.test(dice)

/** Fixed damage, or dice after their average. */
const amountWords = (dice: string): string => (isFixed(dice) ? dice : `:dice[${dice}]{average}`)

/** Damage of a kind: “12 (2d6+5) Bludgeoning damage”. */
function damageWords(words: CreatureWords, { dice, types, onlyIf, or }: CreatureDamage): string {
  const { say } = words
  const type = joined(words, types.map(words.name), 'or')
  const damage = say('damage.one', { amount: amountWords(dice), type })
  if (onlyIf) return say(`damage.${onlyIf}`, { damage })
  if (!or) return damage
  const other = say('damage.one', { amount: amountWords(or.dice), type })
  return say(`damage.or.${or.when}`, { damage, other, feet: words.feet(or.chargeFeet ?? 0) })
}

const sumWords = (words: CreatureWords, damage: readonly CreatureDamage[]): string =>
  damage
    .map((one) => damageWords(words, one))
    .reduce((list, last, index) => words.say(damage[index - 1]?.or ? 'damage.or-plus' : 'damage.plus', { list, last }))

/** When a condition ends, in words. */
function endWords({ say }: CreatureWords, until: ConditionEnd): string {
  if (typeof until === 'string') return say(`until.${until}`)
  return 'minutes' in until
    ? say('until.minutes', { count: until.minutes })
    : say('until.hours', { count: until.hours })
}

const holdWords = ({ say }: CreatureWords, { limb, limbs, all }: Hold): string =>
  say(all ? 'hold.all' : 'hold.one', { count: limbs, limbs: say(`hold.${limb}`) })

/** Conditions that end alike, in words. */
function conditionWords(words: CreatureWords, conditions: readonly GivenCondition[], hold: Hold | undefined): string {
  const { say } = words
  const count = conditions.length
  const [{ until, escapeDc } = {}] = conditions
  const named = joined(
    words,
    conditions.map(({ condition }) => linkTo(words, condition)),
    'and',
  )
  if (escapeDc !== undefined) {
    const dc = difficulty(words, escapeDc, testOf('ability-check'))
    return hold
      ? say('rider.hold', { count, conditions: named, dc, hold: holdWords(words, hold) })
      : say('rider.grapple', { count, conditions: named, dc })
  }
  return until === undefined
    ? say('rider.condition', { count, conditions: named })
    : say('rider.condition-until', { count, conditions: named, until: endWords(words, until) })
}

/** Conditions side by side that end alike and are no grapple. */
function grouped(conditions: readonly GivenCondition[]): readonly (readonly GivenCondition[])[] {
  const groups: GivenCondition[][] = []
  for (const given of conditions) {
    const last = groups.at(-1)
    const [first] = last ?? []
    const isAlike =
      first?.escapeDc === undefined &&
      given.escapeDc === undefined &&
      JSON.stringify(first?.until) === JSON.stringify(given.until)
    if (last && isAlike) last.push(given)
    else groups.push([given])
  }
  return groups
}

/** What comes with a hit or a failed save, as a sentence. */
function riderWords(words: CreatureWords, rider: Rider): string {
  const { say, feet, name } = words
  const { largest, chargeFeet, damage, pushFeet, pullFeet, conditions = [], hold } = rider
  const effects = [
    ...(damage ? [say('rider.damage', { damage: sumWords(words, damage) })] : []),
    ...(pushFeet === undefined ? [] : [say('rider.push', { feet: feet(pushFeet) })]),
    ...(pullFeet === undefined ? [] : [say('rider.pull', { feet: feet(pullFeet) })]),
    ...grouped(conditions).map((group) => conditionWords(words, group, hold)),
  ]
  const key = [largest && 'largest', chargeFeet !== undefined && 'charge'].filter(Boolean).join('-') || 'target'
  return say(`rider.${key}`, {
    effects: joined(words, effects, 'effects'),
    size: largest ? name(largest) : '',
    feet: feet(chargeFeet ?? 0),
  })
}

/** What a hit or a failed save does, as sentences. A rider without a condition of its own is in that of the damage. */
export function outcomeWords(words: CreatureWords, { damage = [], riders = [] }: Outcome): readonly string[] {
  const sentences = riders.map((rider) => riderWords(words, rider))
  if (damage.length === 0) return sentences
  const sum = sumWords(words, damage)
  const [first] = riders
  const [rider, ...rest] = sentences
  return first && rider && first.largest === undefined && first.chargeFeet === undefined
    ? [words.say('damage.and-rider', { damage: sum, rider }), ...rest]
    : [words.say('damage.sentence', { damage: sum }), ...sentences]
}
