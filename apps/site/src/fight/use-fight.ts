import type { FightEvent } from '@rulestone/core'
import { useEffect, useRef, useState } from 'preact/hooks'
import { remember, remembered } from '../shared/storage.ts'
import { askedNext } from './acts/asked-dice.ts'
import { newTable, readDocument, type Table } from './fight-document.ts'
import type { RefusedAct } from './moments.ts'
import { deleteUnreadable, loadFight, savedText, saveFight } from './saved-fight.ts'
import { actOn, now, redo, undo } from './table-moves.ts'

const DICE_KEY = 'rulestone-fight-dice'

/** Who rolls dice: the page, or the players. */
type DiceMode = 'rolled' | 'real'

/** The last change to announce: done, undone, refused, or changed in another tab. */
type News =
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'done' | 'undone' | 'redone'; readonly table: Table }
  | { readonly kind: 'refused'; readonly refusal: RefusedAct }

/** Events that wait for the faces of real dice. */
interface Asking {
  readonly events: readonly FightEvent[]
  readonly faces: readonly number[]
}

/** The state of the fight tracker. */
export interface Held {
  readonly table: Table
  readonly status: 'loading' | 'ready'
  /** whether the browser saves it */
  readonly kept: boolean
  /** saved texts that could not be read, until the reader deletes them */
  readonly unreadable: string | undefined
  readonly news: News | undefined
  readonly dice: DiceMode
  readonly asking: Asking | undefined
}

/** The actions of the fight tracker. */
export interface Actions {
  /** does events, or asks for real dice first; returns whether the rules allow them */
  propose(events: readonly FightEvent[]): boolean
  /** adds entered faces of real dice, and does the events once all are known */
  tell(faces: readonly number[]): void
  rollTheRest(): void
  putAway(): void
  undo(): void
  redo(): void
  replace(table: Table): void
  deleteUnreadable(): void
  roll(dice: DiceMode): void
}

/** The fight, read from the browser and saved after each change; changes in another tab are applied. */
export function useTable(): [Held, Actions] {
  const [held, setHeld] = useState<Held>(() => ({
    table: newTable(() => 0),
    status: 'loading',
    kept: true,
    unreadable: undefined,
    news: undefined,
    dice: 'rolled',
    asking: undefined,
  }))
  const newest = useRef(held)
  const lastSeenText = useRef<string>()
  const show = (next: Partial<Held>): void => {
    newest.current = { ...newest.current, ...next }
    setHeld(newest.current)
  }
  const withoutRefusal = (): Partial<Held> => (newest.current.news?.kind === 'refused' ? { news: undefined } : {})
  const save = (table: Table, news: News): void => {
    const text = saveFight(table.document)
    if (text !== undefined) lastSeenText.current = text
    show({ table, news, kept: text !== undefined, asking: undefined })
  }
  const loadOtherTab = (): void => {
    const text = savedText()
    if (text === undefined || text === lastSeenText.current) return
    const loaded = readDocument(text)
    if (!loaded.ok) return
    lastSeenText.current = text
    show({ table: loaded.value, news: { kind: 'elsewhere' } })
  }
  /** The fight to act on. A suspended tab may have missed changes. */
  const current = (): Table => {
    loadOtherTab()
    return newest.current.table
  }

  useEffect(() => {
    const { text, table = newTable(), unreadable } = loadFight()
    const dice = remembered(DICE_KEY) === 'real' ? 'real' : 'rolled'
    lastSeenText.current = text
    show({ table, unreadable, dice, status: 'ready', kept: remember(DICE_KEY, dice) })
    const wake = (): void => {
      if (newest.current.asking === undefined) loadOtherTab()
    }
    addEventListener('storage', wake)
    addEventListener('pageshow', wake)
    document.addEventListener('visibilitychange', wake)
    return () => {
      removeEventListener('storage', wake)
      removeEventListener('pageshow', wake)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [])

  const perform = (events: readonly FightEvent[], dice: readonly number[]): boolean => {
    const next = actOn(newest.current.table, dice.length === 0 ? { events } : { events, dice })
    if (next.ok) save(next.value, { kind: 'done', table: next.value })
    else show({ news: { kind: 'refused', refusal: next.error }, asking: undefined })
    return next.ok
  }
  /** Performs events, unless they need further real dice. */
  const performOrAsk = (asking: Asking): boolean => {
    const { events, faces } = asking
    const table = current()
    if (newest.current.dice === 'rolled' || askedNext(now(table), events, faces) === undefined)
      return perform(events, faces)
    show({ asking, ...withoutRefusal() })
    return true
  }

  const actions: Actions = {
    propose: (events) => performOrAsk({ events, faces: [] }),
    tell: (faces) => {
      const { asking } = newest.current
      if (asking !== undefined) performOrAsk({ ...asking, faces: [...asking.faces, ...faces] })
    },
    rollTheRest: () => {
      const { asking } = newest.current
      if (asking === undefined) return
      loadOtherTab()
      perform(asking.events, asking.faces)
    },
    putAway: () => show({ asking: undefined, ...withoutRefusal() }),
    undo: () => {
      const table = current()
      if (table.document.done > 0) save(undo(table), { kind: 'undone', table })
    },
    redo: () => {
      const table = current()
      const again = redo(table)
      if (again !== table) save(again, { kind: 'redone', table: again })
    },
    replace: (table) => save(table, { kind: 'done', table }),
    deleteUnreadable: () => {
      deleteUnreadable()
      show({ unreadable: undefined })
    },
    roll: (dice) => {
      remember(DICE_KEY, dice)
      show({ dice })
    },
  }
  return [held, actions]
}
