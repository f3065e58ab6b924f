import { hide as hiding, mayHide } from '../../rules/actions/hide.ts'
import { COVER_DEGREES, type CoverDegree } from '../../vocabulary/cover-degrees.ts'
import { cannotTake, takeAction } from '../acting.ts'
import { checksOf } from '../action-checks.ts'
import { gain } from '../afflict.ts'
import { aCreature, aFlag, aListOf, oneOf, optional } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { creatureOf, creaturesOf, type Now, recordSteps, update } from '../play.ts'
import { firstRefusal, unlessAllowed } from '../refusal.ts'
import { rollCheck } from '../rolls.ts'
import { areEnemies, HIDDEN_BY, sees } from '../senses.ts'

/** A creature takes the Hide action. */
export interface Hide {
  readonly kind: 'hide'
  readonly creature: string
  /** whether its place is Heavily Obscured; no by default */
  readonly heavilyObscured?: boolean
  /** the cover that it hides behind; none by default */
  readonly cover?: CoverDegree
  /**
   * whether an enemy has it in its line of sight; by default, whether one sees it and it is not completely concealed
   */
  readonly inSight?: boolean
  /** the enemies that were aware of it before; all of them by default */
  readonly aware?: readonly string[]
}

const enemiesOf = (now: Now, id: string): readonly string[] => {
  const creature = creatureOf(now, id)
  return creaturesOf(now)
    .filter((other) => areEnemies(creature, other) && other.vitals.life.kind === 'conscious')
    .map((other) => other.id)
}

/**
 * Handles the event `Hide`.
 *
 * @source SRD 5.2.1, Rules Glossary, Hide (page 183); 2012 playtest, Stealth
 */
export const hide: EventHandler<Hide> = {
  rule: 'hide',
  fields: {
    creature: aCreature,
    heavilyObscured: optional(aFlag),
    cover: optional(oneOf(COVER_DEGREES)),
    inSight: optional(aFlag),
    aware: optional(aListOf(aCreature)),
  },
  check: (now, { creature, heavilyObscured = false, cover = 'none', inSight }) => {
    const seen = !heavilyObscured && cover !== 'total' && enemiesOf(now, creature).some((id) => sees(now, id, creature))
    return firstRefusal(
      () => cannotTake(now, creature, 'hide'),
      () => unlessAllowed(mayHide({ heavilyObscured, cover, inSight: inSight ?? seen }, now.ruleset), creature),
    )
  },
  perform: (play, { creature: id, aware }) => {
    const { hide: rule, training } = play.ruleset
    takeAction(play, id)
    const [check] = checksOf(play, 'hide')
    const ability = check?.ability ?? 'dexterity'
    const skill = training.skills.length > 0 ? (check?.skills[0] ?? 'stealth') : 'stealth'
    const { total } = rollCheck(play, id, { ability, skill, dc: 'none' })
    const enemies = enemiesOf(play, id)
    const observers = enemies.map((enemy) => ({
      aware: aware?.includes(enemy) ?? true,
      total:
        rule.check.against === 'observers'
          ? rollCheck(play, enemy, { ability: 'wisdom', skill: 'perception', dc: 'none' }).total
          : 0,
    }))
    const {
      value: { hiddenFrom },
      steps,
    } = hiding({ total, observers }, play.ruleset)
    recordSteps(play, id, ...steps)
    const from = enemies.filter((_, index) => hiddenFrom[index] === true)
    if (from.length === 0) return
    update(play, id, { hidden: { total, from } })
    if (rule.condition !== 'none') gain(play, id, { condition: rule.condition, source: HIDDEN_BY })
  },
  candidates: (_, creature) => [
    { kind: 'hide', creature, heavilyObscured: true },
    { kind: 'hide', creature, cover: 'total' },
    { kind: 'hide', creature, cover: 'half' },
  ],
}
