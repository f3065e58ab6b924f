import {
  ABILITIES as ABILITY_IDS,
  type Ability,
  abilityModifier,
  isChallengeRating,
  proficiencyBonusAtChallengeRating,
} from '@rulestone/core'
import { parse as readYaml } from 'yaml'
import { idOf, listed, NONE, type Transcription, yesOrNone } from '../cells.ts'
import { ABILITIES, amountOf } from '../foundry.ts'
import type { Repository } from '../repository.ts'
import { plainWords } from '../words.ts'
import {
  type BlockCells,
  type PartCells,
  partId,
  ratingCell,
  saveColumn,
  scoreColumn,
  signed,
  sorted,
  usesCell,
} from './columns.ts'
import { languages } from './markdown.ts'
import { cellsOfPart } from './words.ts'

const CREATURES = 'packs/_source/actors24'
const SPELLS = 'packs/_source/spells24'

/** The folders whose actors are in no stat block of the document of their own. */
const OTHER_FOLDERS = /\/(?:companions|conjurations|magic-items|premades|summons|vehicles)\//

interface Dice {
  readonly number?: number | null
  readonly denomination?: number | string | null
  readonly bonus?: string
  readonly types: readonly string[]
  readonly custom?: { readonly enabled?: boolean; readonly formula?: string }
}

interface Uses {
  readonly max?: string
  readonly recovery?: readonly { readonly period: string; readonly formula?: string | null }[]
}

interface Activity {
  readonly type: string
  readonly activation: { readonly type: string }
  readonly attack?: {
    readonly ability?: string | null
    readonly bonus?: string | null
    readonly flat?: boolean
    readonly type: { readonly value?: string }
  }
  readonly damage?: { readonly includeBase?: boolean; readonly parts?: readonly Dice[]; readonly onSave?: string }
  readonly save?: {
    readonly ability: readonly string[]
    readonly dc: { readonly calculation: string; readonly formula: string }
  }
  readonly target?: {
    readonly template?: {
      readonly type?: string
      readonly size?: string
      readonly width?: string
      readonly height?: string
    }
  }
  readonly range?: { readonly override?: boolean; readonly value?: string }
  readonly uses?: Uses
  readonly spell?: { readonly uuid: string; readonly level: number | null }
}

interface Item {
  readonly _id: string
  readonly name: string
  readonly type: string
  readonly system: {
    readonly type?: { readonly value?: string }
    readonly description: { readonly value: string }
    readonly properties?: readonly string[]
    readonly quantity?: number
    readonly equipped?: boolean
    readonly armor?: { readonly value: number }
    readonly uses?: Uses
    readonly range?: { readonly value: number | null; readonly long: number | null; readonly reach: number | null }
    readonly damage?: { readonly base?: Dice }
    readonly activities?: Readonly<Record<string, Activity>>
  }
}

type Trait = { readonly value: readonly string[] }

/** A file of a creature, in the fields that are compared. */
export interface FoundryCreature {
  readonly name: string
  readonly type: string
  readonly system: {
    readonly abilities: Readonly<
      Record<
        string,
        { readonly value: number; readonly proficient: number; readonly bonuses: { readonly save: string } }
      >
    >
    readonly skills: Readonly<Record<string, { readonly ability: string; readonly value: number }>>
    readonly attributes: {
      readonly init: { readonly bonus: string }
      readonly movement: Readonly<Record<string, string | boolean | null>>
      readonly senses: { readonly ranges: Readonly<Record<string, number | null>> }
      readonly spellcasting: string
      readonly ac: { readonly flat: number | null; readonly calc: string }
      readonly hp: { readonly max: number; readonly formula: string }
    }
    readonly details: {
      readonly alignment: string
      readonly type: { readonly value: string; readonly subtype?: string; readonly swarm?: string }
      readonly cr: number
    }
    readonly resources: {
      readonly lair: { readonly value: boolean }
      readonly legact: { readonly max: number }
      readonly legres: { readonly max: number }
    }
    readonly traits: Readonly<Record<'di' | 'dr' | 'dv' | 'ci', Trait>> & {
      readonly size: string
      readonly languages: Trait & {
        readonly custom: string
        readonly communication: { readonly telepathy?: { readonly value: number | null } }
      }
    }
  }
  readonly items: readonly Item[]
}

