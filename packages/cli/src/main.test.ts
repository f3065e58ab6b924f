import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { run } from '../test/run.ts'
import { COMMANDS } from './commands.ts'

const NAMES = [
  'roll',
  'odds',
  'explain',
  'calc',
  'search',
  'spell',
  'creature',
  'encounter',
  'mcp',
  'check',
  'status',
  'next',
  'new',
  'diff',
  'equate',
  'confirm',
  'export',
  'import',
]

test('the commands', () => {
  expect(Object.keys(COMMANDS)).toEqual(NAMES)
})

describe('help', () => {
  test.each(['--help', '-h'])('%s names every command', async (option) => {
    const { code, out, error } = await run(option)
    expect({ code, error }).toEqual({ code: 0, error: '' })
    for (const name of NAMES) expect(out).toContain(`  ${name} `)
  })

  test.each(NAMES)('%s --help', async (name) => {
    const { code, out, error } = await run(name, '--help')
    expect({ code, error }).toEqual({ code: 0, error: '' })
    expect(out.startsWith(`rulestone ${name} `)).toBe(true)
  })

  test.each(NAMES)('no line of the help of %s is wider than 120 columns', async (name) => {
    const { out } = await run(name, '--help')
    expect(out.split('\n').filter((line) => line.length > 120)).toEqual([])
  })

  test('--help after -- is an argument', async () => {
    expect((await run('roll', '--', '--help')).code).toBe(2)
  })
})

test('--version prints the version of package.json', async () => {
  const { version }: { version: string } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  expect(await run('--version')).toEqual({ code: 0, out: version, error: '' })
})

describe('refused, with code 2', () => {
  test('no command', async () => {
    const { code, out, error } = await run()
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error).toContain('rulestone COMMAND')
  })

  test.each(['rol', 'constructor', '--verbose', ''])('the command “%s”', async (name) => {
    const { code, out, error } = await run(name)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error).toContain(`Unexpected command (${name}), expected one of: ${NAMES.join(', ')}.`)
  })
})
