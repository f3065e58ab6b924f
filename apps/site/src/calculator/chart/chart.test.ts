import { certain, type Distribution, sumOfDice } from '@rulestone/core'
import { describe, expect, it, test } from 'vitest'
import { type Chart, cumulative, drawChart, MOST_BARS, niceStep } from './chart.ts'
import { sharesOf } from './shares.ts'

const draw = (one: Distribution, threshold?: number, compared?: Distribution): Chart =>
  drawChart(sharesOf(one), threshold, compared && sharesOf(compared))

const near = (value: number): unknown => expect.closeTo(value, 6)

describe('niceStep', () => {
  it.each([
    [0.5, 1],
    [1, 1],
    [1.2, 2],
    [3, 5],
    [7, 10],
    [41, 50],
    [501, 1000],
  ])('rounds %d up to %d', (least, step) => {
    expect(niceStep(least)).toBe(step)
  })
})

describe('drawChart', () => {
  it('gives each face of a d4 a quarter of the width and the full height', () => {
    const { bars, mean, ticks, trimmed } = draw(sumOfDice(1, 4))
    expect(bars.map(({ from, to }) => [from, to])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ])
    expect(bars.map(({ x }) => x)).toEqual([near(2), near(27), near(52), near(77)])
    expect(bars.every(({ width, height }) => Math.abs(width - 21) < 1e-9 && height === 1)).toBe(true)
    expect(mean).toEqual({ value: 2.5, x: near(50) })
    expect(ticks.map(({ outcome }) => outcome)).toEqual([1, 2, 3, 4])
    expect(trimmed).toBeUndefined()
  })

  it('scales 2d6 to its highest bar and adds up chances from the right', () => {
    const { bars } = draw(sumOfDice(2, 6))
    const seven = bars.find(({ from }) => from === 7)
    const ten = bars.find(({ from }) => from === 10)
    expect(seven).toMatchObject({ share: near(1 / 6), height: 1 })
    expect(ten).toMatchObject({ share: near(3 / 36), orMore: near(1 / 6), height: near(0.5) })
    expect(bars[0]?.orMore).toBe(1)
  })

  it('marks the bars that meet the threshold, and the position of the threshold', () => {
    const { bars, threshold } = draw(sumOfDice(2, 6), 10)
    expect(bars.filter(({ meetsThreshold }) => meetsThreshold).map(({ from }) => from)).toEqual([10, 11, 12])
    expect(threshold).toEqual(near((8 / 11) * 100))
  })

  it('omits the mark of a threshold outside the chart', () => {
    expect(draw(sumOfDice(2, 6), 2).threshold).toBeUndefined()
    expect(draw(sumOfDice(2, 6), 13).threshold).toBeUndefined()
    expect(draw(sumOfDice(2, 6), 13).bars.some(({ meetsThreshold }) => meetsThreshold)).toBe(false)
  })

  it('groups outcomes if there are too many, with a bar that starts at the threshold', () => {
    const { bars, trimmed } = draw(sumOfDice(100, 6), 353)
    expect(bars.length).toBeLessThanOrEqual(MOST_BARS + 1)
    expect(bars.some(({ from, meetsThreshold }) => from === 353 && meetsThreshold)).toBe(true)
    expect(bars.some(({ to, meetsThreshold }) => to >= 353 && !meetsThreshold)).toBe(false)
    expect(trimmed?.low).toBeGreaterThan(280)
    expect(trimmed?.high).toBeLessThan(420)
  })

  it('breaks a bar that is much higher than the others', () => {
    const { bars } = draw({ minimum: 0, weights: [40n, 2n, 10n, 8n], denominator: 60n })
    expect(bars.map(({ height, broken }) => [height, broken])).toEqual([
      [1, true],
      [near(2 / 15), false],
      [near(10 / 15), false],
      [near(8 / 15), false],
    ])
  })

  it('draws a certain outcome as one full-width bar', () => {
    const { bars, mean } = draw({ minimum: 0, weights: [1n], denominator: 1n })
    expect(bars).toHaveLength(1)
    expect(bars[0]).toMatchObject({ from: 0, share: 1, orMore: 1 })
    expect(mean.x).toEqual(near(50))
  })
})

describe('two distributions', () => {
  it('share one scale', () => {
    const { bars } = draw(sumOfDice(1, 4), undefined, sumOfDice(1, 2))
    expect(bars.map(({ from, height, compared }) => [from, height, compared?.share, compared?.height])).toEqual([
      [1, 0.5, 0.5, 1],
      [2, 0.5, 0.5, 1],
      [3, 0.5, 0, 0],
      [4, 0.5, 0, 0],
    ])
  })

  it('keep their order if both are drawn broken', () => {
    const half = { minimum: 0, weights: [20n, 2n, 3n, 3n, 3n, 3n, 3n, 3n], denominator: 40n }
    const most = { minimum: 0, weights: [30n, 2n, 2n, 2n, 1n, 1n, 1n, 1n], denominator: 40n }
    const [first] = draw(half, undefined, most).bars
    expect(first).toMatchObject({ broken: true, compared: { height: 1 } })
    expect(first?.height).toEqual(near(0.75 + 20 / 30 / 4))
  })

  it('are drawn from the lowest outcome of both to the highest', () => {
    const { bars } = draw(certain(3), undefined, certain(1))
    expect(
      bars.map(({ from, share, orMore, compared }) => [from, share, orMore, compared?.share, compared?.orMore]),
    ).toEqual([
      [1, 0, 1, 1, 1],
      [2, 0, 1, 0, 0],
      [3, 1, 1, 0, 0],
    ])
  })
})

test('a cumulative chart shows the chance of each outcome or more', () => {
  const { bars } = cumulative(draw(sumOfDice(1, 4), undefined, certain(2)))
  expect(bars.map(({ height, compared }) => [height, compared?.height])).toEqual([
    [1, 1],
    [0.75, 1],
    [0.5, 0],
    [0.25, 0],
  ])
})
