import { format, parse } from '@rulestone/core/dice'
import type { JSX } from 'preact'
import { Rolled } from '../rolled/Rolled.tsx'
import type { HistoryProps } from './history-props.ts'
import { rollShared } from './seeded-roll.ts'
import type { SharedRoll } from './shared-roll.ts'

/**
 * A shared roll: rolled again from its seed, and compared with the total in the URL. Nothing if its dice have a mistake,
 * which the field of the tray explains.
 */
export function SharedResult({
  shared,
  t,
  roll,
  formats,
}: Pick<HistoryProps, 't' | 'roll' | 'formats'> & {
  readonly shared: SharedRoll
}): JSX.Element | null {
  const { seed, turn, total: claimed } = shared
  const parsed = parse(shared.dice)
  if (!parsed.ok) return null
  const result = rollShared(parsed.value, shared)
  const total = formats.integer(result.total)
  const values = { seed, turn, dice: format(parsed.value), total, claimed: formats.integer(claimed) }
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
