import {
  ABILITIES,
  type Ability,
  type ByAbility,
  type DamageType,
  type EncounterMember,
  fail,
  type Line,
  type Multiattack,
  ok,
  parse,
  type Result,
  type Schema,
  type ShapeProblem,
  type SpecialAction,
  shapeProblems,
} from '@rulestone/core'
import { type CharacterPreset, characterPreset } from './character-presets.ts'
import { DICE, FEET, MEMBERS, MOST_MEMBERS, NAME, OWN, PRESET } from './party-schema.ts'

/** A member of a party: as an encounter takes it, and its level, if it is known. */
export interface PartyMember {
  readonly member: EncounterMember
  readonly level: number | undefined
  readonly preset?: CharacterPreset
}

/** What is wrong with a party. */
export interface PartyProblem extends Omit<ShapeProblem, 'code'> {
  /**
   * `wrong-dice`: no dice notation; `name-taken`: by a member before it, or by another act of its own; `both`: two fields of
   * which only one is allowed
   */
  readonly code: ShapeProblem['code'] | 'wrong-dice' | 'name-taken' | 'both'
}

interface OwnAttack {
  readonly name: string
  readonly bonus: number
  readonly damage: string
  readonly type: DamageType
  readonly times?: number
  readonly reach?: number
  readonly range?: number
  readonly longRange?: number
}

interface OwnSpecialAction {
  readonly name: string
  readonly save: Ability
  readonly dc: number
  readonly damage: string
  readonly type: DamageType
  readonly takes?: 'action' | 'bonus-action'
  readonly half?: boolean
  readonly area?: number
  readonly targets?: number
  readonly range?: number
  readonly uses?: number
  readonly recharge?: number
}

interface OwnMember {
  readonly name: string
  readonly armorClass: number
  readonly hitPoints: number
  readonly level?: number
  readonly initiative?: number
  readonly saves?: Partial<ByAbility<number>>
  readonly attacks?: readonly OwnAttack[]
  readonly specialActions?: readonly OwnSpecialAction[]
  readonly resistances?: readonly DamageType[]
  readonly vulnerabilities?: readonly DamageType[]
  readonly immunities?: readonly DamageType[]
  readonly line?: Line
}

interface PresetMember {
  readonly preset: CharacterPreset
  readonly level: number
  readonly name?: string
}

/** A member that has the shape of the schema. */
type Typed = PresetMember | OwnMember

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPreset = (value: Readonly<Record<string, unknown>>): boolean => Object.hasOwn(value, 'preset')

/** The problems of a party by its schema: a member with `preset` is a ready character, all others have figures of their own. */
function problemsOfShape(value: unknown): readonly PartyProblem[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_MEMBERS) return shapeProblems(MEMBERS, value)
  return value.flatMap((member: unknown, index) =>
    shapeProblems(isRecord(member) && isPreset(member) ? PRESET : OWN, member).map((problem) => ({
      ...problem,
      path: `/${index}${problem.path}`,
    })),
  )
}

const listIn = (value: Readonly<Record<string, unknown>>, field: string): readonly (readonly [string, unknown])[] => {
  const list = value[field]
  return Array.isArray(list) ? list.map((item: unknown, index) => [`/${field}/${index}`, item] as const) : []
}

/** What the schema can’t say about an attack or a special action. */
function problemsOfAct(path: string, act: unknown): readonly PartyProblem[] {
  if (!isRecord(act)) return []
  const { damage, area, targets, uses, recharge, longRange, range } = act
  const problem = (code: PartyProblem['code'], field: string, expected: Schema): PartyProblem => ({
    code,
    path: `${path}/${field}`,
    found: act[field],
    expected,
  })
  return [
    ...(typeof damage === 'string' && damage.trim() !== '' && !parse(damage).ok
      ? [problem('wrong-dice', 'damage', DICE)]
      : []),
    ...(area !== undefined && targets !== undefined ? [problem('both', 'targets', { enum: ['area', 'targets'] })] : []),
    ...(uses !== undefined && recharge !== undefined
      ? [problem('both', 'recharge', { enum: ['uses', 'recharge'] })]
      : []),
    ...(longRange !== undefined && range === undefined ? [problem('missing', 'range', FEET)] : []),
  ]
}

/** What the schema can’t say about a member. */
function problemsOfMember(path: string, member: unknown): readonly PartyProblem[] {
  if (!isRecord(member) || isPreset(member)) return []
  const acts = [...listIn(member, 'attacks'), ...listIn(member, 'specialActions')]
  return [
    ...acts.flatMap(([at, act]) => problemsOfAct(path + at, act)),
    ...takenNames(acts.map(([at, act]) => [path + at, act])),
  ]
}

/** The names that one before has already. */
function takenNames(named: readonly (readonly [path: string, value: unknown])[]): readonly PartyProblem[] {
  const names = named.map(([path, value]) => ({
    path: `${path}/name`,
    name: isRecord(value) && typeof value['name'] === 'string' ? value['name'] : undefined,
  }))
  return names.flatMap(({ path, name }, index) =>
    name !== undefined && names.findIndex((other) => other.name === name) < index
      ? [{ code: 'name-taken', path, found: name, expected: NAME } as const]
      : [],
  )
}

