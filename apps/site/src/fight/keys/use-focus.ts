import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/**
 * Keeps the focus in the tracker. If a change removes the focused control, the focus goes to the control with the same
 * id, such as the Hit Points of a creature that is now in another list, otherwise to the main button of the bar.
 */
export function useFocus(tracker: RefObject<HTMLElement | null>): void {
  const isInside = useRef(false)
  const lastId = useRef('')
  useEffect(() => {
    const follow = ({ target }: Event): void => {
      if (!(target instanceof Element)) return
      isInside.current = tracker.current?.contains(target) === true && target.closest('button, a, input') !== null
      if (isInside.current && target.closest('.fight-sheet') === null) lastId.current = target.id
    }
    document.addEventListener('focusin', follow)
    document.addEventListener('pointerdown', follow)
    return () => {
      document.removeEventListener('focusin', follow)
      document.removeEventListener('pointerdown', follow)
    }
  }, [])
  useEffect(() => {
    const { activeElement, body } = document
    const isUnusable = activeElement?.matches('.fight-bar [aria-disabled="true"]') === true
    if (!isInside.current || (activeElement !== body && !isUnusable)) return
    const same = isUnusable ? null : document.getElementById(lastId.current)
    const next = same ?? tracker.current?.querySelector<HTMLElement>('.fight-bar .main')
    next?.focus({ preventScroll: true })
  })
}
