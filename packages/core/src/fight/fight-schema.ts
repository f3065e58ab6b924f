import type { ObjectSchema, RootSchema, Schema } from '../schema.ts'
import { ABILITIES } from '../vocabulary/abilities.ts'
import { CONDITIONS, PLAYTEST_CONDITIONS } from '../vocabulary/conditions.ts'
import { COVER_DEGREES } from '../vocabulary/cover-degrees.ts'
import { DAMAGE_TYPES } from '../vocabulary/damage-types.ts'
import { SIZES } from '../vocabulary/sizes.ts'
import { SKILLS } from '../vocabulary/skills.ts'
import { SPEEDS } from '../vocabulary/speeds.ts'
import { SLOT_LEVELS } from '../vocabulary/spell-levels.ts'
import { WEAPONS } from '../vocabulary/weapons.ts'
import { FIGHT_EVENT_KINDS } from './event-kinds.ts'
import { SPECIAL_ACTION_COSTS } from './stat-block.ts'
import { FIGHT_VERSION } from './state.ts'

const INTEGER = { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER } as const
const COUNT = { ...INTEGER, minimum: 0 } as const
const FROM_1 = { ...INTEGER, minimum: 1 } as const
const FLAG = { type: 'boolean' } as const
const TEXT = { type: 'string' } as const
const NONE = { const: 'none' } as const
const CONDITION = { enum: [...new Set([...CONDITIONS, ...PLAYTEST_CONDITIONS])] } as const

const listOf = (items: Schema): Schema => ({ type: 'array', items })
const orNone = (schema: Schema): Schema => ({ anyOf: [NONE, schema] })
const refer = (name: keyof typeof DEFINITIONS): Schema => ({ $ref: `#/$defs/${name}` })

/** An object with these fields, and with optional ones. */
const object = (fields: Readonly<Record<string, Schema>>, optional: Readonly<Record<string, Schema>> = {}) =>
  ({
    type: 'object',
    properties: { ...fields, ...optional },
    required: Object.keys(fields),
    additionalProperties: false,
  }) as const satisfies ObjectSchema

const byId = (ids: readonly (string | number)[], schema: Schema): Readonly<Record<string, Schema>> =>
  Object.fromEntries(ids.map((id) => [id, schema]))

const SQUARE = { x: INTEGER, y: INTEGER } as const
const MODIFIERS = object({}, { adjustment: INTEGER, resistance: FLAG, vulnerability: FLAG, immunity: FLAG })

const LEG = {
  anyOf: [
    object({ kind: { const: 'square' }, ...SQUARE }),
    object({
      kind: { const: 'feet' },
      feet: COUNT,
      distances: listOf(object({ to: TEXT, feet: COUNT })),
      difficult: FLAG,
    }),
  ],
} as const

const INFLICTED_CONDITION = object(
  { condition: CONDITION },
  {
    largest: { enum: SIZES },
    escapeDc: COUNT,
    until: object({ at: { enum: ['start', 'end'] }, of: { enum: ['source', 'target'] } }),
  },
)

const SAVING_EFFECT = object(
  { ability: { enum: ABILITIES }, dc: COUNT, onSuccess: { enum: ['half', 'none'] } },
  {
    damage: object({ notation: TEXT, type: { enum: DAMAGE_TYPES } }),
    conditions: listOf(INFLICTED_CONDITION),
  },
)

const SPECIAL_ACTION = object(
  { id: TEXT, takes: { enum: SPECIAL_ACTION_COSTS } },
  {
    save: SAVING_EFFECT,
    targets: FROM_1,
    withinFeet: COUNT,
    makes: object({ attack: TEXT, times: FROM_1 }),
    recharge: { ...INTEGER, minimum: 2, maximum: 6 },
    uses: FROM_1,
    oncePerRound: FLAG,
  },
)

/** What comes with a hit of an attack. */
export const ON_HIT = object({}, { conditions: listOf(INFLICTED_CONDITION), save: SAVING_EFFECT })

