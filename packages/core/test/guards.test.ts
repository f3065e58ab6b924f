import { describe, expect, test } from 'vitest'
import * as core from '../src/index.ts'
import { SOURCE_FILES } from './source-files.ts'

type Id = string | number

const isId = (value: unknown): value is Id => typeof value === 'string' || typeof value === 'number'

/** Tables that are lists: of scores, and of some skills. */
const TABLES = ['ESCAPE_SKILLS', 'STANDARD_ARRAY']

/** Every exported list of ids, by name. */
const LISTS = Object.entries(core).flatMap(([name, value]) =>
  /^[A-Z0-9_]+$/.test(name) && Array.isArray(value) && value.length > 0 && value.every(isId) && !TABLES.includes(name)
    ? [[name, value as readonly Id[]] as const]
    : [],
)

/** The guards of ids: exported functions of any value that start with `is`, without the guard of a whole fight. */
const GUARDS = Object.entries(core).flatMap(([name, value]) =>
  /^is[A-Z]/.test(name) && name !== 'isFight' && typeof value === 'function' && /\(value\) => /.test(String(value))
    ? [[name, value as (value: unknown) => boolean] as const]
    : [],
)

const IDS: readonly Id[] = [...new Set(LISTS.flatMap(([, list]) => list))]

/** Values that are no id, though some are a property of an object, or the number of an id. */
const OTHERS = [
  undefined,
  null,
  Number.NaN,
  0.5,
  -1,
  2 ** 53,
  '',
  'unknown',
  'Prone',
  'constructor',
  '__proto__',
  [],
  {},
]

/** The guards of types that join several lists, or some ids of one. */
const JOINED: Readonly<Record<string, readonly Id[]>> = {
  isAnyCondition: [...core.CONDITIONS, ...core.PLAYTEST_CONDITIONS],
  isCraftedItem: [
    ...[...core.WEAPONS, ...core.ARMOR, ...core.ADVENTURING_GEAR, ...core.AMMUNITION, ...core.FOCUS_KINDS],
    'spell-scroll',
  ],
  isEquipmentItem: [
    ...[...core.WEAPONS, ...core.ARMOR, 'shield', ...core.ARTISANS_TOOLS, ...core.OTHER_TOOLS].filter(
      (id) => id !== 'gaming-set' && id !== 'musical-instrument',
    ),
    ...[...core.GAMING_SETS, ...core.MUSICAL_INSTRUMENTS, ...core.ADVENTURING_GEAR, ...core.AMMUNITION],
    ...[...core.ARCANE_FOCUSES, ...core.DRUIDIC_FOCUSES, ...core.HOLY_SYMBOLS, ...core.TACK, ...core.DRAWN_VEHICLES],
  ],
  isLanguage: [...core.STANDARD_LANGUAGES, ...core.RARE_LANGUAGES, ...core.PRIMORDIAL_DIALECTS],
  isRuleId: [
    ...[...core.GLOSSARY_RULES, ...core.SECTION_RULES, ...core.HEADING_RULES],
    ...core.SRD_5_1_RULES,
    ...[...core.PLAYTEST_RULES, ...core.FURTHER_PLAYTEST_RULES, 'ethereal', 'intoxicated'],
  ],
  isSpellcastingFocus: [...core.ARCANE_FOCUSES, ...core.DRUIDIC_FOCUSES, ...core.HOLY_SYMBOLS],
  isTool: [...core.ARTISANS_TOOLS, ...core.OTHER_TOOLS],
  isToolVariant: [...core.GAMING_SETS, ...core.MUSICAL_INSTRUMENTS],
  isToolWithVariants: ['gaming-set', 'musical-instrument'],
}

/** What each guard accepts, of all ids and of what is none. */
const ACCEPTED = GUARDS.map(
  ([name, guard]) => [name, [...IDS, 'shield', 'spell-scroll', ...OTHERS].filter(guard)] as const,
)

const sorted = (ids: readonly unknown[]): readonly unknown[] => [...new Set(ids)].sort()

const areSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

describe('every exported list of ids has a guard that accepts its ids and nothing else', () => {
  test.each(LISTS)('%s', (_, list) => {
    const joined = Object.values(JOINED).some((ids) => list.every((id) => ids.includes(id)))
    expect(joined || ACCEPTED.some(([, accepted]) => areSame(list, accepted))).toBe(true)
  })
})

describe('every guard', () => {
  test.each(ACCEPTED)('%s accepts a list, or lists that its type joins', (name, accepted) => {
    const expected = JOINED[name] ?? LISTS.find(([, list]) => areSame(list, accepted))?.[1] ?? []
    expect(sorted(accepted)).toEqual(sorted(expected))
  })

  test('is named after its type', () => {
    const declared = Object.values(SOURCE_FILES).flatMap((text) =>
      Array.from(text.matchAll(/export const (is\w+) = \(value: unknown\): value is (\w+)/g)),
    )
    expect(declared.flatMap(([, name]) => (name === 'isFight' ? [] : [name])).sort()).toEqual(
      GUARDS.map(([name]) => name).sort(),
    )
    for (const [, name, type] of declared) expect(type).toBe(name === 'isFight' ? 'FightState' : name?.slice(2))
  })
})
