import { describe, expect, it } from 'vitest'
import { ATTRIBUTION, linkedPieces } from './licence.ts'

describe('linkedPieces', () => {
  it('keeps the attribution unchanged', () => {
    const pieces = linkedPieces(ATTRIBUTION)
    expect(pieces.map(({ text }) => text).join('')).toBe(ATTRIBUTION)
    expect(pieces.flatMap(({ text, isAddress }) => (isAddress ? [text] : []))).toEqual([
      'https://www.dndbeyond.com/srd',
      'https://creativecommons.org/licenses/by/4.0/legalcode',
      'https://dnd.wizards.com/resources/systems-reference-document',
      'https://creativecommons.org/licenses/by/4.0/legalcode',
    ])
  })
})
