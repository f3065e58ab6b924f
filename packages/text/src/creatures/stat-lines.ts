import {
  type Creature,
  type CreatureId,
  type CreatureSpeeds,
  type CreatureTotals,
  creature,
  creatureTotals,
} from '@rulestone/compendium'
import {
  ABILITIES,
  type Ability,
  CHALLENGE_RATINGS,
  initiativeScore,
  isOneOf,
  PRIMORDIAL_DIALECTS,
  SENSES,
  type SpeedKind,
  typeset,
} from '@rulestone/core'
import { type CreatureWords, joined, linkTo } from './creature-words.ts'
import { armorClassSum, d20With, explained, rolling, sumOf } from './live-figures.ts'

/** A line of a stat block: its label and its Markdown. */
export interface StatLine {
  readonly id: string
  readonly label: string
  readonly text: string
}

/** “Large Aberration, Lawful Evil”. */
export function creatureKindWords(words: CreatureWords, { sizes, swarmOf, type, tags, alignment }: Creature): string {
  const { say, name, separator } = words
  const own = swarmOf ? say('swarm', { size: name(swarmOf), type: words.types(type) }) : words.type(type)
  const tagged = tags ? say('tagged', { type: own, tags: tags.map((tag) => say(`tags.${tag}`)).join(separator) }) : own
  return say('kind', { sizes: joined(words, sizes.map(name), 'or'), type: tagged, alignment: name(alignment) })
}

const SPEED_ORDER: readonly SpeedKind[] = ['speed', 'burrow-speed', 'climb-speed', 'fly-speed', 'swim-speed']

/** A speed in words, with the rule of its kind. */
type SpeedInWords = readonly [rule: SpeedKind, words: string]

/** Writes a speed: as a link to its rule, or as words alone. */
type WriteSpeed = (...speed: SpeedInWords) => string

function speedsIn({ say, feet }: CreatureWords, speeds: CreatureSpeeds, hovers: boolean): readonly SpeedInWords[] {
  return SPEED_ORDER.flatMap((kind): SpeedInWords[] => {
    const value = speeds[kind]
    if (value === undefined) return []
    return [[kind, say(`speeds.${kind === 'fly-speed' && hovers ? 'hover' : kind}`, { feet: feet(value) })]]
  })
}

/** The speeds of a creature. */
function speedWords(
  words: CreatureWords,
  { speeds, hovers, formSpeeds, speedChoice }: Creature,
  write: WriteSpeed,
): string {
  const { say, feet, separator } = words
  const listed = (list: readonly SpeedInWords[]): string => list.map((speed) => write(...speed)).join(separator)
  const choice: SpeedInWords[] = speedChoice ? [['speed', say('speeds.choice', { feet: feet(speedChoice.feet) })]] : []
  const list = listed([...speedsIn(words, speeds, hovers === true), ...choice])
  if (!formSpeeds) return list
  const inForm = listed(speedsIn(words, formSpeeds.speeds, false))
  return say('speeds.form', { list, speeds: inForm, form: say(`forms.${formSpeeds.form}`) })
}

function senseWords(words: CreatureWords, facts: Creature, { modifiers, passivePerception }: CreatureTotals): string {
  const { say, name, feet, separator } = words
  const { senses = {}, seesInMagicalDarkness, skills = {} } = facts
  const each = SENSES.flatMap((sense) => {
    const range = senses[sense]
    if (range === undefined) return []
    const kind = sense === 'darkvision' && seesInMagicalDarkness ? 'magical-darkness' : 'one'
    return [explained(sense, say(`senses.${kind}`, { sense: name(sense), feet: feet(range) }))]
  })
  const bonus =
    skills.perception === undefined
      ? ([modifiers.wisdom, name('wisdom')] as const)
      : ([skills.perception, name('perception')] as const)
  const passive = explained(
    'passive-perception',
    say('senses.passive', { score: passivePerception }),
    sumOf([[passivePerception - bonus[0]], bonus]),
  )
  return [...each, passive].join(separator)
}

function languageWords(words: CreatureWords, { languages }: Creature): string {
  const { say, feet, separator } = words
  if (!languages) return say('languages.none')
  const nameOf = (language: string): string =>
    say.has(`languages.${language}`) ? say(`languages.${language}`) : words.name(language)
  const { all, speaks = [], others, understands = [], understandsOthers, understandsCommands, silentIn } = languages
  const { telepathyFeet, telepathyWith, telepathyOneWay } = languages
  const listed = (ids: readonly string[], count: number | undefined): string => {
    const dialects = ids.filter((id) => isOneOf(id, PRIMORDIAL_DIALECTS))
    const named = ids.filter((id) => !isOneOf(id, PRIMORDIAL_DIALECTS)).map(nameOf)
    const primordial = say('languages.dialects', { dialects: dialects.map(nameOf).join(separator) })
    const list = [...named, ...(dialects.length > 0 ? [primordial] : [])].join(separator)
    return count === undefined ? list : say('languages.others', { list, count })
  }
  const spoken = listed(speaks, others)
  const understood = spoken === '' ? 'understands' : 'understands-too'
  const telepathy = telepathyWith ? 'telepathy-with' : telepathyOneWay ? 'telepathy-one-way' : 'telepathy'
  const groups = [
    ...(all ? [say('languages.all')] : []),
    ...(spoken === ''
      ? []
      : [silentIn ? say('languages.silent', { list: spoken, form: say(`forms.${silentIn}`) }) : spoken]),
    ...(understands.length > 0
      ? [say(`languages.${understood}`, { list: listed(understands, understandsOthers) })]
      : []),
    ...(understandsCommands ? [say('languages.commands')] : []),
    ...(telepathyFeet === undefined
      ? []
      : [
          explained(
            'telepathy',
            say(`languages.${telepathy}`, {
              feet: feet(telepathyFeet),
              language: telepathyWith ? nameOf(telepathyWith) : '',
            }),
          ),
        ]),
  ]
  return groups.reduce((list, last) => (list === '' ? last : say('groups', { list, last })), '')
}

