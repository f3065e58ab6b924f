import { type FightEvent, maximum, mean, probability, type StrikeOdds, strikeOdds, toNumber } from '@rulestone/core'
import type { JSX } from 'preact'
import { missingArmorClasses } from '../armor-class.ts'
import { type FightContext, hitPointsOf, nameOf, tryEvents } from '../fight-context.ts'
import { Rule } from '../parts/Rule.tsx'

/** The odds of the attack that events end with; undefined if they end with none, or what comes before is refused. */
function oddsOf(context: FightContext, events: readonly FightEvent[]): StrikeOdds | undefined {
  const attack = events.at(-1)
  const before = tryEvents(context, events.slice(0, -1))
  if (attack === undefined || !before.ok) return undefined
  const odds = strikeOdds({ ruleset: context.ruleset, state: before.value.state }, attack)
  return odds?.ok === true ? odds.value : undefined
}

/**
 * The chance of the attack that events end with to hit, in percent; undefined if they end with none, or if the AC of the
 * target has to be entered first.
 */
export function hitChance(context: FightContext, events: readonly FightEvent[]): string | undefined {
  const odds = missingArmorClasses(context.tracker.fight, events).length > 0 ? undefined : oddsOf(context, events)
  return odds && context.language.formats.percent(1 - toNumber(odds.chances.miss), 0)
}

/** What gives the attack Advantage or Disadvantage, with the rules. */
function Circumstances({ context, odds }: { readonly context: FightContext; readonly odds: StrikeOdds }): JSX.Element {
  const { language } = context
  const { t } = language
  const { circumstances, state } = odds
  const rulesFor = (gives: 'advantage' | 'disadvantage') =>
    Array.from(new Set(circumstances.flatMap((one) => (one.gives === gives ? [one.rule] : []))))
  const sides = (['advantage', 'disadvantage'] as const).filter((gives) => rulesFor(gives).length > 0)
  return (
    <>
      {sides.map((gives) => (
        <p key={gives} class="hint">
          {t(`states.${gives}`)}:{' '}
          {rulesFor(gives).map((rule, index) => (
            <>
              {index === 0 ? null : ' · '}
              <Rule id={rule} language={language} />
            </>
          ))}
        </p>
      ))}
      {sides.length > 1 ? <p class="hint">{t('steps.states-combine', { state: t(`states.${state}`) })}</p> : null}
    </>
  )
}

/** The chance to hit and the likely damage of the attack that events end with. */
export function Odds({
  context,
  events,
}: {
  readonly context: FightContext
  readonly events: readonly FightEvent[]
}): JSX.Element | null {
  const odds = oddsOf(context, events)
  if (odds === undefined) return null
  const { language, state, tracker } = context
  const { t, formats } = language
  if (missingArmorClasses(tracker.fight, events).length > 0) {
    return (
      <div class="fight-odds">
        <p>{t('odds.no-ac')}</p>
        <Circumstances context={context} odds={odds} />
      </div>
    )
  }
  const { chances, damage, bonus, armorClass, naturalNeeded } = odds
  const miss = toNumber(chances.miss)
  if (miss === 1) return <p class="fight-odds">{t('odds.never')}</p>
  const ofAttack = toNumber(mean(damage.attack))
  const least = damage.hit.minimum
  const most = Math.max(maximum(damage.hit), maximum(damage.criticalHit))
  const figures = {
    mean: formats.number(ofAttack / (1 - miss)),
    attack: formats.number(ofAttack),
    least: formats.integer(least),
    most: formats.integer(most),
  }
  const event = events.at(-1)
  const target = event !== undefined && 'target' in event ? state.creatures[String(event.target)] : undefined
  const points = target === undefined ? 0 : hitPointsOf(target) + target.vitals.temporaryHitPoints
  const drops = points > 0 ? toNumber(probability(damage.attack, '>=', points)) : 0
  return (
    <div class="fight-odds">
      <p>
        {t('odds.chance', {
          chance: formats.percent(1 - miss),
          needed: formats.integer(naturalNeeded),
          bonus: formats.signed(bonus),
          ac: formats.integer(armorClass),
        })}
      </p>
      <Circumstances context={context} odds={odds} />
      <p>{t(least === most ? 'odds.fixed' : 'odds.damage', figures)}</p>
      {target?.hitPointsKnown && drops > 0 ? (
        <p>{t('odds.drops', { target: nameOf(context, target.id), chance: formats.percent(drops) })}</p>
      ) : null}
    </div>
  )
}
