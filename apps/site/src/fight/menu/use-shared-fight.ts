import type { Result } from '@rulestone/core'
import { useEffect, useState } from 'preact/hooks'
import type { Fight } from '../fight-document.ts'
import { isFightLink, type LinkProblem, readLink } from './fight-link.ts'

/** A fight that a link in the address shares, or what is wrong with the link. */
export type SharedFight = Result<Fight, LinkProblem>

/** The table that a shared fight comes to. */
interface Table {
  /** whether the fight of this browser is loaded */
  readonly isReady: boolean
  readonly isEmpty: boolean
  readonly open: (fight: Fight) => void
}

/**
 * The fight that the address shares, until it is opened or dismissed; the address then names only the page. On an empty table,
 * where nothing can be lost, it opens at once.
 */
export function useSharedFight({ isReady, isEmpty, open }: Table): readonly [SharedFight | undefined, () => void] {
  const [shared, setShared] = useState<SharedFight>()
  useEffect(() => {
    if (!isReady) return undefined
    const read = (): void => {
      if (isFightLink(location.hash)) void readLink(location.hash).then(setShared)
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [isReady])
  const dismiss = (): void => {
    history.replaceState(history.state, '', location.pathname + location.search)
    setShared(undefined)
  }
  const opening = isEmpty && shared?.ok ? shared.value : undefined
  useEffect(() => {
    if (opening === undefined) return
    open(opening)
    dismiss()
  }, [opening])
  return [opening === undefined ? shared : undefined, dismiss]
}
