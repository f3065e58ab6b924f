import { describe, expect, test } from 'vitest'
import { run } from '../../test/run.ts'

describe('for people', () => {
  test('prints one line if all tools agree', async () => {
    expect(await run('explain', '4d6kh3', '+', '2')).toEqual({
      code: 0,
      out: '4d6, keeping the highest 3, plus 2',
      error: '',
    })
  })

  test('lists the reading of each tool if they differ', async () => {
    const { code, out } = await run('explain', '2d10>5')
    expect(code).toBe(0)
    expect(out.split('\n')).toEqual([
      '2d10, counting the dice that show more than 5',
      '',
      'Tools read this differently:',
      'strict   2d10>5   2d10, counting the dice that show more than 5',
      'roll20   2d10>=5  2d10, counting the dice that show 5 or more',
      'foundry  2d10>5   2d10, counting the dice that show more than 5',
      'avrae    2d10>5   2d10, counting the dice that show more than 5',
    ])
  })

  test('explains the reading of the given dialect', async () => {
    const { out } = await run('explain', '2d10>5', '--dialect', 'roll20')
    expect(out.split('\n')[0]).toBe('2d10, counting the dice that show 5 or more')
  })

  test('lists the readings below the error of refused dice', async () => {
    const { code, out, error } = await run('explain', '4d6r1', '--lang', 'zh')
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error.split('\n')).toEqual([
      '4d6r1',
      '   ^',
      '第4个字符处的“r”在不同工具中含义不同：重骰一次或一直重骰到不再符合。请写明是哪一种。你是不是想写4d6ro1或4d6rr1？',
      '',
      '不同工具对它的理解不同：',
      'strict   不接受',
      'roll20   4d6rr=1  4d6，等于1的骰子一直重骰到不再符合',
      'foundry  4d6ro=1  4d6，等于1的骰子重骰一次',
      'avrae    不接受',
    ])
  })
})

describe('as JSON', () => {
  test('prints the explanation', async () => {
    const { code, out } = await run('explain', '2d6 + 3', '--json', '--lang', 'th')
    expect([code, JSON.parse(out)]).toEqual([0, { expr: '2d6+3', words: '2d6 บวก 3' }])
  })

  test('has the error and the reading of each tool', async () => {
    const { code, out, error } = await run('explain', '4d6d1', '--json')
    expect({ code, error }).toEqual({ code: 2, error: '' })
    expect(JSON.parse(out)).toMatchObject({ expr: '4d6d1', error: { code: 'ambiguous', at: 3 } })
  })
})

test.each([
  ['no dice', ['explain'], 'Unexpected end, expected dice.'],
  ['an unknown dialect', ['explain', '2d6', '--dialect', 'x'], 'Unexpected dialect (x)'],
  ['an option of other commands', ['explain', '--stdin'], 'Unexpected option (--stdin)'],
])('%s: refused, with code 2', async (_, args, message) => {
  const { code, out, error } = await run(...args)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(error).toContain(message)
})
