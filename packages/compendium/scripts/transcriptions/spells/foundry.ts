import { parse as readYaml } from 'yaml'
import { counted, idOf, listed, NONE, type Transcription, yesOrNone } from '../cells.ts'
import { ABILITIES, amountOf } from '../foundry.ts'
import type { Repository } from '../repository.ts'
import type { SpellCells } from './columns.ts'
import { costOfWords } from './words.ts'

const SPELLS = 'packs/_source/spells24'
const LISTS = 'packs/_source/content24/chapter-7/spells.yml'

interface Template {
  readonly type?: string
  readonly size?: string
  readonly width?: string
  readonly height?: string
}

interface Affects {
  readonly count?: string
  readonly type?: string
}

interface Dice {
  readonly number?: number | null
  readonly denomination?: number | string | null
  readonly bonus?: string
  readonly types: readonly string[]
  readonly custom?: { readonly enabled?: boolean; readonly formula?: string }
  readonly scaling?: { readonly mode?: string; readonly number?: number | null; readonly formula?: string }
}

interface Activity {
  readonly type: string
  readonly attack?: { readonly type: { readonly value: string } }
  readonly save?: { readonly ability: string | readonly string[] }
  readonly damage?: { readonly parts?: readonly Dice[] }
  readonly healing?: Dice
  readonly target?: { readonly template?: Template }
}

/** A file of a spell, in the fields that are compared. */
export interface FoundrySpell {
  readonly _id: string
  readonly name: string
  readonly type: string
  readonly system: {
    readonly activation: { readonly type: string; readonly value: number | null; readonly condition: string }
    readonly duration: { readonly units: string; readonly value: string }
    readonly target?: { readonly template: Template; readonly affects: Affects }
    readonly range: { readonly units: string; readonly value?: string }
    readonly level: number
    readonly school: string
    readonly properties: readonly string[]
    readonly materials: { readonly value: string; readonly consumed: boolean }
    readonly activities?: Readonly<Record<string, Activity>>
  }
}

const SCHOOLS: Readonly<Record<string, string>> = {
  abj: 'abjuration',
  con: 'conjuration',
  div: 'divination',
  enc: 'enchantment',
  evo: 'evocation',
  ill: 'illusion',
  nec: 'necromancy',
  trs: 'transmutation',
}

const DURATIONS: Readonly<Record<string, string>> = {
  inst: 'instantaneous',
  disp: 'until-dispelled',
  dstr: 'until-dispelled-or-triggered',
  spec: 'special',
}

const RANGES: Readonly<Record<string, string>> = { any: 'unlimited', spec: 'special' }

const COMPONENTS = { vocal: 'V', somatic: 'S', material: 'M' }

/** A formula at the level of the spell, such as `@item.level * 5 - 10`. Fractions of a foot and other formulas stay as they are. */
function atLevel(formula: string, level: number, increase = 0): string {
  return amountOf(
    formula.replaceAll('@item.level', String(level)).replaceAll('@scaling.increase', String(increase)),
    formula,
  )
}

function castingTime({ type, value }: FoundrySpell['system']['activation']): string {
  if (type === 'bonus') return 'bonus-action'
  return type === 'minute' || type === 'hour' ? counted(value ?? 1, type) : type
}

function range({ units, value = '' }: FoundrySpell['system']['range'], level: number): string {
  if (units === 'ft') return `${atLevel(value, level)} feet`
  return units === 'mi' ? counted(Number(value), 'mile') : (RANGES[units] ?? units)
}

function duration({ units, value }: FoundrySpell['system']['duration'], level: number): string {
  return DURATIONS[units] ?? counted(Number(atLevel(value, level)), units)
}

function area({ type, size = '', width, height }: Template, level: number): readonly string[] {
  if (!type || size === '') return []
  const sizes = { line: [size, width], cylinder: [size, height], wall: [size, height, width] }[type] ?? [size]
  return [
    `${type === 'radius' ? 'emanation' : type} ${sizes.map((length) => (length ? atLevel(length, level) : '?')).join(' × ')}`,
  ]
}

const TARGETS = ['creature', 'willing', 'object', 'creatureOrObject']

function targets({ count = '', type = '' }: Affects, level: number): string | undefined {
  if (count === '' || !TARGETS.includes(type)) return undefined
  const now = atLevel(count, level)
  const added = Number(atLevel(count, level + 1, 1)) - Number(now)
  return added > 0 && level > 0 ? `${now} (+${added})` : now
}

