import { typeset } from '@rulestone/core/dice'
import type { JSX } from 'preact'
import { Die } from '../rolled/Die.tsx'
import type { HistoryProps } from './history-props.ts'
import { placeIn } from './place-in.ts'
import type { SavedRoll } from './saved-roll.ts'
import type { SharedRoll } from './shared-roll.ts'

/** The maximum number of dice shown for one roll. */
const MOST_FACES = 20

interface ItemProps extends HistoryProps {
  readonly item: SavedRoll
  readonly again: () => void
  readonly share: (shared: SharedRoll) => void
  readonly remove: () => void
}

/** A roll of the history: its total, its dice, where and when it was made, and its actions. */
export function SavedRollItem({ item, roll, t, tag, formats, address, again, share, remove }: ItemProps): JSX.Element {
  const { seed, turn, dice, total } = item
  const time = new Date(item.time)
  // A roll has its name in the language it was made in; the link leads to the page in the current language.
  const place = placeIn(address.replace(/[^/]+\/$/u, ''), item.address)
  const name = item.label ?? typeset(dice)
  const named = (key: string): string => `${t(key)}: ${name}, ${formats.integer(total)}`
  return (
    <li>
      <p class="rolled-total">
        <span class="total">{formats.integer(total)}</span>
        <span class="rolled-label">
          {item.label === undefined ? null : (
            <>
              <span lang={place.from}>{item.label}</span>{' '}
            </>
          )}
          {typeset(dice)}
        </span>
      </p>
      <p class="rolled-dice" aria-hidden="true">
        {item.faces.slice(0, MOST_FACES).map((face, index) => (
          <Die key={index} kind="die" {...face} />
        ))}
        {item.faces.length > MOST_FACES ? <span class="term">…</span> : null}
      </p>
      <p class="visually-hidden">
        {item.faces
          .map(({ value, kept }) => (kept ? String(value) : roll('noted', { value, notes: roll('dropped') })))
          .join(roll('separator'))}
      </p>
      <p class="roll-origin">
        <a href={place.address}>
          <span lang={place.from}>{item.title}</span>
        </a>{' '}
        <time dateTime={time.toISOString()}>
          {new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(time)}
        </time>
        {seed === undefined || turn === undefined ? null : (
          <>
            {' '}
            <span>{t('from-seed', { seed, turn })}</span>
          </>
        )}
      </p>
      <p class="roll-row">
        <button type="button" class="plain" aria-label={named('again')} onClick={again}>
          {t('again')}
        </button>
        {seed === undefined || turn === undefined ? null : (
          <button
            type="button"
            class="plain"
            aria-label={named('share')}
            onClick={() => share({ dice, seed, turn, total })}
          >
            {t('share')}
          </button>
        )}
        <button type="button" class="plain" aria-label={named('delete')} onClick={remove}>
          {t('delete')}
        </button>
      </p>
    </li>
  )
}
