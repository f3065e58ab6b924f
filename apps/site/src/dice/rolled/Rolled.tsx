import { format, type Roll, typeset } from '@rulestone/core/dice'
import type { JSX } from 'preact'
import type { T } from '../../shared/make-t.ts'
import { Die } from './Die.tsx'
import { noticeOf, type RollPart, rollParts, spokenParts } from './roll-parts.ts'
import { writeFace } from './write-face.ts'

/** The maximum number of parts shown. */
const MOST_PARTS = 40

interface RolledProps {
  readonly roll: Roll
  readonly label?: string
  readonly total: string
  /** the strings of `roll` */
  readonly t: T
}

function Piece({ part }: { readonly part: RollPart }): JSX.Element {
  switch (part.kind) {
    case 'die':
      return <Die {...part} />
    case 'number':
      return part.kept ? (
        <span class="term">{writeFace(part.value)}</span>
      ) : (
        <s class="term dropped">{writeFace(part.value)}</s>
      )
    case 'sign':
      return <span class={part.text === ',' ? 'term comma' : 'term'}>{part.text}</span>
    case 'label':
      return <span class="term roll-label">{part.text}</span>
  }
}

/** A roll: its total, and its dice. */
export function Rolled({ roll, label, total, t }: RolledProps): JSX.Element {
  const parts = rollParts(roll)
  const notice = noticeOf(parts)
  return (
    <div class="rolled">
      <p class="rolled-total">
        <span class="total">{total}</span>
        {notice === undefined ? null : <span class="notice">{t(notice)}</span>}
        <span class="rolled-label">{label ?? typeset(format(roll.expression))}</span>
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

/** A roll as a sentence for a screen reader. */
export function announcement(roll: Roll, total: string, t: T): string {
  const parts = rollParts(roll)
  const notice = noticeOf(parts)
  const spoken = parts.length > 1 && parts.length <= MOST_PARTS ? `: ${spokenParts(parts, t)}` : ''
  const noticed = notice === undefined ? '' : `. ${t(notice)}`
  return `${t('result', { dice: typeset(format(roll.expression)), total })}${spoken}${noticed}`
}
