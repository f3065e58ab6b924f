import { ABILITIES, type Ability, SENSES, type Sense, SKILLS } from '@rulestone/core'
import { idOf, listed, NONE, type Transcription, yesOrNone } from '../cells.ts'
import type { Repository } from '../repository.ts'
import {
  type BlockCells,
  type PartCells,
  partId,
  ratingCell,
  saveColumn,
  scoreColumn,
  signed,
  sorted,
} from './columns.ts'
import { languages } from './markdown.ts'
import { cellsOfPart } from './words.ts'

const FOLDER = 'data/v2/wizards-of-the-coast/srd-2024'

type Feet = number | null

/** A record of `Creature.json`, in the fields that are compared. */
export interface Open5eCreature
  extends Readonly<Record<`ability_score_${Ability}` | `saving_throw_${Ability}`, number>>,
    Readonly<Record<`${Sense}_range`, Feet>> {
  readonly [skill: `skill_bonus_${string}`]: number | null
  readonly name: string
  readonly size: string
  readonly type: string
  readonly alignment: string
  readonly armor_class: number
  readonly initiative_bonus: number
  readonly hit_points: number
  readonly hit_dice: string
  readonly walk: Feet
  readonly burrow: Feet
  readonly climb: Feet
  readonly fly: Feet
  readonly swim: Feet
  readonly hover: boolean
  readonly damage_vulnerabilities: readonly string[]
  readonly damage_resistances: readonly string[]
  readonly damage_immunities: readonly string[]
  readonly condition_immunities: readonly string[]
  readonly passive_perception: number
  readonly languages_desc: string
  readonly telepathy_range: Feet
  readonly challenge_rating: string
}

/** A record of `CreatureTrait.json` or `CreatureAction.json`. */
export interface Open5ePart {
  readonly parent: string
  readonly name: string
  readonly desc: string
  readonly action_type?: string
  readonly limited_to_form?: string | null
  readonly uses_type?: string | null
  readonly uses_param?: number | null
}

/** A record of `CreatureActionAttack.json`. */
export interface Open5eAttack {
  readonly parent: string
  readonly to_hit_mod: number
  readonly reach: number | null
  readonly range: number | null
  readonly long_range: number | null
  readonly damage_die_count: number | null
  readonly damage_die_type: string | null
  readonly damage_bonus: number | null
  readonly extra_damage_die_count: number | null
  readonly extra_damage_die_type: string | null
  readonly extra_damage_bonus: number | null
}

const orNone = (value: Feet): string => (value === null ? NONE : String(value))

export function cellsOfOpen5eCreature(creature: Open5eCreature): BlockCells {
  return {
    Size: creature.size,
    Type: creature.type,
    Alignment: creature.alignment,
    AC: String(creature.armor_class),
    Initiative: signed(creature.initiative_bonus),
    'Hit Points': String(creature.hit_points),
    'Hit Dice': creature.hit_dice.replaceAll(' ', ''),
    Speed: orNone(creature.walk),
    'Burrow Speed': orNone(creature.burrow),
    'Climb Speed': orNone(creature.climb),
    'Fly Speed': orNone(creature.fly),
    Hover: yesOrNone(creature.hover),
    'Swim Speed': orNone(creature.swim),
    ...Object.fromEntries(
      ABILITIES.map((ability) => [scoreColumn(ability), String(creature[`ability_score_${ability}`])]),
    ),
    ...Object.fromEntries(
      ABILITIES.map((ability) => [saveColumn(ability), signed(creature[`saving_throw_${ability}`])]),
    ),
    Skills: listed(
      SKILLS.flatMap((skill) => {
        const bonus = creature[`skill_bonus_${skill.replaceAll('-', '_')}`] ?? null
        return bonus === null ? [] : [`${skill} ${signed(bonus)}`]
      }),
    ),
    Vulnerabilities: listed(creature.damage_vulnerabilities),
    Resistances: listed(creature.damage_resistances),
    Immunities: listed(creature.damage_immunities),
    'Condition Immunities': listed(creature.condition_immunities),
    Senses: listed(
      SENSES.flatMap((sense) => {
        const feet = creature[`${sense}_range`]
        return feet === null ? [] : [`${sense} ${feet}`]
      }),
    ),
    'Passive Perception': String(creature.passive_perception),
    ...languages(creature.languages_desc.replaceAll(/ +/g, ' ')),
    Telepathy: orNone(creature.telepathy_range),
    CR: ratingCell(Number(creature.challenge_rating)),
  }
}

