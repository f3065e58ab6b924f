import { render } from 'preact'
import { readShared } from '../lib/seeded-roll.ts'
import { RollHistory } from './RollHistory.tsx'
import { historyProps } from './roll-words.ts'
import { SharedResult } from './SharedResult.tsx'

const root = document.querySelector('[data-roll-history]')
if (root) {
  const props = await historyProps(location.pathname)
  const shared = readShared(location.search)
  render(<RollHistory {...props}>{shared ? <SharedResult {...{ ...props, shared }} /> : null}</RollHistory>, root)
}
