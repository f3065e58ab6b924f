import { describe, expect, it } from 'vitest'
import { blankPage, readStamp, stampPage } from './stamp.ts'

const page = (content: string): string =>
  `<!DOCTYPE html><meta charset="utf-8"><meta name="build" content="${content}"><p>`

describe('the stamp of a page', () => {
  it('is written over any other', () => {
    for (const before of ['-', '', 'b0/en.0']) {
      expect(stampPage(page(before), { build: 'b1', version: 'en.1' })).toBe(page('b1/en.1'))
    }
  })

  it('is read', () => {
    expect(readStamp(page('b1/en.1'))).toEqual({ build: 'b1', version: 'en.1' })
  })

  it.each([page('-'), page(''), '<p>', ''])('is not found in %s', (html) => {
    expect(readStamp(html)).toBeUndefined()
  })

  it('does not count as a change of the page', () => {
    expect(blankPage(page('b1/en.1'))).toBe(blankPage(page('b2/en.2')))
  })
})
