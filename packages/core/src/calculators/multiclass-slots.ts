import { ok } from '../result.ts'
import { multiclassPrerequisites } from '../rules/level-advancement/multiclass.ts'
import { LEVELS } from '../rules/proficiency/proficiency.ts'
import {
  type HalfCasterRounding,
  type SpellSlots,
  spellcasterLevel,
  spellSlots,
} from '../rules/spells-and-magic/spell-slots.ts'
import type { RulesOf } from '../rulesets/ruleset.ts'
import { srd51MagicAndCharacters } from '../rulesets/srd-5-1/magic-and-characters.ts'
import { srd521MagicAndCharacters } from '../rulesets/srd-5-2-1/magic-and-characters.ts'
import { CLASS_TRAITS, MULTICLASS_MINIMUM } from '../tables/level-advancement/classes.ts'
import { CLASS_SPELLCASTING } from '../tables/spells-and-magic/class-spellcasting.ts'
import { ABILITIES, type Ability } from '../vocabulary/abilities.ts'
import { type BySomeClass, type CharacterClass, CLASSES } from '../vocabulary/classes.ts'
import { SLOT_LEVELS } from '../vocabulary/spell-levels.ts'
import { defineCalculator, type Figure, type InputOf, type Output, type ResultTable } from './calculator.ts'
import { STEPS, type Step } from './multiclass-slots.steps.ts'
import { citedIn } from './shared/cited-in.ts'
import { type ByPublishedRuleset, PUBLISHED_RULESET_FIELD } from './shared/ruleset-field.ts'
import { integer } from './shared/values.ts'

const EDITIONS: ByPublishedRuleset<RulesOf<'halfCasters' | 'multiclassSpellcasting'>> = {
  'srd-5.2.1': srd521MagicAndCharacters,
  'srd-5.1': srd51MagicAndCharacters,
}

/** The abilities that are primary for a class: all except Constitution. */
const PRIMARY = ABILITIES.filter((ability) =>
  CLASSES.some((name) => {
    const groups: readonly (readonly Ability[])[] = CLASS_TRAITS[name].primaryAbilities
    return groups.flat().includes(ability)
  }),
)

const ROUNDINGS = ['together', 'each-class'] as const satisfies readonly HalfCasterRounding[]

const levels = <Level extends number>(standard: Level) =>
  ({ type: 'integer', minimum: 0, maximum: LEVELS.maximum, default: standard }) as const

const FIELDS = {
  bard: levels(0),
  cleric: levels(0),
  druid: levels(0),
  paladin: levels(0),
  ranger: levels(4),
  sorcerer: levels(3),
  warlock: levels(0),
  wizard: levels(0),
  barbarian: { ...levels(0), rare: true },
  fighter: { ...levels(0), rare: true },
  monk: { ...levels(0), rare: true },
  rogue: { ...levels(0), rare: true },
  abilities: {
    type: 'several',
    options: PRIMARY,
    default: ['dexterity', 'wisdom', 'charisma'],
    named: 'terms',
    rare: true,
  },
  rounding: { type: 'choice', options: ROUNDINGS, default: 'together', rare: true },
  ruleset: PUBLISHED_RULESET_FIELD,
} as const

type Input = InputOf<typeof FIELDS>

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

const levelsOf = (input: Input): BySomeClass<number> => Object.fromEntries(CLASSES.map((name) => [name, input[name]]))

const total = (input: Input): number => sum(CLASSES.map((name) => input[name]))

const having = (input: Input): readonly CharacterClass[] => CLASSES.filter((name) => input[name] > 0)

/** The kinds of spellcasters whose levels add up. */
const SPELLCASTERS: readonly string[] = ['full', 'half']

/** The classes of some kinds that cast spells at their level. */
const castersOf = (input: Input, ...kinds: readonly string[]): readonly CharacterClass[] => {
  const { slotsFromLevel } = EDITIONS[input.ruleset].halfCasters
  return having(input).filter((name) => {
    const { caster } = CLASS_SPELLCASTING[name]
    return kinds.includes(caster) && (caster !== 'half' || input[name] >= slotsFromLevel)
  })
}

/** The calculation of the spellcaster level, or the one class that decides. */
function slotSteps(input: Input): readonly Step[] {
  const casters = castersOf(input, 'full', 'half')
  const [only] = casters
  if (only === undefined) return [{ kind: 'no-spellcasting', rule: 'spell-slot', values: {} }]
  if (casters.length === 1) {
    const values = { class: only, level: input[only] }
    return [{ kind: 'one-class', rule: 'spell-slot', values }]
  }
  const edition = EDITIONS[input.ruleset]
  const level = spellcasterLevel({ levels: levelsOf(input), rounding: input.rounding }, edition)
  const full = sum(castersOf(input, 'full').map((name) => input[name]))
  const half = sum(castersOf(input, 'half').map((name) => input[name]))
  const values = {
    full,
    half,
    halved: level - full,
    level,
  }
  const steps: Step[] = [
    {
      kind: half === 0 ? 'full' : `full-and-half-${edition.multiclassSpellcasting.halfLevels}`,
      rule: 'multiclassing',
      values,
    },
  ]
  if (castersOf(input, 'half').length > 1) {
    steps.push({ kind: `rounded-${input.rounding}`, rule: 'multiclassing', values })
  }
  return [...steps, { kind: 'looked-up', rule: 'spell-slot', values }]
}

