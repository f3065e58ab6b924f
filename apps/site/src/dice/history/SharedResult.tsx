import { type Expression, format } from '@rulestone/core/dice'
import type { JSX } from 'preact'
import { Rolled } from '../rolled/Rolled.tsx'
import type { HistoryProps } from './history-props.ts'
import { rollShared } from './seeded-roll.ts'
import type { SharedRoll } from './shared-roll.ts'

/** A shared roll: rolled again from its seed, and compared with the total in the URL. */
export function SharedResult({
  shared,
  expression,
  t,
  roll,
  formats,
}: Pick<HistoryProps, 't' | 'roll' | 'formats'> & {
  readonly shared: SharedRoll
  readonly expression: Expression
}): JSX.Element {
  const { seed, turn, total: claimed } = shared
  const result = rollShared(expression, shared)
  const total = formats.integer(result.total)
  const values = { seed, turn, dice: format(expression), total, claimed: formats.integer(claimed) }
  return (
    <section class="shared-roll" aria-labelledby="shared-roll">
      <h2 id="shared-roll">{t('shared')}</h2>
      <Rolled roll={result} total={total} t={roll} />
      <p role="status" class={result.total === claimed ? undefined : 'problem'}>
        {t(result.total === claimed ? 'holds' : 'differs', values)}
      </p>
      {result.total === claimed ? <p class="hint">{t('shared-hint')}</p> : null}
    </section>
  )
}
