import { describe, expect, it } from 'vitest'
import { cutPaths, packFiles, unpackFile } from './chunk.ts'

describe('packFiles', () => {
  const files = [
    ['en/', '<!DOCTYPE html><html><head><title>a</title></head><body><p>same</p><p>a</p></body></html>'],
    ['en/rules/x/', '<!DOCTYPE html><html><head><title>x</title></head><body><p>same</p><p>x</p></body></html>'],
    ['en/rules.json', '{"x":["<p>",1]}'],
    ['_astro/empty.js', ''],
    ['th/', '<p>กฎ</p>\n<p props="[0,1],&quot;a&quot;:[0,2],&quot;b&quot;:1">𝟙'],
  ] as const

  it('gives each file back as it was, through JSON', () => {
    const packed = JSON.parse(JSON.stringify(packFiles(files)))
    for (const [path, text] of files) expect(unpackFile(packed, path)).toBe(text)
  })

  it('holds what files have in common once', () => {
    const { pieces } = packFiles(files)
    expect(pieces.filter((piece) => piece.includes('same'))).toHaveLength(1)
    expect(new Set(pieces).size).toBe(pieces.length)
  })

  it('has nothing where it has no file', () => {
    expect(unpackFile(packFiles(files), 'en/rules/y/')).toBeUndefined()
  })
})

describe('cutPaths', () => {
  const paths = Array.from({ length: 400 }, (_, index) => `en/rules/rule-${String(index).padStart(3, '0')}/`)

  it('keeps every path, in order', () => {
    expect(cutPaths(paths.toReversed()).flat()).toEqual(paths)
  })

  it('makes several chunks of a language', () => {
    const groups = cutPaths(paths)
    expect(groups.length).toBeGreaterThan(8)
    expect(groups.length).toBeLessThan(50)
  })

  it('leaves all other chunks alone when a page comes', () => {
    const before = new Set(cutPaths(paths).map((group) => group.join()))
    const after = cutPaths([...paths, 'en/rules/rule-200a/']).map((group) => group.join())
    expect(after.filter((group) => !before.has(group)).length).toBeLessThanOrEqual(2)
  })

  it('makes nothing of nothing', () => {
    expect(cutPaths([])).toEqual([])
  })
})