/** The ids and the lowest levels of the spells, by the keys of their files. */
export type SpellKeys = ReadonlyMap<string, { readonly id: string; readonly level: number }>

const SIZES: Readonly<Record<string, string>> = {
  tiny: 'tiny',
  sm: 'small',
  med: 'medium',
  lg: 'large',
  huge: 'huge',
  grg: 'gargantuan',
}

const SKILLS: Readonly<Record<string, string>> = {
  acr: 'acrobatics',
  ani: 'animal-handling',
  arc: 'arcana',
  ath: 'athletics',
  dec: 'deception',
  his: 'history',
  ins: 'insight',
  itm: 'intimidation',
  inv: 'investigation',
  med: 'medicine',
  nat: 'nature',
  prc: 'perception',
  prf: 'performance',
  per: 'persuasion',
  rel: 'religion',
  slt: 'sleight-of-hand',
  ste: 'stealth',
  sur: 'survival',
}

const LANGUAGES: Readonly<Record<string, string>> = {
  deep: 'deep-speech',
  cant: 'thieves-cant',
}

const SECTIONS: Readonly<Record<string, string>> = {
  action: 'action',
  bonus: 'bonus action',
  reaction: 'reaction',
  legendary: 'legendary action',
}

/** What the formulas of a creature name. */
interface Figures {
  readonly modifier: (ability: string) => number
  readonly proficiencyBonus: number
  readonly spellcasting: string
}

function figuresOf({
  system: { abilities, attributes, details },
}: FoundryCreature): Figures & { readonly rating: string } {
  const rating = ratingCell(details.cr)
  if (!isChallengeRating(rating)) throw new RangeError(`${rating} is no Challenge Rating.`)
  return {
    rating,
    proficiencyBonus: proficiencyBonusAtChallengeRating(rating),
    modifier: (ability) => abilityModifier(abilities[ability]?.value ?? 10),
    spellcasting: attributes.spellcasting,
  }
}

/** The value of a formula such as `8 + @mod + @prof`, with the modifier of an ability. */
function evaluate(formula: string, { modifier, proficiencyBonus }: Figures, ability = ''): string {
  return amountOf(
    formula
      .replaceAll('@mod', String(modifier(ability)))
      .replaceAll('@prof', String(proficiencyBonus))
      .replaceAll(/@abilities\.(\w+)\.mod/g, (_, of) => String(modifier(of)))
      .replaceAll('+ -', '- '),
  )
}

function armorClass({ system: { attributes }, items }: FoundryCreature, { modifier }: Figures): string {
  const { flat } = attributes.ac
  if (attributes.ac.calc === 'natural' || flat !== null) return String(flat)
  const worn = items.filter(({ system }) => system.equipped)
  const armor = worn.find(({ system }) => ['light', 'medium', 'heavy'].includes(system.type?.value ?? ''))?.system
  const shield = worn.find(({ system }) => system.type?.value === 'shield')?.system.armor?.value ?? 0
  const most = { medium: 2, heavy: 0 }[armor?.type?.value ?? ''] ?? Number.POSITIVE_INFINITY
  return String((armor?.armor?.value ?? 10) + Math.min(modifier('dex'), most) + shield)
}

/** The tabletop adds one use in a lair. */
const inLair = (uses: number, lair: boolean): string => usesCell(uses || undefined, lair ? uses + 1 : undefined)

