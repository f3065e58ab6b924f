import type { Creature } from '@rulestone/core'
import type { JSX } from 'preact'
import { isOut } from '../fight-context.ts'
import type { FightLanguage } from '../log/fight-language.ts'

/** The mark of a side, which differs in shape, not only in color: a ring for the party, a diamond for foes. */
export const SideMark = ({ side }: { readonly side: string }): JSX.Element => (
  <svg class="fight-side" viewBox="0 0 12 12" aria-hidden="true">
    {side === 'party' ? <circle cx="6" cy="6" r="4" /> : <path d="M6 0.5 11.5 6 6 11.5 0.5 6Z" />}
  </svg>
)

/** How many of each side still stand, with the marks of the sides. */
export function Sides({
  creatures,
  language: { t, formats },
}: {
  readonly creatures: readonly Creature[]
  readonly language: FightLanguage
}): JSX.Element | null {
  const sides = ['party', 'foes'].map((side) => creatures.filter((one) => one.side === side))
  if (creatures.length === 0) return null
  return (
    <p class="fight-sides">
      {sides.map((members) =>
        members[0] === undefined ? null : (
          <span key={members[0].side}>
            <SideMark side={members[0].side} />{' '}
            {t('standing', {
              side: t(`sides.${members[0].side}`),
              standing: formats.integer(
                members.filter((one) => !isOut(one) && one.vitals.life.kind === 'conscious').length,
              ),
              all: formats.integer(members.length),
            })}
          </span>
        ),
      )}
    </p>
  )
}
