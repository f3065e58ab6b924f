import { type FightEvent, seededRandom } from '@rulestone/core'
import { useEffect, useRef, useState } from 'preact/hooks'
import { chosenEdition } from '../library/chosen-edition.ts'
import { remember, remembered } from '../shared/storage.ts'
import { nextDice } from './acts/needed-dice.ts'
import { missingArmorClasses } from './armor-class.ts'
import { type Fight, newFight, readDocument } from './fight-document.ts'
import { addActAndGoOn, currentSnapshot, redo, undo } from './fight-history.ts'
import { deleteUnreadable, loadFight, savedText, saveFight } from './saved-fight.ts'
import { applyAct, type RefusedAct } from './snapshots.ts'

const DICE_KEY = 'rulestone-fight-dice'

/** Who rolls dice: the page, or the players. */
type DiceMode = 'rolled' | 'real'

/** The last change to announce: done, undone, refused, or changed in another tab. */
type Change =
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'done' | 'undone' | 'redone'; readonly fight: Fight }
  | { readonly kind: 'refused'; readonly refusal: RefusedAct; readonly events: readonly FightEvent[] }

/** Events that wait for the AC of a target, or for the faces of real dice. */
interface PendingActs {
  readonly events: readonly FightEvent[]
  readonly faces: readonly number[]
}

/** The state of the fight tracker. */
export interface TrackerState {
  readonly fight: Fight
  readonly status: 'loading' | 'ready'
  /** whether the browser saves it */
  readonly isSaved: boolean
  /** saved texts that could not be read, until the reader deletes them */
  readonly unreadable: string | undefined
  readonly lastChange: Change | undefined
  readonly dice: DiceMode
  readonly pending: PendingActs | undefined
}

/** The actions of the fight tracker. */
export interface TrackerActions {
  /** does events, or asks for an AC or for real dice first; returns whether the rules allow them */
  submit(events: readonly FightEvent[]): boolean
  /** sets the AC that pending events wait for, and does them */
  enterArmorClass(ids: readonly string[], armorClass: number): void
  /** adds entered faces of real dice, and does the events once all are known */
  enterFaces(faces: readonly number[]): void
  rollRemaining(): void
  clearPending(): void
  undo(): void
  redo(): void
  replace(fight: Fight): void
  deleteUnreadable(): void
  setDiceMode(dice: DiceMode): void
}

/** Whether the rules allow events. */
const isAllowed = (fight: Fight, events: readonly FightEvent[]): boolean =>
  applyAct(currentSnapshot(fight), { events }, seededRandom('')).ok

/** The fight, read from the browser and saved after each change; changes in another tab are applied. */
export function useFight(): [TrackerState, TrackerActions] {
  const [tracker, setTracker] = useState<TrackerState>(() => ({
    fight: newFight('0'),
    status: 'loading',
    isSaved: true,
    unreadable: undefined,
    lastChange: undefined,
    dice: 'rolled',
    pending: undefined,
  }))
  const newest = useRef(tracker)
  const lastSeenText = useRef<string | undefined>(undefined)
  const show = (next: Partial<TrackerState>): void => {
    newest.current = { ...newest.current, ...next }
    setTracker(newest.current)
  }
  const withoutRefusal = (): Partial<TrackerState> =>
    newest.current.lastChange?.kind === 'refused' ? { lastChange: undefined } : {}
  const save = (fight: Fight, change: Change): void => {
    const text = saveFight(fight.document)
    if (text !== undefined) lastSeenText.current = text
    show({ fight, lastChange: change, isSaved: text !== undefined, pending: undefined })
  }
  const loadOtherTab = (): void => {
    const text = savedText()
    if (text === undefined || text === lastSeenText.current) return
    const loaded = readDocument(text)
    if (!loaded.ok) return
    lastSeenText.current = text
    show({ fight: loaded.value, lastChange: { kind: 'elsewhere' } })
  }
  /** The fight to act on. A suspended tab may have missed changes. */
  const current = (): Fight => {
    loadOtherTab()
    return newest.current.fight
  }

  useEffect(() => {
    const { text, fight = newFight(undefined, chosenEdition()), unreadable } = loadFight()
    const dice = remembered(DICE_KEY) === 'real' ? 'real' : 'rolled'
    lastSeenText.current = text
    show({ fight, unreadable, dice, status: 'ready', isSaved: remember(DICE_KEY, dice) })
    const wake = (): void => {
      if (newest.current.pending === undefined) loadOtherTab()
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
    const next = addActAndGoOn(newest.current.fight, dice.length === 0 ? { events } : { events, dice })
    if (next.ok) save(next.value, { kind: 'done', fight: next.value })
    else show({ lastChange: { kind: 'refused', refusal: next.error, events }, pending: undefined })
    return next.ok
  }
  /** Performs events, unless they need the AC of a target or further real dice. */
  const performOrAsk = (pending: PendingActs): boolean => {
    const { events, faces } = pending
    const fight = current()
    const needsArmorClass = missingArmorClasses(fight, events).length > 0 && isAllowed(fight, events)
    const needsDice = newest.current.dice === 'real' && nextDice(currentSnapshot(fight), events, faces) !== undefined
    if (!needsArmorClass && !needsDice) return perform(events, faces)
    show({ pending, ...withoutRefusal() })
    return true
  }

  const actions: TrackerActions = {
    submit: (events) => performOrAsk({ events, faces: [] }),
    enterArmorClass: (ids, armorClass) => {
      const { pending } = newest.current
      if (pending === undefined) return
      const given = ids.map((creature): FightEvent => ({ kind: 'set-armor-class', creature, armorClass }))
      performOrAsk({ ...pending, events: [...given, ...pending.events] })
    },
    enterFaces: (faces) => {
      const { pending } = newest.current
      if (pending !== undefined) performOrAsk({ ...pending, faces: [...pending.faces, ...faces] })
    },
    rollRemaining: () => {
      const { pending } = newest.current
      if (pending === undefined) return
      loadOtherTab()
      perform(pending.events, pending.faces)
    },
    clearPending: () => show({ pending: undefined, ...withoutRefusal() }),
    undo: () => {
      const fight = current()
      if (fight.document.done > 0) save(undo(fight), { kind: 'undone', fight })
    },
    redo: () => {
      const fight = current()
      const again = redo(fight)
      if (again !== fight) save(again, { kind: 'redone', fight: again })
    },
    replace: (fight) => save(fight, { kind: 'done', fight }),
    deleteUnreadable: () => {
      deleteUnreadable()
      show({ unreadable: undefined })
    },
    setDiceMode: (dice) => {
      remember(DICE_KEY, dice)
      show({ dice })
    },
  }
  return [tracker, actions]
}
