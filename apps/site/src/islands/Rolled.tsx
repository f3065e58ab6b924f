import { format, type Roll } from '@rulestone/core/dice'
import type { JSX } from 'preact'
import type { T } from '../lib/make-t.ts'
import { noticeOf, type RollPart, rollParts, spokenParts } from '../lib/roll-parts.ts'
import { Die } from './Die.tsx'

/** The most pieces that are laid out; a hundred dice are summed, not looked at. */
const MOST_PARTS = 40

interface RolledProps {
  readonly roll: Roll
  readonly label?: string
  readonly total: string
  /** the strings of `roll` */
  readonly t: T
}

const Piece = ({ part }: { readonly part: RollPart }): JSX.Element =>
  part.kind === 'die' ? <Die {...part} /> : <span class="term">{part.kind === 'sign' ? part.text : part.value}</span>

/** A roll as it lies on the table: its total, and each die that made it. */
export function Rolled({ roll, label, total, t }: RolledProps): JSX.Element {
  const parts = rollParts(roll)
  const notice = noticeOf(parts)
  return (
    <div class="rolled">
      <p class="rolled-total">
        <span class="total">{total}</span>
        {notice === undefined ? null : <span class="notice">{t(notice)}</span>}
        <span class="rolled-label">{label ?? format(roll.expression).replaceAll('-', '−')}</span>
      </p>
      <p class="rolled-dice" aria-hidden="true">
        {parts.slice(0, MOST_PARTS).map((part, index) => (
          <Piece key={index} part={part} />
        ))}
        {parts.length > MOST_PARTS ? <span class="term">…</span> : null}
      </p>
    </div>
  )
}

/** A roll in one sentence for a screen reader. */
export function announcement(roll: Roll, total: string, t: T): string {
  const parts = rollParts(roll)
  const notice = noticeOf(parts)
  const spoken = parts.length > 1 && parts.length <= MOST_PARTS ? `: ${spokenParts(parts, t('dropped'))}` : ''
  const noticed = notice === undefined ? '' : `. ${t(notice)}`
  return `${t('result', { dice: format(roll.expression).replaceAll('-', '−'), total })}${spoken}${noticed}`
}
