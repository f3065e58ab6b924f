import { type ComponentChildren, render } from 'preact'
import { type HistoryProps, historyProps } from './history/history-props.ts'
import { RollHistory } from './history/RollHistory.tsx'
import { hasShared, readShared } from './history/shared-roll.ts'
import { type Odds, Tray } from './tray/Tray.tsx'

/** The roll in the URL, or that it is incomplete; undefined if there is none. */
async function sharedPart(props: HistoryProps): Promise<ComponentChildren> {
  const shared = readShared(location.search)
  if (!shared) return hasShared(location.search) ? <p class="problem">{props.t('broken')}</p> : undefined
  const { SharedResult } = await import('./history/SharedResult.tsx')
  return <SharedResult {...{ ...props, shared }} />
}

/**
 * Shows the tray and the history of rolls on their page.
 *
 * @param loadOdds loads the odds from the calculator module, which this one cannot import; gets the URL of the part of
 *   the dice calculator
 */
export async function showRolls(loadOdds: (part: string) => Promise<{ readonly Odds: Odds }>): Promise<void> {
  const [tray, history] = ['[data-tray]', '[data-roll-history]'].map((part) =>
    document.querySelector<HTMLElement>(part),
  )
  if (!tray || !history) return
  const props = await historyProps(location.pathname)
  const page = {
    start: new URLSearchParams(location.search).get('dice') ?? '',
    shared: await sharedPart(props),
    loadOdds: () => loadOdds(tray.dataset['oddsPart'] ?? ''),
    calculator: tray.dataset['oddsPage'] ?? '',
  }
  render(<Tray {...props} page={page} />, tray)
  render(<RollHistory {...props} />, history)
}
