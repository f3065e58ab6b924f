import type { Spell, SpellCasting, SpellCastingTime, SpellRange, SpellTime } from '@rulestone/compendium'
import { measureWords, numberFormats } from '../language/index.ts'
import type { Entry } from '../library/index.ts'
import type { SpellWords } from './spell-words.ts'

/** The amount of a time and its unit. */
function amountOf(time: SpellTime): readonly [unit: 'rounds' | 'minutes' | 'hours' | 'days', count: number] {
  if ('rounds' in time) return ['rounds', time.rounds]
  if ('minutes' in time) return ['minutes', time.minutes]
  return 'hours' in time ? ['hours', time.hours] : ['days', time.days]
}

function timeWords({ say }: SpellWords, time: SpellTime): string {
  const [unit, count] = amountOf(time)
  return say(`spells.time.${unit}`, { count })
}

/** A casting time in words. */
const oneCastingTime = (words: SpellWords, time: SpellCastingTime): string =>
  typeof time === 'string' ? words.say(`spells.time.${time}`) : timeWords(words, time)

/** The casting time of a spell in words, without its trigger. */
export function castingTimeWords(
  words: SpellWords,
  { castingTimes, ritual }: Pick<Spell, 'castingTimes' | 'ritual'>,
): string {
  const time = castingTimes.map((one) => oneCastingTime(words, one)).join(words.say('spells.time.or'))
  return ritual ? words.say('spells.time.or-ritual', { time }) : time
}

/** A range in words. */
export function rangeWords({ tag, say, units }: SpellWords, range: SpellRange): string {
  if (typeof range === 'string') return say(`spells.range.${range}`)
  const { number } = numberFormats(tag)
  const measure =
    'feet' in range ? ({ value: range.feet, unit: 'feet' } as const) : ({ value: range.miles, unit: 'miles' } as const)
  return measureWords(measure, 'noun', number, units)
}

/** How long a spell lasts in words. */
export function durationWords(
  words: SpellWords,
  { duration, concentration }: Pick<SpellCasting, 'duration' | 'concentration'>,
): string {
  if (typeof duration === 'string') return words.say(`spells.duration.${duration}`)
  const time = timeWords(words, duration)
  if (concentration) return words.say('spells.duration.concentration', { time })
  return duration.atMost ? words.say('spells.duration.at-most', { time }) : time
}

function componentWords(
  { say }: SpellWords,
  { components }: Pick<Spell, 'components'>,
  material: string | undefined,
): string {
  const letters = components
    .map((component) => say(`spells.components.${component}`))
    .join(say('spells.components.separator'))
  return material === undefined ? letters : say('spells.components.with', { letters, material })
}

/** The level and school of a spell: “Level 3 Evocation”. */
export const spellKindWords = ({ say, name }: SpellWords, { level, school }: Pick<Spell, 'level' | 'school'>): string =>
  say(`spells.kind.${level === 0 ? 'cantrip' : 'leveled'}`, { level, school: name(school) })

/** The facts of a spell that are stated above its words. */
type SpellFactId = 'list' | 'time' | 'trigger' | 'range' | 'components' | 'duration'

/** A fact of a spell in words, with its label. */
export interface SpellFact {
  readonly id: SpellFactId
  readonly label: string
  readonly text: string
}

/**
 * The facts of a spell in words, in the order in which they are read.
 *
 * @param entry the words of the spell, for what is not in figures
 */
export function spellFacts(
  words: SpellWords,
  spell: Omit<Spell, 'page'>,
  { trigger, material }: Pick<Entry, 'trigger' | 'material'>,
): readonly SpellFact[] {
  const fact = (id: SpellFactId, text: string): SpellFact => ({ id, label: words.say(`spells.labels.${id}`), text })
  return [
    fact('list', spell.lists.map(words.name).join(words.separator)),
    fact('time', castingTimeWords(words, spell)),
    ...(trigger === undefined ? [] : [fact('trigger', trigger)]),
    fact('range', rangeWords(words, spell.range)),
    fact('components', componentWords(words, spell, material)),
    fact('duration', durationWords(words, spell)),
  ]
}
