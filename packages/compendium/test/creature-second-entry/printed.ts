import { type ByAbility, expectOk, mean, odds, parse } from '@rulestone/core'
import {
  type CastSpell,
  type ConditionEnd,
  type Creature,
  type CreatureAttack,
  type CreatureDamage,
  type CreatureLanguages,
  type CreaturePart,
  type CreatureSave,
  type CreatureSpeeds,
  type CreatureSpellcasting,
  type CreatureTarget,
  type CreatureTotals,
  type GivenCondition,
  type Multiattack,
  type Outcome,
  partsOf,
  type Rider,
} from '../../src/index.ts'
import type { Cells } from './columns.ts'

/** What is left of a value after all its fields are printed: TypeScript refuses a field that no cell shows. */
const nothingElse = (_rest: Readonly<Record<string, never>>): void => {}

const words = (id: string): string => id.replaceAll('-', ' ')

const signed = (number: number): string => (number < 0 ? String(number) : `+${number}`)

const orNone = (cells: readonly (string | undefined)[], separator = ', '): string =>
  cells.filter((cell) => cell !== undefined && cell !== '').join(separator) || '-'

const list = (ids: readonly string[] | undefined, letter: string): string | undefined =>
  ids && `${letter} ${ids.map(words).join(', ')}`

function kind({ sizes, swarmOf, type, tags, alignment }: Creature): string {
  const swarm = swarmOf === undefined ? '' : ` swarm of ${swarmOf}`
  return `${sizes.join(' or ')}${swarm} ${type}${tags ? ` (${tags.join(', ')})` : ''}, ${words(alignment)}`
}

const SPEEDS = {
  'burrow-speed': 'burrow ',
  'climb-speed': 'climb ',
  'fly-speed': 'fly ',
  'swim-speed': 'swim ',
} as const

const speedsOf = (speeds: CreatureSpeeds, end = '') =>
  Object.entries(speeds).map(([speed, feet]) => `${SPEEDS[speed as never] ?? ''}${feet}${end}`)

function speed({ speeds, hovers, formSpeeds, speedChoice }: Creature): string {
  const { speed, 'fly-speed': fly, ...others } = speeds
  return [
    speed,
    ...(formSpeeds ? speedsOf(formSpeeds.speeds, ` in ${formSpeeds.form} form`) : []),
    ...(speedChoice ? [`${speedChoice.of.map((of) => SPEEDS[of as never]).join('or ')}${speedChoice.feet}`] : []),
    ...[...speedsOf(others), ...(fly === undefined ? [] : [`fly ${fly}${hovers ? ' hover' : ''}`])].toSorted(),
  ].join(', ')
}

const row = (values: ByAbility<number>, print: (value: number) => string): string =>
  Object.values(values).map(print).join(' ')

function senses({ senses = {}, seesInMagicalDarkness }: Creature, passivePerception: number): string {
  const each = Object.entries(senses).map(
    ([sense, feet]) =>
      `${sense} ${feet}${sense === 'darkvision' && seesInMagicalDarkness ? ' in magical darkness too' : ''}`,
  )
  return `${each.length > 0 ? `${each.join(', ')}; ` : ''}${passivePerception}`
}

function languages(given: CreatureLanguages = {}): string {
  const { all, speaks = [], others, understands, understandsOthers, understandsCommands, ...rest } = given
  const { silentIn, telepathyFeet, telepathyWith, telepathyOneWay, ...none } = rest
  nothingElse(none)
  const named = (ids: readonly string[], more?: number) =>
    `${ids.map(words).join(', ')}${more === undefined ? '' : ` plus ${more}`}`
  const limit = telepathyWith ? ` (with ${telepathyWith})` : telepathyOneWay ? ' (one way)' : ''
  return orNone(
    [
      all && 'all',
      speaks.length > 0 ? named(speaks, others) + (silentIn ? ` (not in ${silentIn} form)` : '') : undefined,
      understands && `understands ${named(understands, understandsOthers)}`,
      understandsCommands && 'understands commands',
      telepathyFeet === undefined ? undefined : `telepathy ${telepathyFeet}${limit}`,
    ].map((part) => part || undefined),
    '; ',
  )
}

/** Rounded down, and at least 1. */
function averageOf(dice: string): number {
  const { numerator, denominator } = mean(expectOk(odds(expectOk(parse(dice)))))
  return Math.max(1, Number(numerator / denominator))
}

const amount = (dice: string): string => (/^\d+$/.test(dice) ? dice : `${averageOf(dice)} ${dice}`)

const CASES = {
  advantage: 'advantage',
  bloodied: 'bloodied',
  charge: 'charge',
  'target-bloodied': 'target bloodied',
  'target-grappled': 'target grappled',
} as const

function damage({ dice, types, onlyIf, or, ...rest }: CreatureDamage): string {
  nothingElse(rest)
  const type = types.join(' or ')
  const other = or && ` or ${amount(or.dice)} if ${CASES[or.when]}${or.chargeFeet ? ` ${or.chargeFeet}` : ''}`
  return `${amount(dice)} ${type}${onlyIf ? ` if ${onlyIf}` : ''}${other ?? ''}`
}

