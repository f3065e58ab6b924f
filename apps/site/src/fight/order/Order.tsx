import { type Creature, movementLeftFeet } from '@rulestone/core'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import {
  type FightContext,
  hasActed,
  hasKnownHitPoints,
  hitPointPercent,
  hitPointsOf,
  inOrder,
  isOut,
  nameOf,
  undecidedTieBefore,
} from '../fight-context.ts'
import { attackName } from '../log/fight-language.ts'
import { Rule } from '../parts/Rule.tsx'

/** The labels of a row: conditions, Concentration and other states. */
function StateLabels({
  creature,
  context,
}: {
  readonly creature: Creature
  readonly context: FightContext
}): JSX.Element | null {
  const { t, formats, rules } = context.language
  const { conditions, concentration, dodging, hidden, readied, surprised, gone, vitals } = creature
  const marks = [
    ...(vitals.life.kind === 'dead' ? [t('life.dead')] : []),
    ...(vitals.life.kind === 'stable' ? [t('life.stable')] : []),
    ...(gone === 'no' ? [] : [t(`gone.${gone}`)]),
    ...(surprised && creature.turnsTaken === 0 ? [rules['surprise']?.title ?? ''] : []),
    ...conditions.map(({ condition, level, duration }) => {
      const name = rules[condition]?.title ?? condition
      const full = level === undefined ? name : t('mark.level', { name, level: formats.integer(level) })
      return duration === undefined ? full : t('mark.turns', { name: full, count: duration.turns })
    }),
    ...(concentration === 'none'
      ? []
      : [t('mark.concentration', { effect: attackName(concentration.effect, context.language) })]),
    ...(dodging ? [rules['dodge']?.title ?? ''] : []),
    ...(hidden === 'none' ? [] : [rules['hide']?.title ?? '']),
    ...(readied === 'none' ? [] : [rules['ready']?.title ?? '']),
  ]
  return marks.length === 0 ? null : (
    <span class="fight-marks">
      {marks.map((mark, index) => (
        <span key={index}>{mark}</span>
      ))}
    </span>
  )
}

/** The Death Saving Throws of a dying creature. */
function DeathSaves({
  creature,
  context,
}: {
  readonly creature: Creature
  readonly context: FightContext
}): JSX.Element | null {
  const { life } = creature.vitals
  if (life.kind !== 'dying') return null
  const { t } = context.language
  const pips = (count: number): string => '●'.repeat(count) + '○'.repeat(3 - count)
  return (
    <span class="fight-death">
      <span aria-hidden="true">
        ✓ {pips(life.successes)}
        {context.ruleset.dying.failure === 'counted' ? ` ✕ ${pips(life.failures)}` : null}
      </span>
      <span class="visually-hidden">{t('life.dying', { successes: life.successes, failures: life.failures })}</span>
    </span>
  )
}

/** The actions and the movement that the creature has left on its turn. */
function RemainingActions({
  creature,
  context,
}: {
  readonly creature: Creature
  readonly context: FightContext
}): JSX.Element {
  const { state, language, ruleset } = context
  const { t } = language
  const { spent } = creature
  const feet = movementLeftFeet({ ruleset, state }, creature)
  const things = [
    ['action', hasActed(creature)],
    ...(ruleset.actions.bonusActions ? [['bonus-action', spent.bonusAction] as const] : []),
    ['reaction', spent.reaction],
  ] as const
  return (
    <ul class="fight-left">
      {things.map(([thing, isSpent]) => (
        <li key={thing} class={isSpent ? 'spent' : undefined}>
          {t(`left.${thing}`)}
          {isSpent ? <span class="visually-hidden"> {t('left.spent')}</span> : null}
        </li>
      ))}
      <li class={feet === 0 ? 'spent' : undefined}>{t('left.feet', { feet: language.length(feet) })}</li>
      {spent.attacksLeft > 0 ? <li>{t('left.attacks', { count: spent.attacksLeft })}</li> : null}
    </ul>
  )
}

