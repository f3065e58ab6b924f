import type { PartyMember } from '@rulestone/compendium'
import {
  type ChallengeRating,
  ENCOUNTER_DIFFICULTIES,
  type Encounter,
  type EncounterMember,
  type EncounterOdds,
  type Estimate,
  encounterBudget,
  encounterDifficulty,
  encounterExperience,
  type WhatCounts,
  whatCounts,
} from '@rulestone/core'
import { type NumberFormats, numberFormats } from '@rulestone/text/number-formats'
import { alignColumns } from '../terminal/columns.ts'
import { type JsonObject, toJson } from '../terminal/json.ts'
import type { Strings } from '../terminal/strings.ts'
import { type EncounterNames, kindOf } from './encounter-names.ts'

/** An encounter that was played, and what is known about it. */
export interface EncounterAnswer {
  readonly encounter: Encounter
  readonly party: readonly PartyMember[]
  readonly creatures: readonly EncounterMember[]
  /** the Challenge Rating of each creature */
  readonly ratings: readonly ChallengeRating[]
  readonly odds: EncounterOdds
  readonly seed: string
  /** how many fights were played; 0 if the odds are exact without any */
  readonly fights: number
}

/** What the rules say about the difficulty; undefined if a level is not known. */
function budgetOf({ party, ratings }: EncounterAnswer) {
  const levels = party.flatMap(({ level }) => level ?? [])
  if (levels.length < party.length) return undefined
  const experiencePoints = encounterExperience(ratings)
  return {
    experiencePoints,
    difficulty: encounterDifficulty({ experiencePoints, levels }),
    budgets: Object.fromEntries(
      ENCOUNTER_DIFFICULTIES.map((difficulty) => [difficulty, encounterBudget({ difficulty, levels })]),
    ) as Readonly<Record<(typeof ENCOUNTER_DIFFICULTIES)[number], number>>,
  }
}

/** Each kind of creature once. */
const kindsOf = ({ creatures }: EncounterAnswer): readonly EncounterMember[] =>
  creatures.filter(({ id }, index) => creatures.findIndex((other) => kindOf(other.id) === kindOf(id)) === index)

/** What is left out of a creature, by lists of ids. */
const leftOutOf = ({ words, reactions, conditions }: WhatCounts) => ({ words, reactions, conditions })

/** An answer as data. */
export function encounterData(answer: EncounterAnswer): JsonObject {
  const { encounter, odds, seed, fights } = answer
  const { dead, isExact, ...figures } = odds
  return toJson({
    isExact,
    ...(fights > 0 && { seed, fights }),
    ...figures,
    fighters: Object.values(encounter.fight.creatures).map(({ id, side, armorClass, vitals }, index) => ({
      ...{ id, side, line: encounter.lines[id], armorClass, hitPoints: vitals.hitPointMaximum },
      dead: dead[index],
    })),
    budget: budgetOf(answer),
    way: encounter.way,
    leftOut: Object.fromEntries(kindsOf(answer).map((member) => [kindOf(member.id), leftOutOf(whatCounts(member))])),
  })
}

/** The share of Hit Points and chances, and numbers of rounds, with a decimal. */
function estimateWords(
  { value, low, high }: Estimate,
  write: (value: number) => string,
  strings: Strings,
  isExact: boolean,
) {
  const t = strings.open('encounter')
  return isExact
    ? [write(value), t('answer.exact')]
    : [write(value), t('answer.between', { low: write(low), high: write(high) })]
}

/** How the sides play, in a few lines. */
function wayLines({ encounter }: EncounterAnswer, strings: Strings): string[] {
  const t = strings.open('encounter')
  const fight = strings.open('fight')
  const { targets, areaCatches, limitedUses } = encounter.way
  return [
    t('way.title'),
    ...alignColumns([
      [t('way.party-targets'), t(`way.${targets.party}`)],
      [t('way.creature-targets'), t(`way.${targets.creatures}`)],
      [t('way.area'), t(`way.${areaCatches}`)],
      [t('way.limited'), fight(limitedUses ? 'yes' : 'no')],
    ]),
    t('way.parts.left-out.text'),
  ]
}

/** What is left out of each creature. */
function leftOutLines(
  answer: EncounterAnswer,
  names: EncounterNames,
  strings: Strings,
  { list }: NumberFormats,
): string[] {
  const t = strings.open('encounter')
  return kindsOf(answer).flatMap((member) => {
    const { words, reactions, conditions } = whatCounts(member)
    const named = (ids: readonly string[]): string => list(ids.map((id) => names.act(id, member.id)))
    const sentences = [
      ...(words.length > 0 ? [t('counts.words', { names: named(words) })] : []),
      ...(reactions.length > 0 ? [t('counts.reactions', { names: named(reactions) })] : []),
      ...(conditions ? [t('counts.conditions')] : []),
      t('counts.traits'),
    ]
    return [names.member(kindOf(member.id)), ...sentences.map((sentence) => `  ${sentence}`)]
  })
}

function budgetLines(answer: EncounterAnswer, strings: Strings, formats: NumberFormats): string[] {
  const budget = budgetOf(answer)
  if (budget === undefined) return []
  const t = strings.open('encounter')
  const { low, moderate, high } = budget.budgets
  const [cost, ...budgets] = [budget.experiencePoints, low, moderate, high].map((points) => formats.integer(points))
  return [
    t('budget.title'),
    t('budget.is', { difficulty: t(`budget.${budget.difficulty}`), cost: cost ?? '' }),
    t('budget.budgets', { low: budgets[0] ?? '', moderate: budgets[1] ?? '', high: budgets[2] ?? '' }),
    '',
  ]
}

/** An answer as text: the odds, each fighter, the budget of the rules, the way to play, and what is left out. */
export function encounterLines(answer: EncounterAnswer, names: EncounterNames, strings: Strings): string[] {
  const { encounter, odds, fights, seed } = answer
  const t = strings.open('encounter')
  const formats = numberFormats(strings.tag)
  const percent = (share: number): string => formats.percent(share)
  const figure = (label: string, estimate: Estimate, write: (value: number) => string): string[] => [
    label,
    ...estimateWords(estimate, write, strings, odds.isExact),
  ]
  return [
    ...alignColumns([
      figure(t('answer.wins'), odds.partyWins, percent),
      figure(t('answer.lost'), odds.somebodyLost, percent),
      figure(t('answer.rounds'), odds.rounds, (value) => formats.number(value)),
      figure(t('answer.left'), odds.hitPointsLeft, percent),
    ]),
    ...(fights > 0
      ? [t('answer.played', { fights: formats.integer(fights) }), ...alignColumns([[t('answer.seed'), seed]])]
      : []),
    '',
    ...alignColumns([
      [t('answer.fighter'), t('answer.line'), '', t('answer.dead')],
      ...Object.values(encounter.fight.creatures).map(({ id, armorClass, vitals }, index) => {
        const dead = odds.dead[index]
        return [
          names.member(id),
          t(`answer.${encounter.lines[id] ?? 'front'}`),
          t('answer.row', { ac: formats.integer(armorClass), hp: formats.integer(vitals.hitPointMaximum) }),
          ...(dead ? estimateWords(dead, percent, strings, odds.isExact) : ['–']),
        ]
      }),
    ]),
    '',
    ...budgetLines(answer, strings, formats),
    ...wayLines(answer, strings),
    '',
    ...leftOutLines(answer, names, strings, formats),
  ]
}