function cellsOfBlock(creature: FoundryCreature): BlockCells {
  const { abilities, attributes, details, resources, skills, traits } = creature.system
  const figures = figuresOf(creature)
  const { modifier, proficiencyBonus } = figures
  const number = (value: unknown): string =>
    value === null || value === undefined || value === '' ? NONE : String(value)
  const skillBonus = ({ ability, value }: { readonly ability: string; readonly value: number }): number =>
    modifier(ability) + Math.floor(value * proficiencyBonus)
  const short = (ability: Ability): string => ability.slice(0, 3)
  const save = (ability: Ability): number => {
    const { proficient = 0, bonuses } = abilities[short(ability)] ?? {}
    return modifier(short(ability)) + proficient * proficiencyBonus + Number(evaluate(bonuses?.save || '0', figures))
  }
  const { value: type, subtype = '', swarm } = details.type
  const initiative = modifier('dex') + Number(evaluate(attributes.init.bonus || '0', figures))
  const spoken = languages(traits.languages.custom.replaceAll('’', "'").replace(/;$/, ''))
  const named = traits.languages.value.map((language) => LANGUAGES[language] ?? language.toLowerCase())
  const gear = creature.items.filter(({ system }) => system.properties?.includes('gear'))
  return {
    Size: SIZES[traits.size] ?? traits.size,
    Type: swarm ? `swarm of ${swarm} ${type}` : type,
    Tags: listed(subtype ? [subtype.toLowerCase()] : []),
    Alignment: details.alignment.toLowerCase(),
    AC: armorClass(creature, figures),
    Initiative: signed(initiative),
    'Hit Points': String(attributes.hp.max),
    'Hit Dice': attributes.hp.formula.replaceAll(' ', ''),
    Speed: number(attributes.movement['walk']),
    'Burrow Speed': number(attributes.movement['burrow']),
    'Climb Speed': number(attributes.movement['climb']),
    'Fly Speed': number(attributes.movement['fly']),
    Hover: yesOrNone(attributes.movement['hover'] === true),
    'Swim Speed': number(attributes.movement['swim']),
    ...Object.fromEntries(
      ABILITY_IDS.map((ability) => [scoreColumn(ability), String(abilities[short(ability)]?.value)]),
    ),
    ...Object.fromEntries(ABILITY_IDS.map((ability) => [saveColumn(ability), signed(save(ability))])),
    Skills: listed(
      Object.entries(skills)
        .filter(([, { value }]) => value > 0)
        .map(([key, skill]) => `${SKILLS[key]} ${signed(skillBonus(skill))}`),
    ),
    Vulnerabilities: listed(traits.dv.value),
    Resistances: listed(traits.dr.value),
    Immunities: listed(traits.di.value),
    'Condition Immunities': listed(traits.ci.value),
    Senses: listed(
      Object.entries(attributes.senses.ranges).flatMap(([sense, feet]) => (feet ? [`${sense} ${feet}`] : [])),
    ),
    'Passive Perception': String(10 + skillBonus(skills['prc'] ?? { ability: 'wis', value: 0 })),
    Languages: listed([...named, ...(spoken.Languages ?? '').split(', ')].filter((language) => language !== NONE)),
    Telepathy: number(traits.languages.communication.telepathy?.value ?? spoken.Telepathy),
    Gear: listed(
      gear.map(({ name, system: { quantity = 1 } }) => `${quantity === 1 ? '' : `${quantity} `}${idOf(name)}`),
    ),
    CR: figures.rating,
    'Legendary Uses': inLair(resources.legact.max, resources.lair.value),
  }
}

function diceCell(
  { number, denomination, bonus = '', custom }: Dice,
  figures: Figures,
  ability: string,
  added = 0,
): string {
  if (custom?.enabled && custom.formula) return custom.formula
  const fixed = added + (bonus === '' ? 0 : Number(evaluate(bonus, figures, ability)))
  if (!number || !denomination) return String(fixed)
  return `${number}d${denomination}${fixed === 0 ? '' : signed(fixed)}`
}

/** The ability of an attack: its own, or Strength, or Dexterity for a ranged weapon, or the higher for a Finesse weapon. */
function attackAbility({ system, type }: Item, { attack }: Activity, { modifier, spellcasting }: Figures): string {
  if (attack?.ability) return attack.ability === 'spellcasting' ? spellcasting : attack.ability
  if (type !== 'weapon') return spellcasting
  if (system.properties?.includes('fin') && modifier('dex') > modifier('str')) return 'dex'
  const ranged = system.type?.value?.endsWith('R') || attack?.type.value === 'ranged'
  return ranged ? 'dex' : 'str'
}

