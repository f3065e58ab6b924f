import { counted, diceCell, idOf, listed, NONE, type Transcription, yesOrNone } from '../cells.ts'
import type { Repository } from '../repository.ts'
import { durationCell, type SpellCells } from './columns.ts'
import { cellsOfWords, costOfWords } from './words.ts'

const FOLDER = 'data/v2/wizards-of-the-coast/srd-2024'

/** A record of `Spell.json`, in the fields that are compared. */
export interface Open5eSpell {
  readonly name: string
  readonly desc: string
  readonly higher_level: string
  readonly level: number
  readonly school: string
  readonly classes: readonly string[]
  readonly casting_time: string
  readonly reaction_condition: string | null
  readonly ritual: boolean
  readonly range_text: string
  readonly verbal: boolean
  readonly somatic: boolean
  readonly material: boolean
  readonly material_specified: string
  readonly material_consumed: boolean
  readonly duration: string
  readonly concentration: boolean
  readonly attack_roll: boolean
  readonly saving_throw_ability: string
  readonly damage_roll: string
  readonly damage_types: readonly string[]
  readonly shape_type: string | null
  readonly shape_size: number | null
}

/** A record of `SpellCastingOption.json`: what a slot of a level, or a caster of a level, changes. */
export interface Open5eOption {
  readonly parent: string
  readonly type: string
  readonly damage_roll: string | null
}

/** `1minute`: `1 minute`; `10minutes`: `10 minutes`. */
const castingTime = (time: string): string =>
  time.replace(/^(\d+)([a-z]+?)s?$/, (_, count, unit) => counted(Number(count), unit))

export function cellsOfOpen5e(spell: Open5eSpell, options: readonly Open5eOption[] = []): SpellCells {
  const components = { V: spell.verbal, S: spell.somatic, M: spell.material }
  const levels = options
    .filter(({ damage_roll }) => damage_roll?.includes('d'))
    .map(({ type, damage_roll }) => [Number(/\d+$/.exec(type)), damage_roll] as const)
    .toSorted(([one], [other]) => one - other)
  const higher = spell.level === 0 ? 'Cantrip Upgrade.' : 'Using a Higher-Level Spell Slot.'
  return {
    ...cellsOfWords(`${spell.desc} ${higher} ${spell.higher_level}`),
    Level: String(spell.level),
    School: spell.school,
    Lists: listed(spell.classes.map((name) => name.replace('srd-2024_', ''))),
    'Casting Time': castingTime(spell.casting_time),
    Trigger: yesOrNone(Boolean(spell.reaction_condition)),
    Ritual: yesOrNone(spell.ritual),
    Range: spell.range_text.toLowerCase(),
    Components: Object.entries(components)
      .flatMap(([letter, needed]) => (needed ? [letter] : []))
      .join(', '),
    Cost: costOfWords(spell.material_specified),
    Consumed: yesOrNone(spell.material_consumed),
    Duration: durationCell(spell.duration),
    Concentration: yesOrNone(spell.concentration),
    'Attack Roll': yesOrNone(spell.attack_roll),
    'First Save': spell.saving_throw_ability || NONE,
    'First Dice': diceCell(spell.damage_roll) || NONE,
    'Damage Types': listed(spell.damage_types),
    'First Area': spell.shape_type ? `${spell.shape_type} ${spell.shape_size}` : NONE,
    'Higher Levels': levels.map(([level, dice]) => `${level}: ${diceCell(dice ?? '')}`).join(', ') || NONE,
  }
}

/** https://github.com/open5e/open5e-api: a database; the figures that it has no field for are read from its descriptions. */
export function readOpen5eSpells(repository: Repository): Transcription {
  const records = <Fields>(file: string): readonly { readonly pk: string; readonly fields: Fields }[] =>
    JSON.parse(repository.read(`${FOLDER}/${file}`))
  const options = records<Open5eOption>('SpellCastingOption.json').map(({ fields }) => fields)
  return new Map(
    records<Open5eSpell>('Spell.json').map(({ pk, fields }) => [
      idOf(fields.name),
      cellsOfOpen5e(
        fields,
        options.filter(({ parent }) => parent === pk),
      ),
    ]),
  )
}
