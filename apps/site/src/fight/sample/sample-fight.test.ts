import type { FightEvent } from '@rulestone/core'
import { expect, test } from 'vitest'
import { joinEvents } from '../creatures/newcomers.ts'
import { PRESETS } from '../creatures/presets.ts'
import { type Fight, newFight, readDocument } from '../fight-document.ts'
import { addAct, currentSnapshot } from '../fight-history.ts'
import sample from './sample-fight.json?raw'

/** Four of each side, and how often each joins. */
const FIGHTERS = [
  ['mira', 1],
  ['tam', 1],
  ['pell', 1],
  ['oru', 1],
  ['skirmisher', 2],
  ['archer', 1],
  ['beast', 1],
] as const

function fightOfPresets(): Fight {
  let fight = newFight('0')
  fight = { ...fight, document: { ...fight.document, seed: 'sample' } }
  const add = (events: readonly FightEvent[]): void => {
    const next = addAct(fight, { events })
    if (!next.ok) throw new RangeError(`the sample is refused: ${next.error.code}`)
    fight = next.value
  }
  for (const [id, copies] of FIGHTERS) {
    const preset = PRESETS.find((one) => one.id === id)
    if (preset === undefined) throw new RangeError(`no preset: ${id}`)
    const { newcomer, side } = preset
    add(joinEvents(currentSnapshot(fight).state, `@${id}`, newcomer, { side, copies }))
  }
  add([{ kind: 'roll-initiative' }])
  const { phase } = currentSnapshot(fight).state
  if (phase.kind === 'between-turns') add([{ kind: 'begin-turn', creature: phase.next }])
  return fight
}

test('the sample fight is that of the presets, four against four, on the first turn', () => {
  expect(JSON.parse(sample)).toEqual(fightOfPresets().document)
  const read = readDocument(sample)
  const { phase, round, creatures } = read.ok ? currentSnapshot(read.value).state : {}
  const sides = Object.values(creatures ?? {}).map(({ side }) => side)
  expect([phase?.kind, round]).toEqual(['turn', 1])
  expect(sides.toSorted()).toEqual([...Array(4).fill('foes'), ...Array(4).fill('party')])
})
