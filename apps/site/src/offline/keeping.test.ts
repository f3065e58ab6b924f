import { describe, expect, it } from 'vitest'
import {
  chunksOf,
  chunkWith,
  forget,
  NOTHING,
  needed,
  type Pack,
  packOf,
  switchTo,
  tidied,
  unwant,
  want,
} from './keeping.ts'

const chunk = (name: string, ...paths: string[]) => ({ name, size: 1, paths })
const pack = (locale: string, version: string, ...names: string[]): Pack => ({
  locale,
  version,
  build: `b-${version}`,
  date: '2026-11-21',
  pages: { chunks: names.map((name) => chunk(name, `${locale}/${name}/`)) },
  shell: { chunks: [chunk('s', '_astro/x.js')] },
})
const old = pack('en', 'en.1', 'a', 'b')
const young = pack('en', 'en.2', 'b', 'c')
const thai = pack('th', 'th.1', 't')

describe('what is kept', () => {
  it('answers with the old version until the new one is whole', () => {
    const kept = switchTo(NOTHING, old)
    const fetching = want(kept, young)
    expect(packOf(fetching, 'en')).toBe(old)
    expect(packOf(switchTo(fetching, young), 'en')).toBe(young)
    expect(switchTo(fetching, young).wanted).toEqual({})
  })

  it('holds the chunks of both while one is fetched', () => {
    expect(needed(want(switchTo(NOTHING, old), young))).toEqual(new Set(['a', 'b', 'c', 's']))
    expect(needed(unwant(want(switchTo(NOTHING, old), young), 'en'))).toEqual(new Set(['a', 'b', 's']))
  })

  it('lets an old version go once its pages are closed', () => {
    const both = switchTo(switchTo(NOTHING, old), young)
    expect(tidied(both, new Set(['en.1'])).packs).toEqual([old, young])
    expect(tidied(both, new Set(['en.2', 'th.1'])).packs).toEqual([young])
  })

  it('forgets one language and leaves the others', () => {
    const after = forget(want(switchTo(switchTo(NOTHING, thai), old), young), 'en')
    expect(packOf(after, 'en')).toBeUndefined()
    expect(packOf(after, 'th')).toBe(thai)
    expect(needed(tidied(after, new Set()))).toEqual(new Set(['t', 's']))
  })

  it('has no pack for a language that is not kept, nor for none', () => {
    expect(packOf(switchTo(NOTHING, thai), 'en')).toBeUndefined()
    expect(packOf(switchTo(NOTHING, thai), undefined)).toBeUndefined()
  })

  it('finds chunks, each once', () => {
    expect(chunksOf({ ...old, shell: old.pages }).map(({ name }) => name)).toEqual(['a', 'b'])
    expect(chunkWith(old.pages, 'en/b/')?.name).toBe('b')
    expect(chunkWith(old.pages, 'en/c/')).toBeUndefined()
  })
})
