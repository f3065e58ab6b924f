import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { CopyByHand } from '../../shared/CopyByHand.tsx'
import { useCopy } from '../../shared/use-copy.ts'
import type { HistoryProps } from './history-props.ts'
import { onRolls, savedRolls, setRolls } from './roll-store.ts'
import { SaveButtons } from './SaveButtons.tsx'
import { SavedRollItem } from './SavedRollItem.tsx'
import { SeedForm } from './SeedForm.tsx'
import type { SavedRoll } from './saved-roll.ts'
import { type SharedRoll, sharedQuery } from './shared-roll.ts'

/** How many rolls are shown at first, and how many more at a time. */
const FIRST = 25
const MORE = 100

/** The rolls made in this browser, newest first. */
export function RollHistory(props: HistoryProps): JSX.Element {
  const { t, roll, tray, formats, address } = props
  const [rolls, setShown] = useState(savedRolls)
  const [most, setMost] = useState(FIRST)
  const { said, say, left, copy } = useCopy(t('copied'))
  /** The history before the last deletion. */
  const [deleted, setDeleted] = useState<readonly SavedRoll[]>()
  useEffect(() => onRolls(() => setShown(savedRolls())), [])
  const list = useRef<HTMLOListElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  /** Where the focus goes when its button is removed: the index of an item, and a part of it. */
  const nextFocus = useRef<{ readonly at: number; readonly part: 'a' | 'button:last-child' } | undefined>(undefined)
  useLayoutEffect(() => {
    if (!nextFocus.current) return
    const { at, part } = nextFocus.current
    nextFocus.current = undefined
    const items = list.current?.children
    const target = items?.[Math.min(at, items.length - 1)]?.querySelector<HTMLElement>(part) ?? undoButton.current
    target?.focus()
  })

  /** The code of rolls is fetched at the first one. */
  const again = async ({ dice, title, address, label }: SavedRoll): Promise<void> => {
    const words = { t: roll, integer: formats.integer, place: { title, address } }
    try {
      const { rollText } = await import('../rolled/roll-text.ts')
      say(rollText(dice, label === undefined ? words : { ...words, label })?.spoken ?? '')
    } catch {
      say(tray('failed'))
    }
  }
  const share = (shared: SharedRoll): void => {
    const url = new URL(address, location.href)
    url.search = sharedQuery(shared)
    copy(url.href)
  }
  /** Keeps some rolls only; the focus goes to the item at an index. */
  const reduceTo = (others: readonly SavedRoll[], at: number): void => {
    nextFocus.current = { at, part: 'button:last-child' }
    setDeleted(rolls)
    setRolls(others)
    say(t('deleted'))
  }
  /** Restores the deleted rolls; later rolls stay. */
  const undo = (): void => {
    if (!deleted) return
    const known = new Set(deleted.map(({ id }) => id))
    const shown = new Set(rolls.map(({ id }) => id))
    const back = [...savedRolls().filter(({ id }) => !known.has(id)), ...deleted]
    nextFocus.current = { at: back.findIndex(({ id }) => !shown.has(id)), part: 'button:last-child' }
    setRolls(back)
    setDeleted(undefined)
    say('')
  }
  const showMore = (): void => {
    nextFocus.current = { at: most, part: 'a' }
    setMost(most + MORE)
  }
  return (
    <section class="roll-history" aria-labelledby="roll-history">
      <h2 id="roll-history">{t('history')}</h2>
      <SeedForm t={t} />
      <p class="roll-row roll-all">
        {rolls.length === 0 ? null : (
          <>
            <SaveButtons rolls={rolls} t={t} />
            <button type="button" class="plain" onClick={() => reduceTo([], 0)}>
              {t('delete-all')}
            </button>
          </>
        )}
        {deleted === undefined ? null : (
          <button ref={undoButton} type="button" class="plain" onClick={undo}>
            {t('undo')}
          </button>
        )}
        <span class="hint" role="status">
          {said}
        </span>
      </p>
      <CopyByHand label={t('copy-by-hand')} rows={3} text={left} />
      {rolls.length === 0 ? (
        <p class="hint">{t('none')}</p>
      ) : (
        <ol ref={list} class="roll-list" aria-labelledby="roll-history">
          {rolls.slice(0, most).map((item, at) => (
            <SavedRollItem
              key={item.id}
              {...{ ...props, item, share }}
              again={() => again(item)}
              remove={() =>
                reduceTo(
                  rolls.filter(({ id }) => id !== item.id),
                  at,
                )
              }
            />
          ))}
        </ol>
      )}
      {rolls.length > most ? (
        <button type="button" class="plain" onClick={showMore}>
          {t('more', { count: rolls.length - most })}
        </button>
      ) : null}
    </section>
  )
}
