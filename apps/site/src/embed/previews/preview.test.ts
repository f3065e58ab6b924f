import { expect, test } from 'vitest'
import { previewOf } from './preview.ts'
import { linkedText } from './text-link.ts'

const SITE = 'https://a.org/r/'

test.each([
  ['en/rules/cover/', { folder: 'rules', language: 'en', id: 'cover', heading: undefined }],
  ['zh/rules/cover', { folder: 'rules', language: 'zh', id: 'cover', heading: undefined }],
  ['th/rules/cover/?ac=15#half-cover', { folder: 'rules', language: 'th', id: 'cover', heading: 'half-cover' }],
  ['th/rules/cover/#half-cover.p-1', { folder: 'rules', language: 'th', id: 'cover', heading: 'half-cover' }],
  ['en/spells/fireball/', { folder: 'spells', language: 'en', id: 'fireball', heading: undefined }],
  ['zh/creatures/owlbear/', { folder: 'creatures', language: 'zh', id: 'owlbear', heading: undefined }],
  ['th/creatures/owlbear/#rend', { folder: 'creatures', language: 'th', id: 'owlbear', heading: 'rend' }],
  ['th/rules/', undefined],
  ['en/spells/', undefined],
  ['en/creatures/?cr=3', undefined],
  ['en/calculators/attack/', undefined],
])('what a link leads to: %s', (path, text) => {
  expect(linkedText(SITE + path, SITE)).toEqual(text)
})

test('a link to another site leads to nothing', () => {
  expect(linkedText('https://b.org/r/en/rules/cover/', SITE)).toBeUndefined()
})

const COVER = {
  title: 'Cover',
  summary: 'Obstacles help.',
  blocks: [
    { kind: 'paragraph', key: 'p-1', text: 'Walls.' },
    { kind: 'heading', key: 'half-cover', text: 'Half Cover' },
    { kind: 'paragraph', key: 'half-cover.p-1', text: '+2 to AC.' },
    { kind: 'heading', key: 'degrees', text: 'Degrees' },
    { kind: 'table', key: 'degrees.table-1', text: 'Half | +2' },
  ],
}

test.each([
  ['a rule', undefined, { title: 'Cover', text: 'Obstacles help.' }],
  ['a heading', 'half-cover', { title: 'Half Cover', text: '+2 to AC.' }],
  ['a heading without a paragraph', 'degrees', { title: 'Degrees', text: 'Obstacles help.' }],
  ['an unknown heading', 'walls', { title: 'Cover', text: 'Obstacles help.' }],
])('the preview of %s', (_, heading, preview) => {
  expect(previewOf(COVER, heading)).toEqual(preview)
})
