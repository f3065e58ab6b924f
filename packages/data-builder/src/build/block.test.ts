import { english } from '@rulestone/testing/entries'
import { buildWorkbench } from '@rulestone/text'
import { expect, it } from 'vitest'
import { buildRules } from './build-data.ts'

const file = (path: string, text: string) => ({ file: path, bytes: new TextEncoder().encode(text) })
const UNITS = '{ "feet": { "noun_one": "{{value}} foot", "noun_other": "{{value}} feet" } }'

/** The block of an English rule with this text, without its key. */
function blockOf(text: string) {
  const workbench = buildWorkbench([
    file('rules/combat/wall.en.md', english('wall', text)),
    file('rules/combat/cover.en.md', english('cover', '## Half Cover {#half-cover}')),
    file('strings/en/units.json', UNITS),
    file('strings/en/calculators.json', '{ "attack": { "title": "Attack" } }'),
  ])
  const rule = buildRules(workbench, { site: 'https://a.org/r' }).find(({ id }) => id === 'wall')
  const [{ key: _, ...block } = { key: '' }] = rule?.blocks ?? []
  return block
}

const feet = { value: 30, unit: 'feet', metric: { value: 9, unit: 'meters' } }

it.each<[string, string, object]>([
  [
    'text with marks',
    '**A *low* wall.**  It\nhelps.',
    {
      kind: 'paragraph',
      spans: [
        { text: 'A ', strong: true },
        { text: 'low', strong: true, emphasis: true },
        { text: ' wall.', strong: true },
        { text: ' It helps.' },
      ],
      markdown: '**A *low* wall.** It helps.',
      text: 'A low wall. It helps.',
    },
  ],
  [
    'links to rules and headings',
    'See [Half Cover](rule:half-cover).',
    {
      kind: 'paragraph',
      spans: [{ text: 'See ' }, { text: 'Half Cover', rule: 'half-cover' }, { text: '.' }],
      markdown: 'See [Half Cover](https://a.org/r/en/rules/cover/#half-cover).',
      text: 'See Half Cover.',
    },
  ],
  [
    'a link around a measure, as one link',
    '[Half Cover within 30 feet](rule:half-cover)',
    {
      kind: 'paragraph',
      spans: [
        { text: 'Half Cover within ', rule: 'half-cover' },
        { text: '30 feet', rule: 'half-cover', measure: feet },
      ],
      markdown: '[Half Cover within 30 feet](https://a.org/r/en/rules/cover/#half-cover)',
      text: 'Half Cover within 30 feet',
    },
  ],
  [
    'figures of core, with their ids and values',
    ':value[half-cover-bonus] within :value[help-attack-distance]',
    {
      kind: 'paragraph',
      spans: [
        { text: '+2', figure: 'half-cover-bonus', value: 2 },
        { text: ' within ' },
        {
          text: '5 feet',
          figure: 'help-attack-distance',
          measure: { value: 5, unit: 'feet', metric: { value: 1.5, unit: 'meters' } },
        },
      ],
      markdown: '+2 within 5 feet',
      text: '+2 within 5 feet',
    },
  ],
  [
    'dice and lengths in the text',
    'Roll :dice[2d6-1] at 30 feet.',
    {
      kind: 'paragraph',
      spans: [
        { text: 'Roll ' },
        { text: '2d6−1', dice: '2d6-1' },
        { text: ' at ' },
        { text: '30 feet', measure: feet },
        { text: '.' },
      ],
      markdown: 'Roll 2d6−1 at 30 feet.',
      text: 'Roll 2d6−1 at 30 feet.',
    },
  ],
  [
    'a list that starts at 3',
    '3. one\n4. *two*',
    {
      kind: 'list',
      ordered: true,
      start: 3,
      items: [{ spans: [{ text: 'one' }] }, { spans: [{ text: 'two', emphasis: true }] }],
      markdown: '3. one\n4. *two*',
      text: '3. one\n4. two',
    },
  ],
  [
    'a table of words',
    '| a | b |\n|---|---|\n| c | |',
    {
      kind: 'table',
      header: [{ spans: [{ text: 'a' }] }, { spans: [{ text: 'b' }] }],
      rows: [[{ spans: [{ text: 'c' }] }, { spans: [] }]],
      markdown: '| a | b |\n| - | - |\n| c | |',
      text: 'a | b\nc | ',
    },
  ],
  [
    'a calculator with typed values',
    '::calculator{id="attack" ac="12" cover="half" resistance="yes"}',
    {
      kind: 'calculator',
      calculator: 'attack',
      title: 'Attack',
      input: { ac: 12, cover: 'half', resistance: true },
      url: 'https://a.org/r/en/calculators/attack/?ac=12&cover=half&resistance=yes',
      markdown: '[Attack](https://a.org/r/en/calculators/attack/?ac=12\\&cover=half\\&resistance=yes)',
      text: '',
    },
  ],
])('%s', (_, text, block) => {
  expect(blockOf(text)).toEqual(block)
})

it('refuses text that has no form as data', () => {
  expect(() => blockOf('> A quote.')).toThrow(/quote-1 is <blockquote>/)
})
