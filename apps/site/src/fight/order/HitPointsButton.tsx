import type { Creature } from '@rulestone/core'
import type { JSX } from 'preact'
import { type FightContext, hitPointPercent, hitPointsOf, nameOf } from '../fight-context.ts'
import { Key } from '../keys/Key.tsx'

/** The Hit Points of a creature, as a button: damage and healing are the most frequent acts. */
export function HitPointsButton({
  creature,
  context,
  rowId,
  digit,
}: {
  readonly creature: Creature
  readonly context: FightContext
  readonly rowId: string
  /** the key that presses it */
  readonly digit: string | undefined
}): JSX.Element {
  const { t, formats } = context.language
  const { vitals, id } = creature
  const points = hitPointsOf(creature)
  const maximum = vitals.hitPointMaximum
  const taken = maximum - points
  const hurt = creature.hitPointsKnown && points * 2 <= maximum
  const text = creature.hitPointsKnown
    ? t('points.of', { points: formats.integer(points), maximum: formats.integer(maximum) })
    : taken === 0
      ? '±'
      : formats.integer(-taken)
  const name = nameOf(context, id)
  const values = {
    points: formats.integer(points),
    maximum: formats.integer(maximum),
    temporary: formats.integer(vitals.temporaryHitPoints),
  }
  const spoken = creature.hitPointsKnown
    ? t(vitals.temporaryHitPoints > 0 ? 'points.spoken-temporary' : 'points.spoken', values)
    : taken === 0
      ? t('points.unknown')
      : text
  return (
    <button
      type="button"
      id={`${rowId}-points`}
      data-digit={digit}
      aria-keyshortcuts={context.shortcuts.areOn ? digit : undefined}
      class={`fight-points${hurt ? ' hurt' : ''}`}
      onClick={() => context.openSheet({ kind: 'hit-points', id })}
    >
      {digit === undefined || !context.shortcuts.areOn ? null : <Key>{digit}</Key>}
      <span class="visually-hidden">{t('points.label', { name, points: spoken })}</span>
      <span aria-hidden="true">{text}</span>
      {vitals.temporaryHitPoints > 0 ? (
        <span class="fight-temporary" aria-hidden="true">
          {formats.signed(vitals.temporaryHitPoints)}
        </span>
      ) : null}
      {creature.hitPointsKnown ? (
        <svg class="fight-health" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="4" />
          <rect class="full" width={hitPointPercent(creature)} height="4" />
        </svg>
      ) : null}
    </button>
  )
}
