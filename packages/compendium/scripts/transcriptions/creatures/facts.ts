import { ABILITIES, expectOk, mean, odds, parse } from '@rulestone/core'
import {
  CREATURE_IDS,
  type CreatureDamage,
  type CreatureId,
  type CreaturePart,
  type CreatureSave,
  type CreatureSpellcasting,
  creature,
  creatureTotals,
  type Multiattack,
  type Outcome,
} from '../../../src/index.ts'
import { areaCell, listed, NONE, type Transcription, yesOrNone } from '../cells.ts'
import {
  type BlockCells,
  type PartCells,
  partId,
  saveColumn,
  scoreColumn,
  signed,
  sorted,
  usesCell,
} from './columns.ts'

const orNone = (value: number | string | undefined): string => (value === undefined ? NONE : String(value))

const words = (id: string): string => id.replaceAll('-', ' ')

const bonuses = (values: Readonly<Record<string, number>> = {}): string =>
  listed(Object.entries(values).map(([id, bonus]) => `${id} ${signed(bonus)}`))

function cellsOfBlock(id: CreatureId): BlockCells {
  const one = creature(id)
  const totals = creatureTotals(id)
  const { speeds, formSpeeds, speedChoice, senses = {}, languages = {}, gear = [] } = one
  const others = (languages.others ?? 0) + (languages.understandsOthers ?? 0)
  return {
    Size: one.sizes.join(' or '),
    Type: one.swarmOf ? `swarm of ${one.swarmOf} ${one.type}` : one.type,
    Tags: listed(one.tags ?? []),
    Alignment: words(one.alignment),
    AC: String(one.armorClass),
    Initiative: signed(one.initiative),
    'Initiative Score': String(totals.initiativeScore),
    'Hit Points': String(totals.hitPoints),
    'Hit Dice': one.hitDice,
    Speed: orNone(speeds.speed),
    'Burrow Speed': orNone(speeds['burrow-speed']),
    'Climb Speed': orNone(speeds['climb-speed']),
    'Fly Speed': orNone(speeds['fly-speed']),
    Hover: yesOrNone(one.hovers === true),
    'Swim Speed': orNone(speeds['swim-speed']),
    'Other Speeds': listed([
      ...Object.values(formSpeeds?.speeds ?? {}).map((feet) => `${feet} as ${formSpeeds?.form}`),
      ...(speedChoice
        ? [`${speedChoice.of.map((speed) => speed.replace('-speed', '')).join(' or ')} ${speedChoice.feet}`]
        : []),
    ]),
    ...Object.fromEntries(ABILITIES.map((ability) => [scoreColumn(ability), String(one.scores[ability])])),
    ...Object.fromEntries(ABILITIES.map((ability) => [saveColumn(ability), signed(totals.saves[ability])])),
    Skills: bonuses(one.skills),
    Vulnerabilities: listed(one.vulnerabilities ?? []),
    Resistances: listed(one.resistances ?? []),
    Immunities: listed(one.immunities ?? []),
    'Condition Immunities': listed(one.conditionImmunities ?? []),
    Senses: listed(Object.entries(senses).map(([sense, feet]) => `${sense} ${feet}`)),
    'Passive Perception': String(totals.passivePerception),
    Languages: listed([
      ...(languages.all ? ['all'] : []),
      ...(languages.speaks ?? []),
      ...(languages.understands ?? []),
      ...(others > 0 ? [`plus ${others}`] : []),
    ]),
    Telepathy: orNone(languages.telepathyFeet),
    Gear: listed(gear.map((thing) => (typeof thing === 'string' ? thing : `${thing.count} ${thing.item}`))),
    CR: one.challengeRating,
    XP: String(totals.experience),
    'XP in Lair': orNone(totals.experienceInLair),
    'Proficiency Bonus': signed(totals.proficiencyBonus),
    'Legendary Uses': usesCell(one.legendaryUses, one.legendaryUsesInLair),
  }
}

/** The dice that one case or the other deals. */
const diceOf = ({ dice, or }: CreatureDamage): readonly string[] => (or ? [dice, or.dice] : [dice])

const damagesOf = ({ damage = [], riders = [] }: Outcome = {}): readonly CreatureDamage[] => [
  ...damage,
  ...riders.flatMap(({ damage: extra = [] }) => extra),
]