function gearWords(words: CreatureWords, { gear = [] }: Creature): string {
  const { say, separator } = words
  const nameOf = (thing: string): string => (say.has(`things.${thing}`) ? say(`things.${thing}`) : words.name(thing))
  return gear
    .map((one) =>
      typeof one === 'string' ? nameOf(one) : say('counted', { count: one.count, thing: nameOf(one.item) }),
    )
    .join(separator)
}

function initiativeWords({ say, name, signed, separator }: CreatureWords, facts: Creature, score: number): string {
  const { initiative: bonus, conditions = [] } = facts
  const roll = rolling(d20With(bonus), { as: signed(bonus), name: say('rolls.initiative', { bonus }) })
  const base = initiativeScore({ dexterityModifier: 0 })
  const more = score - base - bonus
  const why = sumOf([
    [base],
    [bonus, say('labels.initiative')],
    ...(more === 0 ? [] : [[more, conditions.map(name).join(separator)] as const]),
  ])
  return say('initiative', { bonus: roll, score: explained('initiative', say('initiative-score', { score }), why) })
}

/** A Challenge Rating, and what follows from it. */
function ratingWords({ say }: CreatureWords, { challengeRating }: Creature, totals: CreatureTotals): string {
  const { experience, experienceInLair, proficiencyBonus } = totals
  const next = CHALLENGE_RATINGS[CHALLENGE_RATINGS.indexOf(challengeRating) + 1] ?? challengeRating
  const of = (rating: string): string => `${say('labels.cr')} ${rating}`
  const worth = (xp: number, rating: string): string => explained('experience-points', say('xp', { xp }), of(rating))
  return say(experienceInLair === undefined ? 'cr' : 'cr-lair', {
    rating: explained('challenge-rating', challengeRating),
    xp: worth(experience, challengeRating),
    lair: worth(experienceInLair ?? 0, next),
    bonus: explained('proficiency', say('proficiency', { bonus: proficiencyBonus }), of(challengeRating)),
  })
}

/** The lines of a stat block above its traits, without the ability scores. */
export function statLines(words: CreatureWords, id: CreatureId): readonly StatLine[] {
  const { say, name, separator } = words
  const facts = creature(id)
  const totals = creatureTotals(id)
  const names = (ids: readonly string[] = []): string => ids.map(name).join(separator)
  const lines: readonly (readonly [id: string, text: string])[] = [
    ['ac', explained('armor-class', String(facts.armorClass), armorClassSum(facts, totals.modifiers, words))],
    ['initiative', initiativeWords(words, facts, totals.initiativeScore)],
    ['hp', rolling(facts.hitDice, { as: say('hp', { average: totals.hitPoints, dice: typeset(facts.hitDice) }) })],
    ['speed', speedWords(words, facts, explained)],
    [
      'skills',
      Object.entries(facts.skills ?? {})
        .map(([skill, bonus]) => rolling(d20With(bonus), { as: say('skill', { skill: name(skill), bonus }) }))
        .join(separator),
    ],
    ['vulnerabilities', names(facts.vulnerabilities)],
    ['resistances', names(facts.resistances)],
    ['immunities', names(facts.immunities)],
    [
      'condition-immunities',
      (facts.conditionImmunities ?? []).map((condition) => linkTo(words, condition)).join(separator),
    ],
    ['gear', gearWords(words, facts)],
    ['senses', senseWords(words, facts, totals)],
    ['languages', languageWords(words, facts)],
    ['cr', ratingWords(words, facts, totals)],
  ]
  return lines.flatMap(([line, text]) => (text === '' ? [] : [{ id: line, label: say(`labels.${line}`), text }]))
}

/** The row of an ability: its score, its modifier and its saving throw, as Markdown. */
interface AbilityRow {
  readonly id: Ability
  readonly name: string
  readonly score: string
  readonly modifier: string
  readonly save: string
}

/** The ability scores of a creature, with the rolls of ability checks and saving throws. */
export function abilityRows({ say, name, signed }: CreatureWords, id: CreatureId): readonly AbilityRow[] {
  const { scores } = creature(id)
  const { modifiers, saves } = creatureTotals(id)
  return ABILITIES.map((ability) => {
    const [score, modifier, bonus] = [scores[ability], modifiers[ability], saves[ability]]
    const roll = (test: 'check' | 'save', added: number): string =>
      rolling(d20With(added), {
        as: signed(added),
        name: say(`rolls.${test}`, { bonus: added, ability: name(ability) }),
      })
    return {
      id: ability,
      name: name(ability),
      score: explained('ability-score-and-modifier', String(score), say('modifier-why', { score, modifier })),
      modifier: roll('check', modifier),
      save: roll('save', bonus),
    }
  })
}

/** A creature in one sentence: what it is, its Challenge Rating, AC, Hit Points and speeds. */
export function creatureSummary(words: CreatureWords, id: CreatureId): string {
  const facts = creature(id)
  return words.say('summary', {
    kind: creatureKindWords(words, facts),
    rating: facts.challengeRating,
    ac: facts.armorClass,
    hp: creatureTotals(id).hitPoints,
    speeds: speedWords(words, facts, (_, speed) => speed),
  })
}