/** The special actions of a creature. */
export const SPECIAL_ACTIONS = listOf(SPECIAL_ACTION)

/** The Multiattacks of a creature. */
export const MULTIATTACKS = listOf(listOf(object({ of: listOf(TEXT), times: FROM_1 })))

/** The conditions that a creature is immune to. */
export const CONDITION_IMMUNITIES = listOf(CONDITION)

/** The skills of a creature. */
export const SKILL_USES = object({}, byId(SKILLS, object({ proficient: FLAG }, { doubled: FLAG, halved: FLAG })))

const ATTACK = object(
  {
    id: TEXT,
    kinds: listOf({ enum: ['melee', 'ranged'] }),
    by: { enum: ['weapon', 'unarmed', 'spell'] },
    ability: { enum: [...ABILITIES, 'none'] },
    proficient: FLAG,
    trainingBonus: INTEGER,
    bonus: INTEGER,
    damage: TEXT,
    damageBonus: INTEGER,
    damageType: { enum: [...DAMAGE_TYPES, 'untyped'] },
    reachFeet: COUNT,
    weapon: { enum: [...WEAPONS, 'none'] },
  },
  {
    rangeFeet: COUNT,
    longFeet: COUNT,
    onHit: ON_HIT,
  },
)

const LIFE = {
  anyOf: [
    object({ kind: { const: 'conscious' }, hitPoints: INTEGER }),
    object({ kind: { const: 'dying' }, successes: COUNT, failures: COUNT, hitPoints: INTEGER }),
    object({ kind: { const: 'stable' }, hitPoints: INTEGER }),
    object({ kind: { const: 'dead' } }),
  ],
} as const

const HELPING = {
  anyOf: [
    object({
      kind: { const: 'check' },
      ally: TEXT,
      ability: { enum: ABILITIES },
      skill: { enum: [...SKILLS, 'none'] },
    }),
    object({ kind: { const: 'attack' }, enemy: TEXT }, { ally: TEXT }),
  ],
} as const

const READIED = object({
  response: {
    anyOf: [
      object({ kind: { const: 'attack' }, attack: TEXT }),
      object({ kind: { const: 'move' } }),
      object({ kind: { const: 'spell' }, effect: TEXT }),
      object({ kind: { const: 'action' } }),
    ],
  },
  trigger: object({ event: { enum: FIGHT_EVENT_KINDS }, by: TEXT }),
})

const SPENT = object(
  {
    action: FLAG,
    bonusAction: FLAG,
    reaction: FLAG,
    movementFeet: COUNT,
    extraMovementFeet: COUNT,
    attacksLeft: COUNT,
    spellAttacksLeft: COUNT,
    lightAttack: TEXT,
    freeInteractions: COUNT,
    slotsExpended: COUNT,
    disengaged: FLAG,
    deathSaveDue: FLAG,
  },
  { multiattackMade: listOf(TEXT), legendary: object({ taken: listOf(TEXT), waits: FLAG }) },
)

const LASTING_CONDITION = object(
  { condition: CONDITION },
  {
    level: FROM_1,
    source: TEXT,
    duration: object({ turns: FROM_1, at: { enum: ['start', 'end'] }, of: TEXT }),
    escapeDc: COUNT,
  },
)

