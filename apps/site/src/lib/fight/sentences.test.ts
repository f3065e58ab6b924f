import { legal, REFUSAL_CODES, seededRandom, srd521 } from '@rulestone/core'
import { LANGUAGE_TAGS, LOCALES } from '@rulestone/text'
import { describe, expect, test } from 'vitest'
import { flatten, RESOURCES } from '../strings.ts'
import { choiceLabel } from './choice-label.ts'
import { tellEvent, tellRefusal } from './event-sentence.ts'
import { newTable } from './fight-document.ts'
import { joinEvents } from './newcomers.ts'
import { PRESETS } from './presets.ts'
import { act, now } from './table-moves.ts'
import { makeTalk, spacedThai } from './talk.ts'

/** Traces of a computer where a reader expects words and figures. */
const RAW = /\bNaN\b|\bundefined\b|\bnull\b|\{\{|\}\}|\[object|Infinity|@[a-z]/u

/** A fight in which whatever is possible is done at random: every event that can happen, with its steps. */
function wildFight(seed: string) {
  const random = seededRandom(seed)
  let table = newTable(random)
  for (const { id, newcomer, side } of PRESETS) {
    const joined = act(table, { events: joinEvents(now(table).state, `@${id}`, newcomer, { side }) })
    if (joined.ok) table = joined.value
  }
  for (let turn = 0; turn < 160; turn += 1) {
    const possible = legal(srd521, now(table).state).flatMap((one) =>
      one.possible && !/^(?:end-combat|long-rest|short-rest|leave|join)$/u.test(one.kind) ? [one.events] : [],
    )
    const events = possible[random() % Math.max(1, possible.length)] ?? []
    const event = events[random() % Math.max(1, events.length)]
    const next = event === undefined ? undefined : act(table, { events: [event] })
    if (next?.ok) table = next.value
  }
  return table
}

const tables = ['one', 'two', 'three', 'four', 'five', 'six'].map(wildFight)

describe.each(LOCALES)('%s', (locale) => {
  const talk = makeTalk(LANGUAGE_TAGS[locale], flatten(RESOURCES[locale]['fight'] ?? {}), {})

  test('whatever happens is told in words', () => {
    const kinds = new Set<string>()
    for (const { moments } of tables) {
      for (const happened of moments.flatMap((moment) => moment.happened)) {
        kinds.add(happened.event.kind)
        const { sentence, steps } = tellEvent(happened, talk)
        for (const text of [sentence, ...steps.map((step) => step.sentence)]) expect(text).not.toMatch(RAW)
        expect(choiceLabel(happened.event, talk)).not.toMatch(RAW)
      }
    }
    expect(kinds.size).toBeGreaterThan(25)
  })

  test('whatever is not possible has its reason in words', () => {
    for (const table of tables) {
      for (const one of legal(srd521, now(table).state)) {
        if (!one.possible) expect(tellRefusal(one.because, talk).sentence).not.toMatch(RAW)
      }
    }
  })

  test('every refusal has a sentence', () => {
    for (const code of REFUSAL_CODES) expect(talk.t.has(`refusals.${code}`), code).toBe(true)
  })

  test('every preset and its attacks have names', () => {
    for (const { id, newcomer } of PRESETS) {
      expect(talk.t.has(`presets.${id}`), id).toBe(true)
      for (const { id: attack } of newcomer.attacks ?? []) {
        expect(talk.t.has(`attacks.${attack.replace('@', '')}`), attack).toBe(true)
      }
    }
  })
})

test('the languages say the same keys', () => {
  const [en, zh, th] = LOCALES.map((locale) => Object.keys(flatten(RESOURCES[locale]['fight'] ?? {})).sort())
  expect(zh).toEqual(en)
  expect(th).toEqual(en)
})

test('Thai keeps a space to Latin letters and digits', () => {
  expect(spacedThai('Goblin 1เข้าร่วมกับWolf')).toBe('Goblin 1 เข้าร่วมกับ Wolf')
})
