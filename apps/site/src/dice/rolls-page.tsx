import { parse } from '@rulestone/core/dice'
import { type JSX, render } from 'preact'
import { type HistoryProps, historyProps } from './history/history-props.ts'
import { RollHistory } from './history/RollHistory.tsx'
import { SharedResult } from './history/SharedResult.tsx'
import { hasShared, readShared } from './history/seeded-roll.ts'
import { unreadable } from './history/unreadable.ts'

/** The roll in the URL, or why it cannot be reproduced. */
async function sharedPart(props: HistoryProps): Promise<JSX.Element | null> {
  const shared = readShared(location.search)
  if (!shared) return hasShared(location.search) ? <p class="problem">{props.t('broken')}</p> : null
  const parsed = parse(shared.dice)
  return parsed.ok ? (
    <SharedResult {...{ ...props, shared, expression: parsed.value }} />
  ) : (
    <p class="problem">{await unreadable(shared.dice, parsed.error, props)}</p>
  )
}

const root = document.querySelector('[data-roll-history]')
if (root) {
  const props = await historyProps(location.pathname)
  render(<RollHistory {...props}>{await sharedPart(props)}</RollHistory>, root)
}