const CREATURE = object(
  {
    id: TEXT,
    side: TEXT,
    kind: { enum: ['character', 'monster'] },
    size: { enum: SIZES },
    place: { anyOf: [object({ kind: { const: 'grid' }, ...SQUARE }), object({ kind: { const: 'ranges' } })] },
    speeds: object({ speed: COUNT }, byId(SPEEDS, COUNT)),
    vitals: object(
      { hitPointMaximum: COUNT, temporaryHitPoints: COUNT, life: LIFE, diesAtZero: FLAG },
      { deadlyHitPoints: INTEGER },
    ),
    hitPointsKnown: FLAG,
    normalHitPointMaximum: COUNT,
    deferredDamage: COUNT,
    wakesAtMinutes: orNone(COUNT),
    armorClass: INTEGER,
    abilities: object(byId(ABILITIES, COUNT)),
    abilityReductions: object({}, byId(ABILITIES, COUNT)),
    proficiencyBonus: INTEGER,
    initiativeBonus: INTEGER,
    saves: listOf({ enum: ABILITIES }),
    skills: SKILL_USES,
    skillTraining: object({}, byId(SKILLS, INTEGER)),
    attacks: listOf(ATTACK),
    extraAttacks: listOf(COUNT),
    freeHands: COUNT,
    damageModifiers: object({}, { all: MODIFIERS, byType: { type: 'object', additionalProperties: MODIFIERS } }),
    conditionImmunities: CONDITION_IMMUNITIES,
    conditions: listOf(LASTING_CONDITION),
    concentration: orNone(
      object({ effect: TEXT, conditions: listOf(object({ creature: TEXT, condition: CONDITION })) }),
    ),
    hidden: orNone(object({ total: INTEGER, from: listOf(TEXT) })),
    riding: orNone(object({ mount: TEXT, controlled: FLAG })),
    trainedMount: FLAG,
    readied: orNone(READIED),
    helping: orNone(HELPING),
    dodging: FLAG,
    surprised: FLAG,
    initiative: orNone(INTEGER),
    turnsTaken: COUNT,
    spent: SPENT,
    slots: object(byId(SLOT_LEVELS, COUNT)),
    slotTotals: object(byId(SLOT_LEVELS, COUNT)),
    hitDice: object({ sides: FROM_1, left: COUNT, total: COUNT }),
    lastLongRest: orNone(object({ startedAtMinutes: INTEGER, endedAtMinutes: INTEGER })),
    gone: { enum: ['surrendered', 'fled', 'no'] },
  },
  {
    multiattacks: MULTIATTACKS,
    specialActions: SPECIAL_ACTIONS,
    expended: { type: 'object', additionalProperties: COUNT },
    legendaryUses: COUNT,
  },
)

const WALK = object(
  {
    creature: TEXT,
    legs: listOf(LEG),
    speed: { enum: SPEEDS },
    manner: { enum: ['climbing', 'swimming', 'none'] },
    budgetFeet: { anyOf: [{ const: 'turn' }, COUNT] },
    cause: { enum: ['movement', 'action', 'reaction'] },
    disengages: FLAG,
    answered: FLAG,
  },
  { overruled: { const: true } },
)

const OFFER = {
  anyOf: [
    object({ kind: { const: 'opportunity-attack' }, by: TEXT, against: listOf(TEXT), attacks: listOf(TEXT) }),
    object({ kind: { const: 'readied' }, by: TEXT, triggeredBy: TEXT }),
  ],
} as const

/** The schemas that others refer to; a place on the grid is a square, too. */
const DEFINITIONS = {
  creature: CREATURE,
  walk: WALK,
  offer: OFFER,
  square: object(SQUARE, { kind: { const: 'grid' } }),
}

/** A stored fight as a JSON Schema: what `JSON.stringify` writes of a fight, and `readFight` reads. */
export const FIGHT_SCHEMA: RootSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A fight',
  ...object({
    version: { const: FIGHT_VERSION },
    phase: {
      anyOf: [
        object({ kind: { const: 'no-combat' } }),
        object({ kind: { const: 'between-turns' }, next: TEXT }),
        object({ kind: { const: 'turn' }, of: TEXT }),
      ],
    },
    round: COUNT,
    order: listOf(TEXT),
    creatures: { type: 'object', additionalProperties: refer('creature') },
    terrain: object({
      difficult: listOf(refer('square')),
      filled: listOf(refer('square')),
      cover: listOf(object({ from: refer('square'), to: refer('square'), degree: { enum: COVER_DEGREES } })),
      underwater: FLAG,
    }),
    ranges: listOf(object({ between: { type: 'array', items: TEXT, minItems: 2, maxItems: 2 }, feet: COUNT })),
    offers: listOf(refer('offer')),
    pendingMove: orNone(refer('walk')),
    minutes: COUNT,
  }),
  $defs: DEFINITIONS,
}
