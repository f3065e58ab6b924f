import { describe, expect, test } from 'vitest'
import { CHECKS } from '../src/checks/checks.ts'
import type { BadExample, Check, Example } from '../src/checks/framework/check.ts'
import { runCheck } from '../src/checks/framework/run-check.ts'
import { SCHEMA_CODES } from '../src/corpus/schema-problems.ts'
import { YAML_CODES } from '../src/corpus/yaml-problem.ts'
import { openSpelling } from '../src/language/spelling/open-spelling.ts'
import { corpusOf, exampleFiles, fixedFiles, objections } from './fixture.ts'

const spelling = await openSpelling()

test('the Thai dictionary is installed', () => {
  expect(spelling.th, 'Thai spelling cannot be tested. Run: apt-get install hunspell hunspell-th').toBeDefined()
})

/**
 * Codes of errors that every data file can have, and of those that no text can show; the tests of the readers cover
 * them.
 */
const FROM_READING: ReadonlySet<string> = new Set([...YAML_CODES, ...SCHEMA_CODES, 'unreadable', 'link'])

const show = ({ files, ...texts }: Example): string => JSON.stringify({ ...texts, ...files }).slice(0, 200)

const good = CHECKS.flatMap((check) => (check.examples?.good ?? []).map((example) => ({ check, example })))
const bad = CHECKS.flatMap((check) => (check.examples?.bad ?? []).map((example) => ({ check, example })))
const named = <One extends { readonly check: Check; readonly example: Example }>(
  list: readonly One[],
): (One & { readonly name: string })[] => list.map((one) => ({ ...one, name: `${one.check.id}: ${show(one.example)}` }))

describe('good examples have no findings', () => {
  test.each(named(good))('$name', ({ check, example }) => {
    expect(objections(check, exampleFiles(example), spelling)).toEqual([])
  })
})

const listed = <T>(one: T | readonly T[] = []): readonly T[] => [one].flat() as readonly T[]

describe('bad examples have findings', () => {
  test.each(named(bad))('$name', ({ check, example }) => {
    const { code, at, values } = example
    const found = runCheck(check, corpusOf(exampleFiles(example), spelling))
    const places = found.map(({ line, column }) => `${line}:${column}`)
    const codes = listed(code)
    expect(codes.length).toBeGreaterThan(0)
    expect(found.map((one) => one.code)).toEqual(
      at === undefined || codes.length > 1 ? codes : listed(at).map(() => code),
    )
    if (at !== undefined) expect(places).toEqual(listed(at))
    if (values) expect(found[0]?.values).toMatchObject(values)
  })
})

describe('fixes change nothing but the mistake', () => {
  const fixable = bad.flatMap(({ check, example }: { check: Check; example: BadExample }) =>
    example.fixed ? [{ check, example, expected: example.fixed }] : [],
  )
  test.each(named(fixable))('$name', ({ check, example, expected }) => {
    const fixed = fixedFiles(check, exampleFiles(example))
    expect(fixed).toEqual(exampleFiles(expected))
    expect(objections(check, fixed)).toEqual([])
  })
})

test.each(CHECKS.map((check) => [check.id, check] as const))(
  '%s has good examples and bad ones for every code',
  (_, { examples, codes }) => {
    const shown = new Set(examples.bad.flatMap(({ code }) => code))
    expect(examples?.good.length).toBeGreaterThan(0)
    expect(shown.size).toBeGreaterThan(0)
    expect(codes.filter((code) => !shown.has(code) && !FROM_READING.has(code))).toEqual([])
  },
)