/** What Pact Magic gives in addition to the slots of Spellcasting. */
function pactSteps(input: Input, { pactMagic }: SpellSlots): readonly Step[] {
  if (pactMagic === undefined) return []
  const values = {
    level: input.warlock,
    count: pactMagic.count,
    slotLevel: pactMagic.level,
  }
  const steps: Step[] = [{ kind: 'pact', rule: 'multiclassing', values }]
  if (castersOf(input, 'full', 'half').length > 0) steps.push({ kind: 'either', rule: 'multiclassing', values: {} })
  return steps
}

/** Whether the abilities suffice for all these classes, as steps. */
function prerequisiteSteps(input: Input): readonly Step[] {
  const classes = having(input)
  const [next, ...current] = classes
  if (next === undefined || current.length === 0) return []
  const least = (ability: Ability): number => MULTICLASS_MINIMUM - (input.abilities.includes(ability) ? 0 : 1)
  const scores = Object.fromEntries(PRIMARY.map((ability) => [ability, least(ability)]))
  const minimum = MULTICLASS_MINIMUM
  const step = (kind: 'missed' | 'one-of-missed', abilities: readonly Ability[]): Step => ({
    kind,
    rule: 'multiclassing',
    values: { minimum, abilities },
  })
  if (multiclassPrerequisites({ scores, current, next }).value) {
    return [{ kind: 'met', rule: 'multiclassing', values: { minimum } }]
  }
  const missed = classes.flatMap((name): (readonly Ability[])[] => {
    const groups: readonly (readonly Ability[])[] = CLASS_TRAITS[name].primaryAbilities
    return groups.filter((group) => !group.some((ability) => input.abilities.includes(ability)))
  })
  const all = missed.filter((group) => group.length === 1).flat()
  const oneOf = missed.find((group) => group.length > 1 && !group.some((ability) => all.includes(ability)))
  return [
    ...(all.length === 0
      ? []
      : [
          step(
            'missed',
            PRIMARY.filter((ability) => all.includes(ability)),
          ),
        ]),
    ...(oneOf === undefined ? [] : [step('one-of-missed', oneOf)]),
  ]
}

/** The slots of each level, and separately those of Pact Magic. */
function tableOf({ slots, pactMagic }: SpellSlots): ResultTable | undefined {
  const pact = (level: number): number => (pactMagic?.level === level ? pactMagic.count : 0)
  const highest = SLOT_LEVELS.findLast((level) => slots[level] > 0 || pact(level) > 0)
  if (highest === undefined) return undefined
  return {
    columns: ['level', 'slots', ...(pactMagic === undefined ? [] : ['pact'])],
    rows: SLOT_LEVELS.filter((level) => level <= highest).map((level) => [
      integer(level),
      integer(slots[level]),
      ...(pactMagic === undefined ? [] : [integer(pact(level))]),
    ]),
  }
}

/** The answer for levels that a character can have. */
function answer(input: Input): Output<Step> {
  const { value: all } = spellSlots({ levels: levelsOf(input), rounding: input.rounding }, EDITIONS[input.ruleset])
  const { slots, pactMagic } = all
  const count = sum(Object.values(slots))
  const highest = SLOT_LEVELS.findLast((level) => slots[level] > 0)
  const several = castersOf(input, 'full', 'half').length > 1
  const pact: Figure[] =
    pactMagic === undefined
      ? []
      : [
          { id: 'pact-slots', kind: 'integer', value: pactMagic.count },
          { id: 'pact-level', kind: 'integer', value: pactMagic.level },
        ]
  const table = tableOf(all)
  return {
    figures: [
      { id: 'slots', kind: 'integer', value: count },
      ...(highest === undefined ? [] : [{ id: 'highest', kind: 'integer', value: highest } as const]),
      ...(several
        ? [
            {
              id: 'spellcaster-level',
              kind: 'integer',
              value: spellcasterLevel({ levels: levelsOf(input), rounding: input.rounding }, EDITIONS[input.ruleset]),
            } as const,
          ]
        : []),
      ...pact,
      { id: 'character-level', kind: 'integer', value: total(input) },
    ],
    ...(table === undefined ? {} : { table }),
    steps: citedIn(input.ruleset, [...slotSteps(input), ...pactSteps(input, all), ...prerequisiteSteps(input)]),
  }
}

/** The answer for levels that no character can have: more than 20, or none. */
function impossible(count: number): Output<Step> {
  const id = count === 0 ? 'no-levels' : 'too-many-levels'
  const values = { total: count, most: LEVELS.maximum }
  return { figures: [{ id, kind: 'integer', value: count }], steps: [{ kind: id, rule: 'level-advancement', values }] }
}

/** The spell slots of a character with levels in several classes, and separately those of Pact Magic. */
export const multiclassSlotsCalculator = defineCalculator({
  id: 'multiclass-slots',
  topic: 'magic',
  rules: ['multiclassing', 'spell-slot', 'level-advancement'],
  fields: FIELDS,
  steps: STEPS,
  terms: CLASSES.filter((name) => SPELLCASTERS.includes(CLASS_SPELLCASTING[name].caster)),
  compute(input) {
    const count = total(input)
    return ok(count < LEVELS.minimum || count > LEVELS.maximum ? impossible(count) : answer(input))
  },
  rolls: () => [],
})
