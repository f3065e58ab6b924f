import { describe, expect, test } from 'vitest'
import { type Options, readArguments } from './arguments.ts'
import { Refusal } from './refusal.ts'

const OPTIONS: Options = { bonus: 'value', seed: 'value', json: 'flag' }

describe('parses', () => {
  test.each([
    { name: 'nothing', args: [], positionals: [], values: {}, flags: [] },
    { name: 'a value after its option', args: ['--bonus', '5'], positionals: [], values: { bonus: '5' }, flags: [] },
    { name: 'a value after an equals sign', args: ['--bonus=5'], positionals: [], values: { bonus: '5' }, flags: [] },
    { name: 'an empty value', args: ['--seed='], positionals: [], values: { seed: '' }, flags: [] },
    {
      name: 'an equals sign inside a value',
      args: ['--seed=a=b'],
      positionals: [],
      values: { seed: 'a=b' },
      flags: [],
    },
    { name: 'a line break in a value', args: ['--seed=a\nb'], positionals: [], values: { seed: 'a\nb' }, flags: [] },
    { name: 'a negative number', args: ['--bonus', '-2'], positionals: [], values: { bonus: '-2' }, flags: [] },
    { name: 'dice with a sign', args: ['-1d4', '--json'], positionals: ['-1d4'], values: {}, flags: ['json'] },
    { name: 'one die with a sign', args: ['-d20'], positionals: ['-d20'], values: {}, flags: [] },
    { name: 'a sum with a sign', args: ['-(1d4+1)'], positionals: ['-(1d4+1)'], values: {}, flags: [] },
    {
      name: 'the last of two',
      args: ['--bonus', '1', '--bonus', '2'],
      positionals: [],
      values: { bonus: '2' },
      flags: [],
    },
    {
      name: 'everything after --',
      args: ['a', '--', '--json', '-1'],
      positionals: ['a', '--json', '-1'],
      values: {},
      flags: [],
    },
  ])('$name', ({ args, positionals, values, flags }) => {
    expect(readArguments(args, OPTIONS)).toEqual({ positionals, values, flags: new Set(flags) })
  })
})

describe('refused', () => {
  test.each([
    ['an unknown option', ['--bonsu', '5'], 'Unexpected option (--bonsu), expected one of: --bonus, --seed, --json.'],
    ['a name that every object has', ['--constructor', '5'], 'Unexpected option (--constructor)'],
    ['a value that is missing', ['--bonus'], 'Unexpected end of --bonus, expected a value.'],
    ['an option in place of a value', ['--bonus', '--json'], 'Unexpected end of --bonus, expected a value.'],
    ['a value of a flag', ['--json=yes'], 'Unexpected value of --json (yes), expected none.'],
  ])('%s', (_, args, message) => {
    expect(() => readArguments(args, OPTIONS)).toThrow(Refusal)
    expect(() => readArguments(args, OPTIONS)).toThrow(message)
  })
})
