import ruleIds from '@rulestone/testing/rule-ids.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import * as core from '../src/index.ts'
import { FIGURES } from './coverage/figures/index.ts'
import { COVERAGE } from './coverage/print.ts'
import { FIGURE_ROWS, RULE_ROWS } from './coverage/rows.ts'
import { HOLDS } from './coverage/rules/index.ts'
import { WITHOUT_FIGURES } from './coverage/rules/without-figures.ts'
import glossary from './fixtures/glossary-figures.json' with { type: 'json' }

const [written = 'no COVERAGE.md'] = Object.values(
  import.meta.glob<string>(['../COVERAGE.md'], { query: '?raw', import: 'default', eager: true }),
)

const ids = ruleIds.map(({ id }) => id)

describe('the figures of the Rules Glossary', () => {
  test('all 223 are covered, and nothing else', () => {
    expect(glossary.entries.flatMap(({ figures }) => figures)).toHaveLength(223)
    const keys = FIGURE_ROWS.map(({ headword, what }) => `${headword}: ${what}`)
    expect(Object.keys(FIGURES).sort()).toEqual([...keys].sort())
  })

  test.each(FIGURE_ROWS)('$headword: $what is $stated', ({ stated, answer }) => {
    expect(answer).toEqual({ value: stated, by: expect.arrayContaining([expect.any(String)]) })
  })
})

describe('the rules', () => {
  test('there are 306, each once', () => {
    expect(new Set(ids).size).toBe(306)
    expect(ids).toHaveLength(306)
  })

  test.each(RULE_ROWS)('$id has exports, or a reason to have none', ({ by, because }) => {
    expect(by.length > 0).toBe(because === 'none')
    expect(because.length).toBeGreaterThan(0)
  })

  test('every id that is listed is one of them, and in one list', () => {
    const listed = [...Object.keys(HOLDS), ...Object.keys(WITHOUT_FIGURES)]
    expect(listed.filter((id) => !ids.includes(id))).toEqual([])
    expect(new Set(listed).size).toBe(listed.length)
  })

  test('every name is an export of core, or a field of a ruleset, and is listed once', () => {
    for (const [id, names] of Object.entries(HOLDS)) {
      expect([id, new Set(names).size]).toEqual([id, names.length])
      for (const name of names) {
        const [first = '', field] = name.split('.')
        const value: unknown = Reflect.get(core, first)
        expect([id, name, value === undefined]).toEqual([id, name, false])
        if (field !== undefined) expect(value).toHaveProperty(field)
      }
    }
  })
})

test('COVERAGE.md is up to date: `pnpm coverage` writes it', () => {
  expect(written).toBe(COVERAGE)
})