const ENDS = {
  'start-of-its-next-turn': 'until start of its next turn',
  'end-of-its-next-turn': 'until end of its next turn',
  'start-of-targets-next-turn': 'until start of target’s next turn',
  'end-of-targets-turn': 'until end of target’s turn',
  'end-of-targets-next-turn': 'until end of target’s next turn',
  'end-of-grapple': 'until the grapple ends',
  save: 'until saved',
  'save-or-1-minute': 'until saved or 1 minute',
  'repeated-save': 'until the next save',
} as const

function end(until: ConditionEnd | undefined): string {
  if (until === undefined) return ''
  if (typeof until === 'string') return ` ${ENDS[until]}`
  return 'minutes' in until ? ` ${until.minutes} minute` : ` ${until.hours} hour`
}

function condition({ condition, until, escapeDc, ...rest }: GivenCondition, gate: string): string {
  nothingElse(rest)
  const dc = escapeDc === undefined ? '' : ` ${escapeDc}`
  return `${condition}${dc}${end(until)}${until === 'end-of-grapple' ? '' : gate}`
}

function rider({
  largest,
  chargeFeet,
  damage: extra,
  pushFeet,
  pullFeet,
  conditions = [],
  hold,
  ...rest
}: Rider): string {
  nothingElse(rest)
  const charge = chargeFeet === undefined ? '' : ` after ${chargeFeet} straight`
  const gate = `${largest ? ` up to ${largest}` : ''}${charge}`
  const limbs = hold && `, ${hold.all ? 'all' : 'one of'} ${hold.limbs} ${words(hold.limb)}`
  return [
    ...(extra ? [`extra ${extra.map(damage).join(' & ')}${gate}`] : []),
    ...(pushFeet === undefined ? [] : [`push ${pushFeet}${gate}`]),
    ...(pullFeet === undefined ? [] : [`pull ${pullFeet}${gate}`]),
    ...conditions.map((given, index) => `${condition(given, gate)}${index === 0 ? (limbs ?? '') : ''}`),
  ].join(' + ')
}

function outcome({ damage: dealt = [], riders = [], ...rest }: Outcome): string {
  nothingElse(rest)
  return [...(dealt.length > 0 ? [dealt.map(damage).join(' & ')] : []), ...riders.map(rider)].join(' + ')
}

const ADVANTAGE = {
  'first-round': ' adv in the first round',
  'target-grappled': ' adv if grappled',
  'target-hurt': ' adv if hurt',
} as const

function attack(
  id: string,
  { kinds, bonus, reachFeet, rangeFeet, longRangeFeet, advantageWhen, hit, ...rest }: CreatureAttack,
): string {
  nothingElse(rest)
  const reach = reachFeet === undefined ? '' : ` reach ${reachFeet}`
  const range = rangeFeet === undefined ? '' : ` range ${rangeFeet}${longRangeFeet ? `/${longRangeFeet}` : ''}`
  const roll = `${id} ${kinds.join('/')} ${signed(bonus)}${reach}${range}`
  return `${roll}${advantageWhen ? ADVANTAGE[advantageWhen] : ''}: ${outcome(hit) || '...'}`
}

function areaOf(area: NonNullable<CreatureTarget['area']>): string {
  if (area.shape === 'line') return `line ${area.lengthFeet}x${area.widthFeet}`
  if (area.shape === 'cone') return `cone ${area.lengthFeet}`
  if (area.shape === 'cylinder') return `cylinder ${area.radiusFeet}x${area.heightFeet}`
  if (area.shape === 'sphere' || area.shape === 'emanation') return `${area.shape} ${area.radiusFeet}`
  throw new RangeError(`No stat block has the shape ${area.shape}.`)
}

function target({
  area,
  creatures,
  enemies,
  withinFeet,
  seen,
  largest,
  having,
  grappled,
  limited,
  ...rest
}: CreatureTarget): string {
  nothingElse(rest)
  const within = withinFeet === undefined ? '' : ` within ${withinFeet}`
  if (area) return `${areaOf(area)}${within}${enemies ? ' enemies' : ''}`
  const who = `${creatures}${enemies ? ' enemy' : ''}${grappled ? ' grappled' : ''}${having ? ` ${having}` : ''}`
  return `${who}${seen ? ' seen' : ''}${within}${largest ? ` up to ${largest}` : ''}${limited ? ' if ...' : ''}`
}

function save(
  id: string,
  { ability, dc, target: who, afterHit, failure, secondFailure, onSuccess, successInWords, ...rest }: CreatureSave,
): string {
  nothingElse(rest)
  const whom = afterHit ? '1 of a hit' : who ? target(who) : ''
  const first = failure ? outcome(failure) : '...'
  const fails = secondFailure ? `1st ${first} / 2nd ${outcome(secondFailure) || '...'}` : first
  return `${id} ${ability.slice(0, 3)} ${dc}${whom ? ` ${whom}` : ''}: ${fails}, ${onSuccess}${successInWords ? ' and ...' : ''}`
}

