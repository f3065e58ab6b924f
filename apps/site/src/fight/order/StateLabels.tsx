import type { Creature } from '@rulestone/core'
import type { JSX } from 'preact'
import type { FightContext } from '../fight-context.ts'
import { attackName } from '../log/fight-language.ts'

/** The labels of a row: conditions, Concentration and other states. */
export function StateLabels({
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
export function DeathSaves({
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
