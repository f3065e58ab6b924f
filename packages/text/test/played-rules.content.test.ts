import { CALCULATORS } from '@rulestone/core'
import { expect, test } from 'vitest'
import { blockHtml } from '../src/index.ts'
import { library } from './real-library.ts'

const { entries } = library
const rules = Array.from(entries.values()).flatMap(({ en }) => (en ? [en] : []))

/** The entry for each id of an entry or heading. */
const homes = new Map(
  rules.flatMap(({ id, headings }) => [id, ...headings.map((heading) => heading.id)].map((place) => [place, id])),
)

/** The rules that show a calculator. */
const played = new Set(
  rules.flatMap(({ id, blocks }) => (blocks.some(({ kind }) => kind === 'calculator') ? [id] : [])),
)

/** Rules with figures from core and no calculator, by reason. */
const UNPLAYED: Readonly<Record<string, readonly string[]>> = {
  'counts how many there are of something, or names a level': [
    'action',
    'alignment',
    'attitude',
    'cantrip',
    'creature-type',
    'rhythm-of-play',
    'srd51-actions',
    'srd51-backgrounds',
    'srd51-feats',
    'srd51-languages',
    'srd51-overview',
    'step-4-alignment',
    'telepathy',
    'utilize',
  ],
  'says how long something takes, or how far it reaches': [
    'attunement',
    'bright-light',
    'combat',
    'magic',
    'next-rituals',
    'next-time',
    'ritual',
    'srd51-attunement',
    'srd51-downtime',
    'srd51-help',
    'srd51-spell-effects',
    'vision-and-light',
  ],
  'its dice can be rolled in the text': [
    'choose-languages',
    'combat-example',
    'next-dexterity',
    'srd51-races',
    'srd51-stat-block',
    'stat-block',
  ],
  'names a price': ['srd51-services'],
  'its calculators answer by the rules of today': [
    'srd51-armor-class',
    'srd51-encumbrance',
    'srd51-gaining-a-level',
    'srd51-multiclassing',
    'srd51-objects',
    'srd51-suffocation',
  ],
  'links to the rules it summarises, which have a calculator': ['resting', 'step-1-class', 'step-2-origin'],
  'a list of things, each with figures of its own': [
    'srd51-adventuring-gear',
    'srd51-armor',
    'srd51-diseases',
    'srd51-madness',
    'srd51-mounts-and-vehicles',
    'srd51-poisons',
    'srd51-thrown-gear',
    'srd51-traps',
  ],
}
const reasons = Object.values(UNPLAYED).flat()

/** A block of text with a figure or dice from core. */
const FIGURE = /<(?:data class="value"|a class="dice")/

test('every rule that a calculator cites shows a calculator', () => {
  const missing = CALCULATORS.flatMap(({ id, rules: cited }) =>
    cited
      .map((rule) => homes.get(rule) ?? rule)
      .flatMap((rule) => (played.has(rule) ? [] : [`${rule}: ::calculator{id="${id}"}`])),
  )
  expect(missing).toEqual([])
})

test('a rule with a figure from core shows a calculator, or is listed with a reason', () => {
  const withFigures = rules
    .filter(({ blocks }) =>
      blocks.some((block) => block.kind === 'table' || (block.kind === 'html' && FIGURE.test(blockHtml(block)))),
    )
    .map(({ id }) => id)
  expect(withFigures.filter((id) => !played.has(id)).sort()).toEqual(reasons.toSorted())
})
