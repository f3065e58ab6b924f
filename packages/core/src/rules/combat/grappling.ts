import { ANY_INTEGER, FROM_0, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Combat } from '../../rulesets/srd-5-2-1/combat.ts'
import type { WithSteps } from '../../steps/step.ts'
import { SIZES, type Size } from '../../vocabulary/sizes.ts'
import type { Skill } from '../../vocabulary/skills.ts'
import { requireRule } from '../basics/require-rule.ts'
import { sizesLarger } from './size-difference.ts'
import type { CombatRuleStep } from './steps.ts'
import { grappleOrShoveDc, type Striker, unarmedStrikeBonus } from './unarmed-strike.ts'

/**
 * The skills for escaping a grapple with an action: Strength (Athletics) or Dexterity (Acrobatics).
 *
 * @source SRD 5.2.1, Rules Glossary, Grappling (page 182)
 */
export const ESCAPE_SKILLS = ['athletics', 'acrobatics'] as const satisfies readonly Skill[]

/**
 * How many sizes smaller than the grappler a creature has to be so that moving it costs nothing extra.
 *
 * @source SRD 5.2.1, Rules Glossary, Grappled (page 182)
 */
export const DRAG_SIZES_SMALLER = 2

/** A creature that moves another one, which it grapples. */
export interface Dragging {
  readonly grapplerSize: Size
  readonly grappledSize: Size
}

/** How moving a Grappled creature slows the grappler: each foot costs an extra one, or its Speed is halved. */
export type DraggingCost = 'nothing' | 'extra-foot' | 'half-speed'

/**
 * How moving a Grappled creature slows the grappler: not at all if the creature is two or more sizes smaller than the
 * grappler or, in SRD 5.2.1, Tiny.
 *
 * @throws RangeError if a size is unknown
 * @source SRD 5.2.1, Rules Glossary, Grappled (page 182)
 * @source SRD 5.1, Combat, Moving a Grappled Creature (page 96)
 * @example
 * draggingCost({ grapplerSize: 'medium', grappledSize: 'medium' }) // => 'extra-foot'
 * draggingCost({ grapplerSize: 'medium', grappledSize: 'medium' }, srd51) // => 'half-speed'
 * draggingCost({ grapplerSize: 'large', grappledSize: 'small' }) // => 'nothing'
 */
export function draggingCost(
  { grapplerSize, grappledSize }: Dragging,
  { dragging: { slows, tinySlowsNobody } }: RulesOf<'dragging'> = srd521Combat,
): DraggingCost {
  requireOneOf('grapplerSize', grapplerSize, SIZES)
  requireOneOf('grappledSize', grappledSize, SIZES)
  const free =
    (tinySlowsNobody && grappledSize === 'tiny') ||
    sizesLarger({ size: grapplerSize, than: grappledSize }) >= DRAG_SIZES_SMALLER
  return free ? 'nothing' : slows
}

/** A creature that grapples another one. */
export interface Grappler extends Striker {
  readonly kind: 'character' | 'monster'
  /** its bonus for Strength (Athletics) checks */
  readonly athleticsBonus: number
  /** the escape DC in the stat block of a monster, if it names one */
  readonly statBlockDc?: number
}

/** What the check to escape from a grapple is made against: a DC, or a check of the grappler in a contest. */
export type EscapeOpposition =
  | { readonly decidedBy: 'difficulty-class'; readonly dc: number }
  | { readonly decidedBy: 'contest'; readonly skill: Skill }

/**
 * What the check to escape from a grapple is made against: the DC of the stat block, or else that of the grapple. In SRD
 * 5.1 the grappler rolls Strength (Athletics) in a contest, but a monster has a DC of 10 plus its bonus.
 *
 * @throws RangeError if the kind is unknown, a number is not an integer, or the edition has no such rule
 * @source SRD 5.2.1, Rules Glossary, Grappling (page 182)
 * @source SRD 5.1, Combat, Escaping a Grapple (page 95); Monsters, Grapple Rules for Monsters (page 259)
 * @example
 * escapeOpposition({ kind: 'character', strengthModifier: 3, proficiencyBonus: 2, athleticsBonus: 5 }) // => { decidedBy: 'difficulty-class', dc: 13 }
 * escapeOpposition({ kind: 'character', strengthModifier: 3, proficiencyBonus: 2, athleticsBonus: 5 }, srd51) // => { decidedBy: 'contest', skill: 'athletics' }
 * escapeOpposition({ kind: 'monster', strengthModifier: 3, proficiencyBonus: 2, athleticsBonus: 5 }, srd51) // => { decidedBy: 'difficulty-class', dc: 15 }
 */
export function escapeOpposition(
  { kind, athleticsBonus, statBlockDc, ...striker }: Grappler,
  ruleset: RulesOf<'unarmedStrike'> = srd521Combat,
): EscapeOpposition {
  const { grip } = requireRule('unarmedStrike', ruleset.unarmedStrike)
  requireOneOf('kind', kind, ['character', 'monster'])
  unarmedStrikeBonus(striker)
  requireInteger('athleticsBonus', athleticsBonus, ANY_INTEGER)
  const inStatBlock = statBlockDc === undefined ? undefined : requireInteger('statBlockDc', statBlockDc, ANY_INTEGER)
  if (grip.decidedBy === 'saving-throw') {
    return { decidedBy: 'difficulty-class', dc: inStatBlock ?? grappleOrShoveDc(striker, ruleset) }
  }
  return kind === 'character'
    ? { decidedBy: 'contest', skill: grip.skill }
    : { decidedBy: 'difficulty-class', dc: inStatBlock ?? grip.monsterEscapeDc + athleticsBonus }
}

/** What can end a grapple. */
export interface GrappleState {
  readonly escaped: boolean
  readonly grapplerIncapacitated: boolean
  readonly released: boolean
  readonly distanceFeet: number
  /** the range of the grapple: for an Unarmed Strike its reach */
  readonly rangeFeet: number
}

/**
 * Whether a grapple has ended: by escape, because the grappler is Incapacitated or lets go, or because the distance
 * exceeds the grapple's range. A rule of 5.2.1 alone.
 *
 * @returns the answer, and a step for each reason
 * @throws RangeError if a number of feet is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Grappling (page 182)
 * @example
 * grappleEnds({ escaped: false, grapplerIncapacitated: false, released: false, distanceFeet: 10, rangeFeet: 5 }).value // => true
 */
export function grappleEnds({ distanceFeet, rangeFeet, ...reasons }: GrappleState): WithSteps<boolean, CombatRuleStep> {
  requireInteger('distanceFeet', distanceFeet, FROM_0)
  requireInteger('rangeFeet', rangeFeet, FROM_0)
  const given: Readonly<Record<string, boolean>> = { ...reasons, outOfRange: distanceFeet > rangeFeet }
  const steps: readonly CombatRuleStep[] = Object.entries(given).flatMap(([reason, holds]) =>
    holds ? [{ kind: 'grapple-ended', rule: 'grappling', values: { because: reason } }] : [],
  )
  return { value: steps.length > 0, steps }
}
