import { describe, expect, it } from 'vitest'
import { fit, type Wish } from './fit.ts'

const wish: Wish = {
  text: 'Half Cover gives a bonus to Armor Class.',
  locale: 'en',
  names: [],
  weight: 400,
  sizes: [40, 20],
  rise: 1,
  leading: 1.5,
  height: 100,
  width: 500,
}

describe('fit', () => {
  it('uses the largest font size that fits', () => {
    expect(fit(wish)).toMatchObject({ lines: ['Half Cover gives a', 'bonus to Armor Class.'], rise: 40, step: 60 })
    expect(fit({ ...wish, height: 60 }).lines).toEqual([wish.text])
  })

  it('truncates with an ellipsis at the smallest size', () => {
    expect(fit({ ...wish, height: 0, rise: 0, width: 200 }).lines).toEqual(['Half Cover gives a…'])
  })

  it('sets an empty text in zero lines', () => {
    expect(fit({ ...wish, text: '' }).lines).toEqual([])
  })

  it('throws for characters without a glyph and for text that cannot fit', () => {
    expect(() => fit({ ...wish, text: '掩护' })).toThrow('掩')
    expect(() => fit({ ...wish, width: 5 })).toThrow(RangeError)
  })
})
