import { DEFAULT_LIMITS } from '@rulestone/core'
import { expect, test } from 'vitest'
import { LONGEST_LINE, linesOf } from './lines.ts'

/** The lines of a text that arrives in chunks of some number of bytes. */
async function linesIn(text: string, size: number): Promise<string[]> {
  const bytes = new TextEncoder().encode(text)
  async function* pieces(): AsyncGenerator<Uint8Array, void, undefined> {
    for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
  }
  const lines: string[] = []
  for await (const line of linesOf(pieces())) lines.push(line)
  return lines
}

test.each([
  ['nothing', '', []],
  ['one line', '2d6\n', ['2d6']],
  ['a missing last line end', '2d6\n1d4', ['2d6', '1d4']],
  ['blank lines count', '\n2d6\n\n', ['', '2d6', '']],
  ['Windows line ends', '2d6\r\n\r\n1d4\r\n', ['2d6', '', '1d4']],
  ['a carriage return alone ends no line', '2d6\r1d4', ['2d6\r1d4']],
  ['nor does a paragraph separator', '2d6\u20291d4\u2028\n', ['2d6\u20291d4\u2028']],
  ['multi-byte characters', '火\u{1f3b2}\n２d６', ['火\u{1f3b2}', '２d６']],
  ['a byte order mark is removed', '\ufeff2d6\n', ['2d6']],
] as const)('%s', async (_, text, lines) => {
  for (const size of [1, 2, 3, 100]) expect(await linesIn(text, size)).toEqual(lines)
})

test('yields a line as soon as it ends', async () => {
  let arrived = 0
  async function* pieces(): AsyncGenerator<Uint8Array, void, undefined> {
    for (const piece of ['2d6\n1', 'd4\n', '8']) {
      arrived += 1
      yield new TextEncoder().encode(piece)
    }
  }
  const lines = linesOf(pieces())
  expect([(await lines.next()).value, arrived]).toEqual(['2d6', 1])
  expect([(await lines.next()).value, arrived]).toEqual(['1d4', 2])
  expect([(await lines.next()).value, arrived]).toEqual(['8', 3])
})

test('truncates an over-long line, but not below the length limit of dice', async () => {
  const [long, next] = await linesIn(`${'1'.repeat(300_000)}\n2d6`, 65_536)
  expect(next).toBe('2d6')
  expect(long?.length).toBeGreaterThan(LONGEST_LINE)
  expect(long?.length).toBeLessThan(LONGEST_LINE + 10)
  expect(LONGEST_LINE).toBeGreaterThan(DEFAULT_LIMITS.length)
})

test('keeps a line of the maximum length, with LF or CRLF', async () => {
  const longest = '1'.repeat(LONGEST_LINE)
  expect(await linesIn(`${longest}\n${longest}\r\n${longest}1\r\n`, 4_096)).toEqual([longest, longest, `${longest}1`])
})