/**
 * The Multiattacks of a member. `times` of an attack says how often one Attack action can make it; attacks that can be made equally
 * often can be combined.
 */
function multiattacksOf(attacks: readonly OwnAttack[]): readonly Multiattack[] {
  const counts = [...new Set(attacks.map(({ times = 1 }) => times))].filter((times) => times > 1)
  return counts.map((count) => [
    { of: attacks.filter(({ times = 1 }) => times >= count).map(({ name }) => name), times: count },
  ])
}

function specialAction({ name, save, dc, damage, type, takes = 'action', ...more }: OwnSpecialAction): SpecialAction {
  const { half = false, area, targets, range = 0, uses, recharge } = more
  return {
    id: name,
    takes,
    save: { ability: save, dc, damage: { notation: damage, type }, onSuccess: half ? 'half' : 'none' },
    ...(area === undefined && { targets: targets ?? 1 }),
    withinFeet: area === undefined ? range || REACH_FEET : range + area,
    ...(uses !== undefined && { uses }),
    ...(recharge !== undefined && { recharge }),
  }
}

/** The reach of what has neither reach nor range. */
const REACH_FEET = 5

/** An attack without reach and range is a melee attack; one with range alone a ranged attack. */
function attackOf({ name, bonus, damage, type, reach, range, longRange }: OwnAttack) {
  const isMelee = reach !== undefined || range === undefined
  return {
    id: name,
    kinds: [...(isMelee ? ['melee' as const] : []), ...(range === undefined ? [] : ['ranged' as const])],
    ability: 'none',
    proficient: false,
    bonus,
    damage,
    damageType: type,
    ...(isMelee && { reachFeet: reach ?? REACH_FEET }),
    ...(range !== undefined && { rangeFeet: range, longFeet: longRange ?? range }),
  } as const
}

/** The score whose modifier is a bonus. */
const scoreFor = (bonus: number): number => 10 + 2 * bonus

function ownMember({ name, armorClass, hitPoints, initiative = 0, saves = {}, ...more }: OwnMember): EncounterMember {
  const { attacks = [], specialActions = [], line } = more
  const abilities = Object.fromEntries(ABILITIES.map((ability) => [ability, scoreFor(saves[ability] ?? 0)]))
  const byType = (['resistances', 'vulnerabilities', 'immunities'] as const).map((field) => more[field] ?? [])
  const [resisted = [], vulnerable = [], immune = []] = byType
  const multiattacks = multiattacksOf(attacks)
  return {
    id: name,
    kind: 'character',
    armorClass,
    hitPointMaximum: hitPoints,
    abilities,
    initiativeBonus: initiative - (saves.dexterity ?? 0),
    attacks: attacks.map(attackOf),
    ...(multiattacks.length > 0 && { multiattacks }),
    specialActions: specialActions.map(specialAction),
    damageModifiers: {
      byType: Object.fromEntries(
        [...new Set(byType.flat())].map((type) => [
          type,
          {
            ...(resisted.includes(type) && { resistance: true }),
            ...(vulnerable.includes(type) && { vulnerability: true }),
            ...(immune.includes(type) && { immunity: true }),
          },
        ]),
      ),
    },
    ...(line !== undefined && { line }),
  }
}

function memberOf(typed: Typed): PartyMember {
  if (!('preset' in typed)) return { member: ownMember(typed), level: typed.level }
  const { preset, level, name = preset } = typed
  return { member: { ...characterPreset(preset, level), id: name }, level, preset }
}

/** Numbers the ready characters that have no name and are not the only ones of their class. */
function withOwnNames(members: readonly Typed[]): readonly Typed[] {
  const counts = new Map<string, number>()
  const taken = new Set(members.flatMap(({ name }) => name ?? []))
  return members.map((typed) => {
    if (!('preset' in typed) || typed.name !== undefined) return typed
    let name: string
    do {
      const count = (counts.get(typed.preset) ?? 0) + 1
      counts.set(typed.preset, count)
      name = count === 1 ? typed.preset : `${typed.preset} ${count}`
    } while (taken.has(name))
    return { ...typed, name }
  })
}

/**
 * Reads a party: plain data of any origin, such as a YAML file gives. A member is a ready character of a level, or has figures of
 * its own. What a special action or an attack leaves out has its plainest value: one target within 5 feet, once.
 *
 * @returns the members, or all mistakes, in the order of the data: where each is as a JSON Pointer, what was found there, and what
 *   is allowed as a JSON Schema
 * @example
 * expectOk(readParty([{ preset: 'fighter', level: 5 }]))[0]?.member.hitPointMaximum // => 44
 * expectError(readParty([{ preset: 'fihter' }])).map(({ code, path }) => `${code} ${path}`) // => ['missing /0/level', 'wrong-value /0/preset']
 */
export function readParty(value: unknown): Result<readonly PartyMember[], readonly PartyProblem[]> {
  const members: readonly (readonly [string, unknown])[] = Array.isArray(value)
    ? value.map((member: unknown, index) => [`/${index}`, member] as const)
    : []
  const problems = [
    ...problemsOfShape(value),
    ...members.flatMap(([path, member]) => problemsOfMember(path, member)),
    ...takenNames(members),
  ]
  if (problems.length > 0) return fail(problems)
  return ok(withOwnNames(value as readonly Typed[]).map(memberOf))
}