const NO_ATTACK: PartCells = { Attack: NONE, 'Attack Bonus': NONE, Reach: NONE, Range: NONE }

function cellsOfAttack(item: Item, activity: Activity, ability: string, figures: Figures): PartCells {
  const { properties = [], range, type } = item.system
  const { value: stated = '' } = activity.attack?.type ?? {}
  const { bonus = '', flat = false } = activity.attack ?? {}
  const own = activity.range?.override || !range ? activity.range?.value : undefined
  const ranges = [range?.value ?? [], range?.long ?? []].flat()
  const either = properties.includes('thr') || (range?.reach && ranges.length > 0 && stated === '')
  const ranged = stated === 'ranged' || (stated === '' && (type?.value?.endsWith('R') || ranges.length > 0))
  const kind = either ? 'melee or ranged' : ranged ? 'ranged' : 'melee'
  const reach = (kind === 'melee' && own) || String(range?.reach ?? (properties.includes('rch') ? 10 : 5))
  const rolled = flat ? 0 : figures.modifier(ability) + figures.proficiencyBonus
  return {
    Attack: kind,
    'Attack Bonus': signed(rolled + Number(evaluate(bonus || '0', figures, ability))),
    Reach: kind === 'ranged' ? NONE : reach,
    Range: kind === 'melee' ? NONE : ranges.join('/') || own || NONE,
  }
}

function area({ target }: Activity): readonly string[] {
  const { type = '', size = '', width, height } = target?.template ?? {}
  if (type === '' || size === '') return []
  const sizes = { line: [size, width], cylinder: [size, height] }[type] ?? [size]
  return [`${type === 'radius' ? 'emanation' : type} ${sizes.join(' × ')}`]
}

/** The DC that follows from an ability, or a formula, in which the modifier is that of the ability of the save. */
function saveDc({ ability, dc: { calculation, formula } }: NonNullable<Activity['save']>, figures: Figures): string {
  if (calculation === '') return evaluate(formula, figures, ability[0])
  return String(
    8 +
      figures.modifier(calculation === 'spellcasting' ? figures.spellcasting : calculation) +
      figures.proficiencyBonus,
  )
}

const perDayOf = ({ max = '', recovery = [] }: Uses = {}): string | undefined =>
  recovery.some(({ period }) => period === 'day') ? max : undefined

function rechargeOf({ recovery = [] }: Uses = {}): string {
  if (recovery.some(({ period }) => period === 'sr')) return 'short-or-long-rest'
  const recharge = recovery.find(({ period }) => period === 'recharge')
  return recharge ? (recharge.formula ?? 'empty') : NONE
}

function spellCells(activities: readonly Activity[], figures: Figures, keys: SpellKeys): PartCells {
  const ability = ABILITIES[figures.spellcasting] ?? NONE
  const spells = activities.flatMap(({ spell, uses }) => {
    const { id, level } = keys.get(spell?.uuid.replace(/.*\./, '') ?? '') ?? { id: spell?.uuid ?? '', level: 0 }
    const perDay = perDayOf(uses)
    const higher = spell?.level && spell.level > level ? ` ${spell.level}` : ''
    return spell ? [`${id}${higher}${perDay === undefined ? '' : ` ${perDay}/day`}`] : []
  })
  return {
    Spellcasting: ability,
    'Spell Save DC': String(8 + figures.modifier(figures.spellcasting) + figures.proficiencyBonus),
    Spells: sorted(spells),
  }
}

