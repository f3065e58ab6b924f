import { rollDie } from '../../dice/random.ts'
import { abilityModifier } from '../../rules/abilities/ability-score.ts'
import { wakesFromKnockOut } from '../../rules/damage-and-healing/knock-out.ts'
import { hitDieHealing, maySpendHitDie, mayStartShortRest } from '../../rules/resting/short-rest.ts'
import { lose } from '../afflict.ts'
import { elapse, somebodyDying } from '../elapse.ts'
import { aCount, aCreature, aFlag, aListOf, anObject, optional } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { KNOCKED_OUT, restore } from '../harm.ts'
import { creatureOf, recordSteps, update } from '../play.ts'
import { firstRefusal, type Refusal, refuse, unlessAllowed } from '../refusal.ts'

/** A creature in a Short Rest, and how many Hit Point Dice it spends. */
export interface ShortRester {
  readonly creature: string
  readonly hitDice: number
}

/** Creatures finish a Short Rest that nothing interrupted. */
export interface ShortRest {
  readonly kind: 'short-rest'
  readonly resters: readonly ShortRester[]
  /** whether a healer's kit or a feature lets them spend Hit Dice, in an edition that requires one; no by default */
  readonly kitOrFeature?: boolean
  /**
   * whether the end of the rest wakes those that were knocked out, on which the SRD contradicts itself; yes by default
   */
  readonly wakes?: boolean
}

const MAXIMUM_HIT_DICE = 100

/**
 * Handles the event `ShortRest`.
 *
 * @source SRD 5.2.1, Rules Glossary, Short Rest (page 187); 2012 playtest, Short Rest
 */
export const shortRest: EventHandler<ShortRest> = {
  rule: 'short-rest',
  fields: {
    resters: aListOf(anObject({ creature: aCreature, hitDice: aCount })),
    kitOrFeature: optional(aFlag),
    wakes: optional(aFlag),
  },
  check: (now, { resters, kitOrFeature = false }) => {
    const ids = resters.map(({ creature }) => creature)
    const one = ({ creature: id, hitDice }: ShortRester): Refusal | undefined => {
      const { vitals, hitDice: dice } = creatureOf(now, id)
      const diceLeft = dice.left - hitDice + 1
      return firstRefusal(
        () => unlessAllowed(mayStartShortRest(vitals, now.ruleset), id),
        () => (hitDice === 0 ? undefined : unlessAllowed(maySpendHitDie({ diceLeft, kitOrFeature }, now.ruleset), id)),
      )
    }
    return firstRefusal(
      () => (now.state.phase.kind === 'no-combat' ? undefined : refuse('combat-on', 'short-rest')),
      () => somebodyDying(now),
      () =>
        resters.length === 0 || new Set(ids).size < ids.length
          ? refuse('malformed', 'short-rest', { at: 'resters', got: resters.length })
          : undefined,
      ...resters.map((rester) => () => one(rester)),
    )
  },
  perform: (play, { resters, wakes = true }) => {
    const { shortRest: rule } = play.ruleset
    elapse(play, rule.minutes)
    for (const { creature: id, hitDice } of resters) {
      recordSteps(play, id, {
        kind: 'short-rest-taken',
        rule: 'short-rest',
        values: { minutes: rule.minutes, hitDice },
      })
      for (let spent = 0; spent < Math.min(hitDice, MAXIMUM_HIT_DICE); spent += 1) {
        const { hitDice: dice, abilities } = creatureOf(play, id)
        const rolled = rollDie(play.dice, dice.sides)
        const constitutionModifier = abilityModifier(abilities.constitution)
        const points = hitDieHealing({ rolled, constitutionModifier }, play.ruleset)
        update(play, id, { hitDice: { ...dice, left: dice.left - 1 } })
        recordSteps(play, id, {
          kind: 'hit-die-spent',
          rule: 'hit-point-dice',
          values: { rolled, constitutionModifier, points },
        })
        restore(play, id, points)
      }
      if (wakesFromKnockOut({ kind: 'short-rest-ends', shortRestWakes: wakes }, play.ruleset)) {
        lose(play, id, 'unconscious', KNOCKED_OUT)
      }
    }
  },
  candidates: (_, creature) => [0, 1].map((hitDice) => ({ kind: 'short-rest', resters: [{ creature, hitDice }] })),
}
