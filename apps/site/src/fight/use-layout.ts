import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** As in `fight.css`: list, sheet and log are side by side. */
const WIDE = '(min-width: 72rem)'

/** Tells the style sheet where the tracker begins: on a wide page it fills the window below. */
export function useTop(tracker: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = tracker
    if (current === null) return
    const measure = (): void => {
      const top = Math.round(current.getBoundingClientRect().top + scrollY)
      current.style.setProperty('--fight-top', `${top}px`)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    measure()
    return () => observer.disconnect()
  }, [])
}

/** Whether the page is wide enough for list, sheet and log side by side. */
export function useWide(): boolean {
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const query = matchMedia(WIDE)
    const read = (): void => setWide(query.matches)
    read()
    query.addEventListener('change', read)
    return () => query.removeEventListener('change', read)
  }, [])
  return isWide
}