/** The Hit Points of a creature, as a button: damage and healing are the most frequent acts. */
function HitPointsButton({
  creature,
  context,
}: {
  readonly creature: Creature
  readonly context: FightContext
}): JSX.Element {
  const { t, formats } = context.language
  const { vitals, id } = creature
  const points = hitPointsOf(creature)
  const maximum = vitals.hitPointMaximum
  const taken = maximum - points
  const hurt = hasKnownHitPoints(creature) && points * 2 <= maximum
  const text = hasKnownHitPoints(creature)
    ? t('points.of', { points: formats.integer(points), maximum: formats.integer(maximum) })
    : taken === 0
      ? '±'
      : formats.integer(-taken)
  const name = nameOf(context, id)
  return (
    <button
      type="button"
      class={`fight-points${hurt ? ' hurt' : ''}`}
      aria-label={t('points.label', { name, points: text === '±' ? t('points.unknown') : text })}
      onClick={() => context.openSheet({ kind: 'hit-points', id })}
    >
      <span>{text}</span>
      {vitals.temporaryHitPoints > 0 ? (
        <span class="fight-temporary">{formats.signed(vitals.temporaryHitPoints)}</span>
      ) : null}
      {hasKnownHitPoints(creature) ? (
        <svg class="fight-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="4" />
          <rect class="full" width={hitPointPercent(creature)} height="4" />
        </svg>
      ) : null}
    </button>
  )
}

function Row({ creature, context }: { readonly creature: Creature; readonly context: FightContext }): JSX.Element {
  const { state, language, actions } = context
  const { t, formats } = language
  const { id, initiative } = creature
  const isTurn = state.phase.kind === 'turn' && state.phase.of === id
  const isNext = state.phase.kind === 'between-turns' && state.phase.next === id
  const above = undecidedTieBefore(state, creature)
  const name = nameOf(context, id)
  return (
    <li
      class={`fight-row side-${creature.side}${isTurn ? ' turn' : ''}${isNext ? ' next' : ''}${isOut(creature) ? ' out' : ''}`}
      aria-current={isTurn ? 'true' : undefined}
      id={`creature-${Object.keys(state.creatures).indexOf(id) + 1}`}
      data-creature={id}
      data-place
    >
      <span class="fight-count">
        {initiative === 'none' ? null : (
          <>
            <span class="visually-hidden">{language.rules['initiative']?.title} </span>
            {formats.integer(initiative)}
          </>
        )}
      </span>
      <button type="button" class="fight-name" onClick={() => context.openSheet({ kind: 'creature', id })}>
        <span class="fight-who">{name}</span>
        <span class="fight-about">
          <span>{t('row.ac', { ac: formats.integer(creature.armorClass) })}</span>
          <DeathSaves creature={creature} context={context} />
          <StateLabels creature={creature} context={context} />
        </span>
      </button>
      <HitPointsButton creature={creature} context={context} />
      {above !== undefined && initiative !== 'none' ? (
        <button
          type="button"
          class="plain fight-tie"
          onClick={() => actions.submit([{ kind: 'set-initiative', creature: id, count: initiative, before: above }])}
        >
          {t('row.tie', { name, other: nameOf(context, above) })}
        </button>
      ) : null}
      {isTurn && creature.vitals.life.kind === 'conscious' ? (
        <RemainingActions creature={creature} context={context} />
      ) : null}
    </li>
  )
}

/** All creatures in Initiative order; those out of the fight are below. */
export function Order({ context }: { readonly context: FightContext }): JSX.Element {
  const { t } = context.language
  const creatures = inOrder(context.state)
  const list = useRef<HTMLElement>(null)
  const { phase } = context.state
  const turn = phase.kind === 'turn' ? phase.of : undefined
  useEffect(() => {
    if (turn !== undefined) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [turn])
  const [fighting, out] = [creatures.filter((one) => !isOut(one)), creatures.filter(isOut)]
  return (
    <section ref={list} class="fight-order" aria-label={t('order')}>
      <ol>
        {fighting.map((creature) => (
          <Row key={creature.id} creature={creature} context={context} />
        ))}
      </ol>
      {out.length === 0 ? null : (
        <>
          <h3>{t('out')}</h3>
          <ol class="fight-out">
            {out.map((creature) => (
              <Row key={creature.id} creature={creature} context={context} />
            ))}
          </ol>
        </>
      )}
      {context.state.phase.kind === 'no-combat' ? null : <Rule id="order-of-combat" language={context.language} />}
    </section>
  )
}
