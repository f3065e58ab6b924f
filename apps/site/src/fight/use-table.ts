import type { FightEvent } from '@rulestone/core'
import { useEffect, useRef, useState } from 'preact/hooks'
import { askedNext } from './acts/asked-dice.ts'
import { newTable, readDocument, type Table, writeDocument } from './fight-document.ts'
import type { RefusedAct } from './moments.ts'
import { actOn, now, redo, undo } from './table-moves.ts'

const KEY = 'rulestone-fight'
const DICE_KEY = 'rulestone-fight-dice'
const UNREADABLE_KEY = 'rulestone-fight-unreadable'

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
  /** the saved text, if it could not be read, so that nothing is lost */
  readonly unreadable?: string
  readonly news?: News
  readonly dice: DiceMode
  readonly asking?: Asking
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
  roll(dice: DiceMode): void
}

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** The fight, read from the browser and saved after each change; changes in another tab are applied. */
export function useTable(): [Held, Actions] {
  const [held, setHeld] = useState<Held>(() => ({
    table: newTable(() => 0),
    status: 'loading',
    kept: true,
    dice: 'rolled',
  }))
  const newest = useRef(held)
  /** the saved text when this tab last looked */
  const seen = useRef<string>()
  const show = (next: Partial<Held>): void => {
    newest.current = { ...newest.current, ...next }
    setHeld(newest.current)
  }
  const without = (): Held => {
    const { asking: _, ...rest } = newest.current
    newest.current = rest
    return rest
  }
  const keep = (table: Table, news: News): void => {
    without()
    const text = writeDocument(table.document)
    const kept = write(KEY, text)
    if (kept) seen.current = text
    show({ table, news, kept })
  }
  const takeOver = (): void => {
    const text = read(KEY)
    if (text === undefined || text === seen.current) return
    const loaded = readDocument(text)
    if (!loaded.ok) return
    seen.current = text
    show({ table: loaded.value, news: { kind: 'elsewhere' } })
  }
  /** The fight to act on. A suspended tab may have missed changes. */
  const current = (): Table => {
    takeOver()
    return newest.current.table
  }

  useEffect(() => {
    const text = read(KEY)
    const dice = read(DICE_KEY) === 'real' ? 'real' : 'rolled'
    const loaded = text === undefined ? undefined : readDocument(text)
    const table = loaded?.ok ? loaded.value : newTable()
    const lost = text !== undefined && loaded?.ok === false ? { unreadable: text } : {}
    if (lost.unreadable !== undefined) write(UNREADABLE_KEY, lost.unreadable)
    seen.current = text
    show({ table, status: 'ready', dice, kept: write(DICE_KEY, dice), ...lost })
    const wake = (): void => {
      if (newest.current.asking === undefined) takeOver()
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
    const { table } = newest.current
    const next = actOn(table, dice.length === 0 ? { events } : { events, dice })
    if (next.ok) {
      keep(next.value, { kind: 'done', table: next.value })
      return true
    }
    without()
    show({ news: { kind: 'refused', refusal: next.error } })
    return false
  }

  const actions: Actions = {
    propose: (events) => {
      const table = current()
      if (newest.current.dice === 'rolled' || askedNext(now(table), events, []) === undefined)
        return perform(events, [])
      actions.putAway()
      show({ asking: { events, faces: [] } })
      return true
    },
    tell: (faces) => {
      const { asking } = newest.current
      if (asking === undefined) return
      const table = current()
      const all = [...asking.faces, ...faces]
      if (askedNext(now(table), asking.events, all) === undefined) perform(asking.events, all)
      else show({ asking: { ...asking, faces: all } })
    },
    rollTheRest: () => {
      const { asking } = newest.current
      if (asking === undefined) return
      takeOver()
      perform(asking.events, asking.faces)
    },
    putAway: () => {
      const { news, ...rest } = without()
      newest.current = news === undefined || news.kind === 'refused' ? rest : { ...rest, news }
      setHeld(newest.current)
    },
    undo: () => {
      const table = current()
      if (table.document.done > 0) keep(undo(table), { kind: 'undone', table })
    },
    redo: () => {
      const table = current()
      const again = redo(table)
      if (again !== table) keep(again, { kind: 'redone', table: again })
    },
    replace: (table) => keep(table, { kind: 'done', table }),
    roll: (dice) => {
      write(DICE_KEY, dice)
      show({ dice })
    },
  }
  return [held, actions]
}
