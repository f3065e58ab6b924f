import {
  ABILITIES,
  CITATIONS,
  type Creature,
  createFight,
  DAMAGE_TYPES,
  EDITIONS,
  eventRule,
  FIGHT_EVENT_KINDS,
  type FightEvent,
  type FightState,
  type Legality,
  legal,
  type RefusalCode,
  type Refusal as Refused,
  RULESETS,
  type RuleId,
  replay,
  SIZES,
  WEAPONS,
} from '@rulestone/core'
import type { Translate } from '@rulestone/text'
import { z } from 'zod'
import { toJson } from '../../terminal/json.ts'
import { Refusal } from '../../terminal/refusal.ts'
import { USAGE } from '../../terminal/usage.ts'
import { refusalSentence } from '../refusal-sentence.ts'
import { defineTool, oneOf } from '../tool.ts'

const feet = z.int().min(0).max(1_000_000)
const score = z.int().min(1).max(30)
const name = z.string().min(1).max(80)

const attack = z.strictObject({
  id: name,
  damage: z.string().max(100).describe('dice without the ability modifier, such as 1d8'),
  damageType: oneOf(DAMAGE_TYPES),
  kinds: z
    .array(oneOf(['melee', 'ranged']))
    .min(1)
    .optional()
    .describe('melee by default'),
  by: oneOf(['weapon', 'unarmed', 'spell']).optional(),
  ability: oneOf([...ABILITIES, 'none'])
    .optional()
    .describe('strength by default'),
  proficient: z.boolean().optional().describe('true by default, false if ability is none'),
  bonus: z.int().min(-20).max(20).optional().describe('other bonuses to the attack roll'),
  damageBonus: z.int().min(-100).max(100).optional(),
  reachFeet: feet.optional().describe('5 by default'),
  rangeFeet: feet.optional(),
  longFeet: feet.optional(),
  weapon: oneOf([...WEAPONS, 'none']).optional(),
})

const creature = z.strictObject({
  id: name.describe('its name'),
  side: name.describe('creatures of one side are allies'),
  place: z
    .union([
      z.strictObject({ kind: z.literal('grid'), x: z.int(), y: z.int() }),
      z.strictObject({ kind: z.literal('ranges') }),
    ])
    .describe('its top-left square of 5 feet on a grid, or ranges if only distances are known; the same for all'),
  kind: oneOf(['character', 'monster']).optional().describe('character by default'),
  size: oneOf(SIZES).optional(),
  speeds: z.strictObject({ speed: feet }).optional().describe('in feet, 30 by default'),
  hitPointMaximum: z.int().min(1).max(100_000).optional().describe('1 by default'),
  level: z.int().min(1).max(20).optional(),
  armorClass: z.int().min(0).max(100).optional().describe('10 by default'),
  abilities: z.partialRecord(oneOf(ABILITIES), score).optional().describe('10 each by default'),
  proficiencyBonus: z.int().min(0).max(20).optional().describe('2 by default'),
  initiativeBonus: z.int().min(-20).max(20).optional(),
  saves: z.array(oneOf(ABILITIES)).optional(),
  attacks: z.array(attack).max(20).optional(),
  extraAttacks: z.array(z.int().min(1).max(10)).optional(),
  freeHands: z.int().min(0).max(10).optional(),
})

/** A value without what was left out, for core, where a missing field is not the same as an undefined one. */
type Given<T> = T extends readonly (infer Item)[]
  ? Given<Item>[]
  : T extends object
    ? { [Key in keyof T]: Given<Exclude<T[Key], undefined>> }
    : T

const given = <T extends object>(value: T): Given<T> => JSON.parse(JSON.stringify(value))

/** The codes of acts that an edition does not have at all. */
const LACKING: readonly RefusalCode[] = ['no-such-action', 'no-such-rule']

/** What events change of a creature. */
const creatureData = ({ id, vitals, conditions, place, gone }: Creature): object => ({
  id,
  vitals,
  conditions,
  place,
  gone,
})

/** The start of a field of an event as JSON; undefined if it is missing. */
const valueAt = (event: object | undefined, at: string): string | undefined => {
  const value: unknown = event && Reflect.get(event, at)
  return value === undefined ? undefined : JSON.stringify(value).slice(0, 40)
}