function uses({
  id,
  perDay,
  perDayInLair,
  recharge,
  oncePerRound,
  forms,
  effectOf,
  requires,
}: CreaturePart): readonly string[] {
  return [
    ...(perDay === undefined ? [] : [`${id} ${perDay}/day${perDayInLair ? `, ${perDayInLair} in lair` : ''}`]),
    ...(recharge === 'short-or-long-rest' ? [`${id} after a short or long rest`] : []),
    ...(typeof recharge === 'number' ? [`${id} ${recharge === 6 ? '6' : `${recharge}-6`}`] : []),
    ...(oncePerRound ? [`${id} once a round`] : []),
    ...(forms ? [`${id} ${forms.join(' or ')} form only`] : []),
    ...(effectOf ? [`${id} of ${effectOf}`] : []),
    ...(requires ? [`${id} requires ${words(requires)}`] : []),
  ]
}

const cast = ({ spell, level }: CastSpell): string => `${spell}${level === undefined ? '' : `@${level}`}`

function spells({ ability, saveDc, attackBonus, without, lists, ...rest }: CreatureSpellcasting): string {
  nothingElse(rest)
  const components = without ? ` no ${without.length === 3 ? 'components' : without.join(' or ')}` : ''
  const roll = `${saveDc === undefined ? '' : ` ${saveDc}`}${attackBonus === undefined ? '' : ` ${signed(attackBonus)}`}`
  const each = lists.map(
    ({ perDay, spells }) => `${perDay === undefined ? 'at will' : `${perDay}/day`} ${spells.map(cast).join(', ')}`,
  )
  return `${ability.slice(0, 3)}${roll}${components}: ${each.join('; ')}`
}

function routine({ steps, replaceable, ...rest }: Multiattack): string {
  nothingElse(rest)
  const name = (part: string | CastSpell): string => (typeof part === 'string' ? part : `cast ${cast(part)}`)
  const each = steps.map(
    ({ of, times, optional }) => `${times} ${of.map(name).join(' or ')}${optional ? ' if wanted' : ''}`,
  )
  if (!replaceable) return each.join(' + ')
  const { by, attacks = 1, only, ...none } = replaceable
  nothingElse(none)
  return `${each.join(' + ')}; for ${only ?? attacks}: ${by.map(name).join(' or ')}`
}

/** The parts of a creature that make one of its attacks or cast a spell: `sonic-boom: cast shatter@3; tail-swipe: 1 rend`. */
export const madeAndCast = (one: Creature): string =>
  orNone(
    partsOf(one).flatMap(({ id, makes, casts }) => [
      makes && `${id}: ${makes.times} ${makes.attack}`,
      casts && `${id}: cast ${cast(casts)}`,
    ]),
    '; ',
  )

/** The facts of a creature in the columns of the second entry. */
export function printed(one: Creature, totals: CreatureTotals): Cells {
  const { legendaryActions = [], legendaryUses, legendaryUsesInLair, gear = [] } = one
  const ordinary = [one.traits, one.actions, one.bonusActions, one.reactions].flatMap((section) => section ?? [])
  const parts = [...ordinary, ...legendaryActions]
  const experience = totals.experienceInLair === undefined ? '' : ` lair ${totals.experienceInLair}`
  return {
    Kind: kind(one),
    AC: String(one.armorClass),
    Initiative: `${signed(one.initiative)} ${totals.initiativeScore}`,
    HP: `${totals.hitPoints} ${one.hitDice}`,
    Speed: speed(one),
    Scores: row(one.scores, String),
    Saves: row(totals.saves, signed),
    Skills: orNone(Object.entries(one.skills ?? {}).map(([skill, bonus]) => `${words(skill)} ${signed(bonus)}`)),
    Defences: orNone(
      [
        list(one.vulnerabilities, 'v'),
        list(one.resistances, 'r'),
        list(one.immunities, 'i'),
        list(one.conditionImmunities, 'c'),
        one.defencesInWords && '...',
      ].map((part) => part || undefined),
      '; ',
    ),
    Senses: senses(one, totals.passivePerception),
    Languages: languages(one.languages),
    CR: `${one.challengeRating} ${totals.experience}${experience} pb ${totals.proficiencyBonus}`,
    Gear: orNone(
      gear.map((thing) => (typeof thing === 'string' ? words(thing) : `${thing.count} ${words(thing.item)}`)),
    ),
    Attacks: orNone(
      parts.map((part) => part.attack && attack(part.id, part.attack)),
      '; ',
    ),
    'Saving throws': orNone(
      parts.map((part) => part.save && save(part.id, part.save)),
      '; ',
    ),
    Uses: orNone(
      [
        ...ordinary.flatMap(uses),
        ...(legendaryUses === undefined
          ? []
          : [`legendary ${legendaryUses}${legendaryUsesInLair ? `, ${legendaryUsesInLair} in lair` : ''}`]),
        ...legendaryActions.flatMap(uses),
      ],
      '; ',
    ),
    Spells: orNone(
      parts.map((part) => part.spellcasting && spells(part.spellcasting)),
      ' // ',
    ),
    Multiattack: orNone(
      parts.map((part) => part.multiattack?.map(routine).join(' // ')),
      '; ',
    ),
  }
}