/** The words of a Multiattack, with the names of the parts for their addresses. */
const multiattack = ({ system }: Item, items: readonly Item[]): string =>
  plainWords(
    system.description.value.replaceAll(/\[\[\/item (\S.*?)\]\](?:\{.*?\})?/g, (_, address: string) => {
      const key = address.replace(/^.*\./, '').split(' ')[0] ?? ''
      return items.find(({ _id }) => _id === key)?.name.replace(/ \(.*/, '') ?? address
    }),
  )

/** The dice of the ways in which a part is used; what a later way repeats is left out. */
function partsOf(activities: readonly Activity[]): readonly Dice[] {
  const each = activities.map(({ damage }) => damage?.parts ?? [])
  const same = (one: Dice, other: Dice): boolean =>
    one.number === other.number && one.denomination === other.denomination && one.types.join() === other.types.join()
  return each.flatMap((parts, index) =>
    parts.filter((part) => !each.slice(0, index).some((earlier) => earlier.some((one) => same(one, part)))),
  )
}

function cellsOfItem(item: Item, creature: FoundryCreature, keys: SpellKeys): PartCells {
  const figures = figuresOf(creature)
  const { system } = item
  const activities = Object.values(system.activities ?? {})
  const attacks = activities.filter(({ type }) => type === 'attack')
  const saves = activities.filter(({ type }) => type === 'save')
  const [attack] = attacks
  const [save] = saves
  const trait = system.properties?.includes('trait')
  const section = trait ? 'trait' : activities.map(({ activation }) => SECTIONS[activation.type]).find(Boolean)
  const ability = attack ? attackAbility(item, attack, figures) : (save?.save?.dc.calculation ?? '')
  const base = system.damage?.base
  const based = attack?.damage?.includeBase && base && (base.number || base.custom?.enabled || base.bonus) ? [base] : []
  const damages = [
    ...based.map((dice) => [dice, dice.custom?.enabled || dice.bonus ? 0 : figures.modifier(ability)] as const),
    ...partsOf([...attacks, ...saves.slice(0, 1)]).map((dice) => [dice, 0] as const),
  ]
  const { legres, lair } = creature.system.resources
  const legendary = idOf(item.name) === 'legendary-resistance'
  return {
    ...(section && { Section: section }),
    Uses: legendary ? inLair(legres.max, lair.value) : usesCell(perDayOf(system.uses)),
    Recharge: rechargeOf(system.uses),
    Forms: cellsOfPart(item.name, '').Forms ?? NONE,
    ...(attack ? cellsOfAttack(item, attack, ability, figures) : NO_ATTACK),
    Save: save ? (ABILITIES[save.save?.ability[0] ?? ''] ?? NONE) : NONE,
    'Save DC': save?.save ? saveDc(save.save, figures) : NONE,
    ...(save && {
      'Half on Success': yesOrNone(save.damage?.onSave === 'half' && (save.damage.parts ?? []).length > 0),
    }),
    Area: save ? listed(area(save)) : NONE,
    Damage: sorted(
      damages.map(
        ([dice, added]) => `${diceCell(dice, figures, ability, added)} ${dice.types.toSorted().join(' or ')}`,
      ),
    ),
    Multiattack: item.name.startsWith('Multiattack')
      ? (cellsOfPart('Multiattack', multiattack(item, creature.items)).Multiattack ?? NONE)
      : NONE,
    ...(item.name.startsWith('Spellcasting') ? spellCells(activities, figures, keys) : { Spells: NONE }),
  }
}

export function cellsOfFoundryCreature(
  creature: FoundryCreature,
  keys: SpellKeys,
): readonly (readonly [string, BlockCells | PartCells])[] {
  const id = idOf(creature.name)
  const parts = creature.items.filter(({ type }) => type === 'feat' || type === 'weapon')
  return [
    [id, cellsOfBlock(creature)],
    ...parts.map((item) => [partId(id, idOf(item.name)), cellsOfItem(item, creature, keys)] as const),
  ]
}

/** https://github.com/foundryvtt/dnd5e: the actors of a virtual tabletop. */
export function readFoundryCreatures(repository: Repository): Transcription {
  const keys: SpellKeys = new Map(
    [...repository.readAll(SPELLS).values()]
      .map((text) => readYaml(text))
      .filter(({ type }) => type === 'spell')
      .map(({ _id, name, system }) => [_id, { id: idOf(name), level: system.level }]),
  )
  return new Map(
    [...repository.readAll(CREATURES)]
      .filter(([path]) => !OTHER_FOLDERS.test(path))
      .map(([, text]): FoundryCreature => readYaml(text))
      .filter(({ type }) => type === 'npc')
      .flatMap((creature) => cellsOfFoundryCreature(creature, keys)),
  )
}