const SECTIONS: Readonly<Record<string, string>> = {
  ACTION: 'action',
  BONUS_ACTION: 'bonus action',
  REACTION: 'reaction',
  LEGENDARY_ACTION: 'legendary action',
}

function usesOf({ uses_type, uses_param }: Open5ePart): PartCells {
  const often = uses_param === null || uses_param === undefined ? 'short-or-long-rest' : String(uses_param)
  return {
    Uses: uses_type === 'PER_DAY' ? often : NONE,
    Recharge: uses_type?.startsWith('RECHARGE') ? often : NONE,
  }
}

const dice = (count: number | null, die: string | null, bonus: number | null): readonly string[] => {
  if (die === null || !count) return bonus ? [String(bonus)] : []
  return [`${count}${die.toLowerCase()}${bonus ? signed(bonus) : ''}`]
}

function cellsOfAttack(attack: Open5eAttack | undefined): PartCells {
  if (!attack) return { 'Attack Bonus': NONE, Reach: NONE, Range: NONE, 'Attack Dice': NONE }
  return {
    'Attack Bonus': signed(attack.to_hit_mod),
    Reach: orNone(attack.reach),
    Range: [attack.range ?? [], attack.long_range ?? []].flat().join('/') || NONE,
    'Attack Dice': sorted([
      ...dice(attack.damage_die_count, attack.damage_die_type, attack.damage_bonus),
      ...dice(attack.extra_damage_die_count, attack.extra_damage_die_type, attack.extra_damage_bonus),
    ]),
  }
}

export function cellsOfOpen5ePart(part: Open5ePart, attack: Open5eAttack | undefined): PartCells {
  const trait = part.action_type === undefined
  return {
    ...cellsOfPart(`${part.name} (${part.limited_to_form ?? ''})`, part.desc),
    Section: trait ? 'trait' : (SECTIONS[part.action_type ?? ''] ?? NONE),
    ...(!trait && { ...usesOf(part), ...cellsOfAttack(attack) }),
  }
}

/** https://github.com/open5e/open5e-api: a database; the figures that it has no field for are read from its descriptions. */
export function readOpen5eCreatures(repository: Repository): Transcription {
  const records = <Fields>(file: string): readonly { readonly pk: string; readonly fields: Fields }[] =>
    JSON.parse(repository.read(`${FOLDER}/${file}`))
  const ids = new Map(records<Open5eCreature>('Creature.json').map(({ pk, fields }) => [pk, idOf(fields.name)]))
  const attacks = new Map(
    records<Open5eAttack>('CreatureActionAttack.json')
      .toReversed()
      .map(({ fields }) => [fields.parent, fields]),
  )
  return new Map<string, BlockCells | PartCells>([
    ...records<Open5eCreature>('Creature.json').map(
      ({ fields }) => [idOf(fields.name), cellsOfOpen5eCreature(fields)] as const,
    ),
    ...[...records<Open5ePart>('CreatureTrait.json'), ...records<Open5ePart>('CreatureAction.json')].map(
      ({ pk, fields }) =>
        [
          partId(ids.get(fields.parent) ?? fields.parent, idOf(fields.name)),
          cellsOfOpen5ePart(fields, attacks.get(pk)),
        ] as const,
    ),
  ])
}
