import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { remember, remembered } from '../../shared/storage.ts'
import { pressByKey } from './key-press.ts'

const STORAGE_KEY = 'rulestone-fight-keys'

/** Whether the shortcuts are on, and how a reader turns them on and off. */
export interface Shortcuts {
  readonly areOn: boolean
  readonly turn: (areOn: boolean) => void
}

/** The shortcuts of the tracker. Whoever dictates text or uses single keys otherwise can turn them off. */
export function useShortcuts(tracker: RefObject<HTMLElement | null>): Shortcuts {
  const [areOn, setOn] = useState(true)
  useEffect(() => setOn(remembered(STORAGE_KEY) !== 'off'), [])
  useEffect(() => {
    if (!areOn) return
    const press = (event: KeyboardEvent): void => {
      if (tracker.current === null || !pressByKey(event, tracker.current)) return
      event.preventDefault()
      event.stopPropagation()
    }
    // Before the listeners of the site, which know / as a key of their own.
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [areOn])
  return {
    areOn,
    turn: (on) => {
      remember(STORAGE_KEY, on ? undefined : 'off')
      setOn(on)
    },
  }
}
