import { describe, expect, it } from 'vitest'
import { bundle, unbundle } from './bundle.ts'

describe('bundle', () => {
  const files: [string, string][] = [
    ['en/', '<!DOCTYPE html><html><head><title>a</title></head><body><p>same</p><p>a</p></body></html>'],
    ['en/rules/x/', '<!DOCTYPE html><html><head><title>x</title></head><body><p>same</p><p>x</p></body></html>'],
    ['en/rules.json', '{"x":["<p>",1]}'],
    ['_astro/empty.js', ''],
    ['th/', '<p>กฎ</p>\n<p props="[0,1],&quot;a&quot;:[0,2]">𝟙'],
  ]

  it('restores each file through JSON', () => {
    expect(unbundle(JSON.parse(JSON.stringify(bundle(files))))).toEqual(files)
  })

  it('stores shared content once', () => {
    const { pieces } = bundle(files)
    expect(pieces.filter((piece) => piece.includes('same'))).toHaveLength(1)
    expect(new Set(pieces).size).toBe(pieces.length)
  })
})