/** Whose turn it is, in words. */
function whoseTurn({ phase, round }: FightState, fight: Translate): string {
  if (phase.kind === 'no-combat') return fight('where.before')
  const turn =
    phase.kind === 'turn' ? fight('where.turn', { name: phase.of }) : fight('where.next', { name: phase.next })
  return `${fight('where.round', { round: String(round) })} · ${turn}`
}

/** What a fight allows now, as `legal` of core lists it. */
export const legalActs = defineTool({
  name: 'legal_acts',
  title: 'What a fight allows now',
  description:
    'Sets up a fight, applies the events so far with the dice of a seed, and lists what is legal now: for each act the complete events that can come next, or the rule that forbids it. To go on, call it again with one of these events added at the end of `events`. Start with {"kind": "roll-initiative"}, then the turn of the creature that comes first, such as {"kind": "begin-turn", "creature": "Mira"}.',
  input: {
    creatures: z.array(creature).min(1).max(40),
    ranges: z
      .array(z.strictObject({ between: z.tuple([name, name]), feet }))
      .default([])
      .describe('the distance of each pair, if places are ranges'),
    events: z
      .array(z.looseObject({ kind: oneOf(FIGHT_EVENT_KINDS) }))
      .max(1000)
      .default([])
      .describe('what has happened so far, in order: events that earlier answers listed, with their dice or amounts'),
    seed: z.string().max(80).default('').describe('the same seed and events give the same dice'),
    kinds: z.array(oneOf(FIGHT_EVENT_KINDS)).min(1).optional().describe('only these kinds of acts'),
    edition: oneOf(EDITIONS).default('srd-5.2.1'),
  },
  async answer({ creatures, ranges, events, seed, kinds, edition }, { strings, pages }) {
    const ruleset = RULESETS[edition]
    const cited = (rule: RuleId): RuleId => CITATIONS[edition][rule] ?? rule
    const known = await pages()
    const why = (refusal: Refused): string =>
      refusalSentence(refusal, edition, (rule) => known.get(rule)?.citation.title ?? rule, strings)
    // `replay` checks every field of an event.
    const played = replay(
      ruleset,
      createFight({ creatures: given(creatures), ranges }),
      events as readonly FightEvent[],
      seed,
    )
    if (!played.ok) {
      const { event, at, code, rule } = played.error
      const field = `events[${event}]${at === undefined ? '' : `.${at}`}`
      if (code === 'malformed' && at !== undefined)
        throw new Refusal(USAGE.malformedEvent(field, valueAt(events[event], at)))
      throw new Refusal(`${field}: ${why(played.error)} (${code}, ${rule})`)
    }
    const { state } = played.value
    const fight = strings.open('fight')
    const named = ({ creature, kind }: Legality) => ({
      creature,
      kind,
      name: fight(`events.${kind}`),
      rule: cited(eventRule(kind)),
    })
    const acts = legal(ruleset, state).filter(({ kind }) => kinds?.includes(kind) ?? true)
    const possible = acts.flatMap((act) => (act.possible ? [{ ...named(act), events: act.events }] : []))
    const impossible = acts.flatMap((act) => {
      if (act.possible || LACKING.includes(act.because.code)) return []
      const { code, rule } = act.because
      return [{ ...named(act), because: { code, rule: cited(rule), sentence: why(act.because) } }]
    })
    const { phase, round, order } = state
    const creatureStates = Object.values(state.creatures).map(creatureData)
    return {
      data: toJson({ edition, phase, round, order, creatures: creatureStates, possible, impossible }),
      lines: [
        whoseTurn(state, fight),
        ...possible.flatMap(({ creature, name, events: next }) => [
          `${creature}: ${name}`,
          ...next.map((event) => `  ${JSON.stringify(event)}`),
        ]),
        '',
        fight('acts.not-now'),
        ...impossible.map(
          ({ creature, name, because }) => `${creature}: ${name}: ${because.sentence} (${because.rule})`,
        ),
      ],
      cites: [...possible.map(({ rule }) => rule), ...impossible.map(({ because }) => because.rule)],
    }
  },
})
