import { typeset } from '@rulestone/core/dice'
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { T } from '../../shared/make-t.ts'
import { type Favourite, favourites, MOST_NAME, onFavourites, setFavourites, withFavourite } from './favourites.ts'

interface FavouritesProps {
  /** the dice that can be added, in the notation of core; undefined if there are none */
  readonly dice: string | undefined
  readonly roll: (favourite: Favourite) => void
  /** the strings of the tray */
  readonly tray: T
}

const keyOf = ({ dice, name = '' }: Favourite): string => `${dice} ${name}`

/** The favourites of the reader: a touch rolls one. */
export function Favourites({ dice, roll, tray }: FavouritesProps): JSX.Element {
  const [list, setList] = useState(favourites)
  useEffect(() => onFavourites(() => setList(favourites())), [])
  const name = useRef<HTMLInputElement>(null)
  const items = useRef<HTMLUListElement>(null)
  /** Where the focus goes when its button is removed. */
  const nextFocus = useRef<number | undefined>(undefined)
  useLayoutEffect(() => {
    if (nextFocus.current === undefined) return
    const left = items.current?.children
    const next = left?.[Math.min(nextFocus.current, left.length - 1)]?.querySelector<HTMLElement>('.favourite-remove')
    nextFocus.current = undefined
    ;(next ?? name.current)?.focus()
  })
  const add = (event: Event): void => {
    event.preventDefault()
    if (dice === undefined || !name.current) return
    setFavourites(withFavourite(list, { dice, name: name.current.value }))
    name.current.value = ''
  }
  const remove = (favourite: Favourite, at: number): void => {
    nextFocus.current = at
    setFavourites(list.filter((one) => keyOf(one) !== keyOf(favourite)))
  }
  return (
    <section class="favourites" aria-labelledby="favourites">
      <h2 id="favourites">{tray('favourites')}</h2>
      {list.length === 0 ? null : (
        <ul ref={items}>
          {list.map((favourite, at) => (
            <li key={keyOf(favourite)}>
              <button type="button" class="live" onClick={() => roll(favourite)}>
                {favourite.name === undefined ? null : <span>{favourite.name} </span>}
                <span class="favourite-dice">{typeset(favourite.dice)}</span>
              </button>
              <button
                type="button"
                class="favourite-remove"
                aria-label={tray('remove', { name: favourite.name ?? typeset(favourite.dice) })}
                onClick={() => remove(favourite, at)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <form class="favourite-add" onSubmit={add}>
        <label class="label" for="favourite-name">
          {tray('name')}
        </label>
        <p class="roll-row">
          <input ref={name} id="favourite-name" type="text" autocomplete="off" maxLength={MOST_NAME} />
          <button type="submit" class="live" disabled={dice === undefined}>
            {dice === undefined ? tray('keep') : tray('keep-dice', { dice: typeset(dice) })}
          </button>
        </p>
      </form>
    </section>
  )
}