/** Rounded down, and at least 1. */
const averageOf = (dice: string): number => {
  const { numerator, denominator } = mean(expectOk(odds(expectOk(parse(dice)))))
  return Math.max(1, Number(numerator / denominator))
}

const givenBy = ({ riders = [] }: Outcome = {}) => riders.flatMap(({ conditions = [] }) => conditions)

const recharge = ({ recharge }: CreaturePart): string => orNone(recharge)

const attacksOf = ({ steps }: Multiattack, attacks: ReadonlySet<string>): readonly string[] =>
  steps.flatMap(({ of, times }) => {
    const named = of.filter((part) => typeof part === 'string').filter((part) => attacks.has(part))
    return named.length === 0 ? [] : [`${times} ${named.toSorted().join(' or ')}`]
  })

const spells = ({ lists }: CreatureSpellcasting): string =>
  sorted(
    lists.flatMap(({ perDay, spells }) =>
      spells.map(
        ({ spell, level }) =>
          `${spell}${level === undefined ? '' : ` ${level}`}${perDay === undefined ? '' : ` ${perDay}/day`}`,
      ),
    ),
  )

const saveOutcomes = ({ failure, secondFailure }: Partial<CreatureSave> = {}): readonly Outcome[] =>
  [failure, secondFailure].filter((outcome) => outcome !== undefined)

function cellsOfPart(part: CreaturePart, section: string, attacks: ReadonlySet<string>): PartCells {
  const { attack, save, spellcasting, multiattack = [], forms = [] } = part
  const damages = [...damagesOf(attack?.hit), ...saveOutcomes(save).flatMap(damagesOf)]
  const conditions = [...givenBy(attack?.hit), ...saveOutcomes(save).flatMap(givenBy)]
  return {
    Section: section,
    Uses: usesCell(part.perDay, part.perDayInLair),
    Recharge: recharge(part),
    Forms: listed(forms),
    Attack: attack ? attack.kinds.join(' or ') : NONE,
    'Attack Bonus': attack ? signed(attack.bonus) : NONE,
    Reach: orNone(attack?.reachFeet),
    Range: attack?.rangeFeet === undefined ? NONE : [attack.rangeFeet, attack.longRangeFeet ?? []].flat().join('/'),
    'Attack Dice': sorted((attack?.hit.damage ?? []).map(({ dice }) => dice)),
    Save: orNone(save?.ability),
    'Save DC': orNone(save?.dc),
    'Half on Success': yesOrNone(save?.onSuccess === 'half'),
    Area: save?.target?.area ? areaCell(save.target.area) : NONE,
    Damage: sorted(damages.flatMap((damage) => diceOf(damage).map((dice) => `${dice} ${damage.types.join(' or ')}`))),
    'Average Damage': sorted(damages.flatMap((damage) => diceOf(damage).map((dice) => String(averageOf(dice))))),
    Conditions: listed(conditions.map(({ condition }) => condition)),
    'Escape DC': listed(conditions.flatMap(({ escapeDc }) => (escapeDc === undefined ? [] : [String(escapeDc)]))),
    Multiattack:
      multiattack
        .map((one) => sorted(attacksOf(one, attacks), ' + '))
        .filter((way) => way !== NONE)
        .join(' / ') || NONE,
    Spellcasting: orNone(spellcasting?.ability),
    'Spell Save DC': orNone(spellcasting?.saveDc),
    'Spell Attack Bonus': spellcasting?.attackBonus === undefined ? NONE : signed(spellcasting.attackBonus),
    Spells: spellcasting ? spells(spellcasting) : NONE,
  }
}

function cellsOfCreature(id: CreatureId): readonly (readonly [string, BlockCells | PartCells])[] {
  const one = creature(id)
  const sections = {
    trait: one.traits,
    action: one.actions,
    'bonus action': one.bonusActions,
    reaction: one.reactions,
    'legendary action': one.legendaryActions,
  }
  const attacks = new Set(
    Object.values(sections).flatMap((parts = []) => parts.flatMap(({ id, attack }) => (attack ? [id] : []))),
  )
  return [
    [id, cellsOfBlock(id)],
    ...Object.entries(sections).flatMap(([section, parts = []]) =>
      parts.map((part) => [partId(id, part.id), cellsOfPart(part, section, attacks)] as const),
    ),
  ]
}

/** The facts of the creatures, and of their traits and actions, in the cells that are compared. */
export const creatureFacts = (): Transcription => new Map(CREATURE_IDS.flatMap(cellsOfCreature))
