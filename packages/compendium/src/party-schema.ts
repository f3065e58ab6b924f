import { ABILITIES, DAMAGE_TYPES, LINES, type Schema } from '@rulestone/core'
import { CHARACTER_PRESETS } from './character-presets.ts'

/** The most members of a party. */
export const MOST_MEMBERS = 50
const MOST_FEET = 10_000

const whole = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum }) as const
const object = (required: Readonly<Record<string, Schema>>, optional: Readonly<Record<string, Schema>> = {}) =>
  ({
    type: 'object',
    properties: { ...required, ...optional },
    required: Object.keys(required),
    additionalProperties: false,
  }) as const
const listOf = (items: Schema) => ({ type: 'array', items, maxItems: 50 }) as const

/** A name. */
export const NAME = { type: 'string', pattern: String.raw`\S`, maxLength: 80 } as const
/** Dice notation. */
export const DICE = { type: 'string', pattern: String.raw`\S`, maxLength: 100 } as const
const LEVEL = whole(1, 20)
/** A distance in feet. */
export const FEET = whole(0, MOST_FEET)
const BONUS = whole(-5, 30)
const TYPE = { enum: DAMAGE_TYPES } as const

/** A ready character. */
export const PRESET = object({ preset: { enum: CHARACTER_PRESETS }, level: LEVEL }, { name: NAME })

const ATTACK = object(
  { name: NAME, bonus: whole(-20, 50), damage: DICE, type: TYPE },
  { times: whole(1, 20), reach: FEET, range: FEET, longRange: FEET },
)

const SPECIAL_ACTION = object(
  { name: NAME, save: { enum: ABILITIES }, dc: whole(1, 50), damage: DICE, type: TYPE },
  {
    takes: { enum: ['action', 'bonus-action'] },
    half: { type: 'boolean' },
    area: whole(1, MOST_FEET),
    targets: whole(1, 50),
    range: FEET,
    uses: whole(1, 100),
    recharge: whole(2, 6),
  },
)

/** A member with figures of its own. */
export const OWN = object(
  { name: NAME, armorClass: whole(1, 50), hitPoints: whole(1, 10_000) },
  {
    level: LEVEL,
    initiative: BONUS,
    saves: object({}, Object.fromEntries(ABILITIES.map((ability) => [ability, BONUS]))),
    attacks: listOf(ATTACK),
    specialActions: listOf(SPECIAL_ACTION),
    resistances: listOf(TYPE),
    vulnerabilities: listOf(TYPE),
    immunities: listOf(TYPE),
    line: { enum: LINES },
  },
)

/** A list of members. */
export const MEMBERS = { type: 'array', items: { anyOf: [PRESET, OWN] }, minItems: 1, maxItems: MOST_MEMBERS } as const

/** A party as a JSON Schema: what `readParty` reads. */
export const PARTY_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A party',
  ...MEMBERS,
} as const
