import { type Creature, type CreatureId, type CreatureSpeeds, creature, creatureTotals } from '@rulestone/compendium'
import { isOneOf, PRIMORDIAL_DIALECTS, type SpeedKind } from '@rulestone/core'
import { type CreatureWords, joined } from './creature-words.ts'

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

function speedsIn({ say, feet }: CreatureWords, speeds: CreatureSpeeds, hovers: boolean): readonly string[] {
  return SPEED_ORDER.flatMap((kind) => {
    const value = speeds[kind]
    if (value === undefined) return []
    return [say(`speeds.${kind === 'fly-speed' && hovers ? 'hover' : kind}`, { feet: feet(value) })]
  })
}

/** The speeds of a creature. */
function speedWords(words: CreatureWords, { speeds, hovers, formSpeeds, speedChoice }: Creature): string {
  const { say, feet, separator } = words
  const choice = speedChoice ? [say('speeds.choice', { feet: feet(speedChoice.feet) })] : []
  const list = [...speedsIn(words, speeds, hovers === true), ...choice].join(separator)
  if (!formSpeeds) return list
  const inForm = speedsIn(words, formSpeeds.speeds, false).join(separator)
  return say('speeds.form', { list, speeds: inForm, form: say(`forms.${formSpeeds.form}`) })
}

function senseWords(words: CreatureWords, { senses = {}, seesInMagicalDarkness }: Creature, passive: number): string {
  const { say, name, feet, separator } = words
  const each = Object.entries(senses).map(([sense, range]) =>
    say(`senses.${sense === 'darkvision' && seesInMagicalDarkness ? 'magical-darkness' : 'one'}`, {
      sense: name(sense),
      feet: feet(range),
    }),
  )
  return [...each, say('senses.passive', { score: passive })].join(separator)
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
          say(`languages.${telepathy}`, {
            feet: feet(telepathyFeet),
            language: telepathyWith ? nameOf(telepathyWith) : '',
          }),
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

/** The lines of a stat block above its traits, without the ability scores. */
export function statLines(words: CreatureWords, id: CreatureId): readonly StatLine[] {
  const { say, name, separator } = words
  const facts = creature(id)
  const totals = creatureTotals(id)
  const names = (ids: readonly string[] = []): string => ids.map(name).join(separator)
  const lines: readonly (readonly [id: string, text: string])[] = [
    ['ac', String(facts.armorClass)],
    ['initiative', say('initiative', { bonus: facts.initiative, score: totals.initiativeScore })],
    ['hp', say('hp', { average: totals.hitPoints, dice: `:dice[${facts.hitDice}]` })],
    ['speed', speedWords(words, facts)],
    [
      'skills',
      Object.entries(facts.skills ?? {})
        .map(([skill, bonus]) => say('skill', { skill: name(skill), bonus }))
        .join(separator),
    ],
    ['vulnerabilities', names(facts.vulnerabilities)],
    ['resistances', names(facts.resistances)],
    ['immunities', names(facts.immunities)],
    ['condition-immunities', names(facts.conditionImmunities)],
    ['gear', gearWords(words, facts)],
    ['senses', senseWords(words, facts, totals.passivePerception)],
    ['languages', languageWords(words, facts)],
    [
      'cr',
      say(totals.experienceInLair === undefined ? 'cr' : 'cr-lair', {
        rating: facts.challengeRating,
        xp: totals.experience,
        lair: totals.experienceInLair ?? 0,
        bonus: totals.proficiencyBonus,
      }),
    ],
  ]
  return lines.flatMap(([line, text]) => (text === '' ? [] : [{ id: line, label: say(`labels.${line}`), text }]))
}

/** A creature in one sentence: what it is, its Challenge Rating, AC, Hit Points and speeds. */
export function creatureSummary(words: CreatureWords, id: CreatureId): string {
  const facts = creature(id)
  return words.say('summary', {
    kind: creatureKindWords(words, facts),
    rating: facts.challengeRating,
    ac: facts.armorClass,
    hp: creatureTotals(id).hitPoints,
    speeds: speedWords(words, facts),
  })
}
