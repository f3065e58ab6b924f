import type { Random } from '../dice/random.ts'
import { fail, ok, type Result } from '../result.ts'
import { requireRuleset } from '../rulesets/require-ruleset.ts'
import type { Ruleset } from '../rulesets/ruleset.ts'
import { isFinalRefusalCode } from '../vocabulary/refusal-codes.ts'
import { attackOf } from './attacks.ts'
import { type FightEvent, handlerOf } from './events/index.ts'
import { aFlag, type Field, optional } from './fields.ts'
import type { EventHandler } from './handler.ts'
import { offerReadied } from './offer-readied.ts'
import { creatureOf, type Now, type Play } from './play.ts'
import { type Refusal, refuse } from './refusal.ts'
import { settle } from './settle.ts'
import type { FightState } from './state.ts'
import type { FightStep } from './steps.ts'
import { walkObstacle } from './walk.ts'

/** The result of an event. */
export interface Applied {
  readonly state: FightState
  /** each rule that was applied, with its input and output, in order */
  readonly steps: readonly FightStep[]
  /** what the rules say against it, if a GM has overruled them */
  readonly overruled?: Refusal
}

const OF_EVERY_EVENT = { overruled: optional(aFlag) } as const

/** The first field that events of this kind do not have: a field with a wrong name would be left out in silence. */
function unknownField(event: FightEvent, { rule, fields }: EventHandler<FightEvent>): Refusal | undefined {
  const isKnown = (name: string): boolean =>
    name === 'kind' || Object.hasOwn(fields, name) || Object.hasOwn(OF_EVERY_EVENT, name)
  const at = Object.keys(event).find((name) => !isKnown(name))
  if (at === undefined) return undefined
  return refuse('unknown-field', rule, { at, got: at, expected: Object.keys(fields).join(', ') })
}

/** The first invalid field of an event. */
function malformed({ state }: Now, event: FightEvent, { rule, fields }: EventHandler<FightEvent>): Refusal | undefined {
  const values: Readonly<Record<string, unknown>> = { ...event }
  const isWrong = ([at, fits]: readonly [string, Field]): boolean => !fits(values[at], state)
  const wrong = Object.entries<Field>(fields).find(isWrong) ?? Object.entries(OF_EVERY_EVENT).find(isWrong)
  if (wrong === undefined) return undefined
  const [at] = wrong
  const value = values[at]
  const got = typeof value === 'string' || typeof value === 'number' ? String(value) : typeof value
  const names = at === 'creature' || at === 'target' || at === 'from' || at === 'source'
  return refuse(names && typeof value === 'string' ? 'unknown-creature' : 'malformed', rule, { at, got })
}

/** Why an event cannot happen now; undefined if it can. */
export function refusalOf(now: Now, event: FightEvent): Refusal | undefined {
  const { kind }: { readonly kind?: unknown } = Object(event)
  const handler = typeof kind === 'string' ? handlerOf(kind) : undefined
  if (handler === undefined) {
    return refuse('unknown-event', 'combat', { at: 'kind', got: typeof kind === 'string' ? kind : typeof kind })
  }
  return malformed(now, event, handler) ?? unknownField(event, handler) ?? handler.check(now, event)
}

/** Why an event cannot happen even if a GM overrules this refusal; undefined if it can. */
function finalRefusal(now: Now, event: FightEvent, refusal: Refusal): Refusal | undefined {
  if (isFinalRefusalCode(refusal.code) || event.overruled !== true) return refusal
  const { strike, walk } = handlerOf(event.kind) ?? {}
  const { attacker, attack } = strike?.(now, event) ?? {}
  if (attacker !== undefined && attack !== undefined && attackOf(now, creatureOf(now, attacker), attack) === undefined)
    return refuse('unknown-attack', 'attack', { creature: attacker, got: attack })
  const path = walk?.(now, event)
  return path && walkObstacle(now, { ...path, overruled: true })
}

/**
 * Applies an event to a fight: returns the new state and the steps that led to it, or why the rules refuse the event,
 * which then changes nothing. Neither the state nor the event is modified. An event that a GM has `overruled` happens
 * all the same, and what the rules say against it is returned.
 *
 * @param dice the source of every die; `seededRandom` for a fight that can be replayed
 * @source SRD 5.2.1, Playing the Game, Combat (page 13); 2012 playtest, Combat
 * @example
 * const hero = { id: 'hero', side: 'heroes', place: { kind: 'grid', x: 0, y: 0 } } as const
 * const ogre = { id: 'ogre', side: 'monsters', kind: 'monster', size: 'large', place: { kind: 'grid', x: 4, y: 0 } } as const
 * const fight = createFight({ creatures: [hero, ogre] })
 * expectOk(apply(srd521, fight, { kind: 'roll-initiative' }, seededRandom('a'))).state.round // => 1
 * apply(srd521, fight, { kind: 'dodge', creature: 'hero' }, seededRandom('a')) // => { ok: false, error: { code: 'no-combat', rule: 'order-of-combat', creature: 'hero' } }
 */
export function apply(ruleset: Ruleset, state: FightState, event: FightEvent, dice: Random): Result<Applied, Refusal> {
  const now = { ruleset: requireRuleset(ruleset), state }
  const refusal = refusalOf(now, event)
  const final = refusal && finalRefusal(now, event, refusal)
  if (final !== undefined) return fail(final)
  const handler = handlerOf(event.kind)
  if (handler === undefined) return fail(refuse('unknown-event', 'combat'))
  const play: Play = { ruleset, state, steps: [], dice, overruled: refusal !== undefined }
  handler.perform(play, event)
  settle(play, state)
  offerReadied(play, event, state)
  return ok({ state: play.state, steps: play.steps, ...(refusal && { overruled: refusal }) })
}
