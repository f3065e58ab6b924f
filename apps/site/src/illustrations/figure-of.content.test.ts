import { GLOSSARY_RULES, HEADING_RULES, SECTION_RULES } from '@rulestone/core'
import { LOCALES } from '@rulestone/text'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, test } from 'vitest'
import { figureOf } from './figure-of.ts'
import { ALSO, ILLUSTRATIONS, illustrationsOf } from './illustrations.ts'

describe.each(LOCALES)('%s', (locale) => {
  test.each([...ILLUSTRATIONS.values()].map((one) => [one.id, one] as const))('%s', async (id, illustration) => {
    const html = toHtml(await figureOf(illustration, locale))
    expect(html).toContain(`<svg viewBox="0 0 320 ${illustration.height}" role="img" aria-labelledby="${id}-drawn">`)
    expect(html).toMatch(
      new RegExp(`<desc id="${id}-drawn">.+</desc>.+<figcaption data-key="${id}-drawn">.+</figcaption>`, 's'),
    )
    expect(html).not.toMatch(/undefined|NaN|\{\{|style=/)
  })
})

test('each rule with an illustration exists', () => {
  const ids: readonly string[] = [...GLOSSARY_RULES, ...SECTION_RULES, ...HEADING_RULES]
  expect([...ILLUSTRATIONS.keys(), ...ALSO.keys()].filter((id) => !ids.includes(id))).toEqual([])
})

test('a chapter shows each illustration once', () => {
  expect(illustrationsOf('dim-light', false)).toEqual(illustrationsOf('light', false))
  expect(illustrationsOf('dim-light', true)).toEqual([])
})
