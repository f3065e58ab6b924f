import { parse } from '@rulestone/core/dice'
import { type JSX, render } from 'preact'
import { historyProps } from './history/history-props.ts'
import { RollHistory, type RollHistoryProps } from './history/RollHistory.tsx'
import { SharedResult } from './history/SharedResult.tsx'
import { readShared, tellsOfRoll } from './history/seeded-roll.ts'
import { unreadable } from './history/unreadable.ts'

/** The roll that the address tells of, or why it cannot be rolled. */
async function sharedPart(props: RollHistoryProps): Promise<JSX.Element | null> {
  const shared = readShared(location.search)
  if (!shared) return tellsOfRoll(location.search) ? <p class="problem">{props.t('broken')}</p> : null
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