function dice({ number, denomination, bonus = '', custom }: Dice): string {
  if (custom?.enabled && custom.formula) return custom.formula
  if (!number || !denomination) return bonus
  return `${number}d${denomination}${/^\d+$/.test(bonus) ? `+${bonus}` : ''}`
}

/** What a level adds to a formula, with its unit. */
function growth(formula: string, unit: string, level: number): readonly string[] {
  const more = Number(atLevel(formula, level + 1, 1)) - Number(atLevel(formula, level))
  return more > 0 ? [unit === 'feet' ? `${more} feet` : counted(more, unit)] : []
}

function added({ number, denomination, scaling }: Dice): readonly string[] {
  if (scaling?.mode !== 'whole') return []
  if (scaling.formula) return [scaling.formula]
  return number && denomination && scaling.number ? [`${scaling.number}d${denomination}`] : []
}

export function cellsOfFoundry({ system }: FoundrySpell, lists: readonly string[]): SpellCells {
  const { level, materials, properties, activation } = system
  const activities = Object.values(system.activities ?? {})
  const damages = activities
    .flatMap(({ damage }) => damage?.parts ?? [])
    .filter(({ types }) => !types.includes('healing'))
  const healings = activities.flatMap(({ healing = [] }) => healing)
  const attacks = activities.flatMap(({ attack }) => (attack ? [attack.type.value] : []))
  const saves = activities.flatMap(({ save }) => save?.ability ?? [])
  const templates = [system, ...activities].flatMap(({ target }) => target?.template ?? [])
  const targeted = targets(system.target?.affects ?? {}, level)
  return {
    Level: String(level),
    School: SCHOOLS[system.school] ?? system.school,
    Lists: listed(lists),
    'Casting Time': castingTime(activation),
    Trigger: yesOrNone(activation.condition !== ''),
    Ritual: yesOrNone(properties.includes('ritual')),
    Range: range(system.range, level),
    Components: Object.entries(COMPONENTS)
      .flatMap(([property, letter]) => (properties.includes(property) ? [letter] : []))
      .join(', '),
    Cost: costOfWords(materials.value),
    Consumed: yesOrNone(materials.consumed),
    Duration: duration(system.duration, level),
    Concentration: yesOrNone(properties.includes('concentration')),
    ...(targeted !== undefined && { Targets: targeted }),
    Attacks: listed(attacks),
    Saves: listed(saves.map((ability) => ABILITIES[ability] ?? ability).filter(Boolean)),
    Damage: listed(damages.map(dice).filter((text) => text.includes('d'))),
    'Damage Types': listed(damages.flatMap(({ types }) => types)),
    Healing: listed(healings.filter(({ types }) => types.includes('healing')).map(dice)),
    Areas: listed(templates.flatMap((template) => area(template, level))),
    Added:
      level === 0
        ? NONE
        : listed([
            ...[...damages, ...healings].flatMap(added),
            ...templates.flatMap(({ size = '' }) => growth(size, 'feet', level)),
            ...growth(system.duration.value, system.duration.units, level),
          ]),
  }
}

/** https://github.com/foundryvtt/dnd5e: the items and the journal of a virtual tabletop. */
export function readFoundrySpells(repository: Repository): Transcription {
  const spells = [...repository.readAll(SPELLS)]
    .filter(([path]) => !path.endsWith('/_folder.yml'))
    .map(([, text]): FoundrySpell => readYaml(text))
    .filter(({ type }) => type === 'spell')
  const journal: {
    readonly pages: readonly {
      readonly type: string
      readonly system: { readonly type?: string; readonly identifier?: string; readonly spells?: readonly string[] }
    }[]
  } = readYaml(repository.read(LISTS))
  const lists = journal.pages.filter(({ type, system }) => type === 'spells' && system.type === 'class')
  const listsOf = ({ _id }: FoundrySpell): readonly string[] =>
    lists.flatMap(({ system: { identifier = '', spells: listed = [] } }) =>
      listed.some((address) => address.endsWith(`.${_id}`)) ? [identifier] : [],
    )
  return new Map(spells.map((spell) => [idOf(spell.name), cellsOfFoundry(spell, listsOf(spell))]))
}
