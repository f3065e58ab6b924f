import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { english, translated } from '@rulestone/testing/entries'
import { afterAll, describe, expect, test } from 'vitest'
import { contentFolderOf, ONE_RULE, removeContentFolders, thai } from '../../test/content.ts'
import { run } from '../../test/run.ts'
import { said } from '../../test/said.ts'
import { reportFindings } from './check.ts'

afterAll(removeContentFolders)

const good = contentFolderOf(ONE_RULE)
const bad = contentFolderOf({
  ...ONE_RULE,
  'rules/combat/walls.en.md': english('walls', 'See [walls](rule:wals).'),
})
const shown = (folder: string, file: string): string => relative('', join(folder, file))

/** The last line in English. */
const summary = (errors: number, warnings: number): string =>
  [
    said('en', 'findings', `summary.errors_${errors === 1 ? 'one' : 'other'}`).replace(/\{\{.*\}\}/, String(errors)),
    said('en', 'findings', `summary.warnings_${warnings === 1 ? 'one' : 'other'}`).replace(
      /\{\{.*\}\}/,
      String(warnings),
    ),
  ].join(', ')

test('exits with 0 if there are only warnings', async () => {
  const { code, out, error } = await run('check', good)
  expect({ code, error }).toEqual({ code: 0, error: '' })
  const file = shown(good, 'rules/combat/walls.th.md')
  const line = out.split('\n').find((one) => one.startsWith(`${file}:2:1 warning `))
  expect(line).toContain(`rulestone confirm ${file}`)
  expect(line?.endsWith('(translation)')).toBe(true)
  expect(out.split('\n').at(-1)).toBe(summary(0, 2))
})

test('exits with 1 on an error', async () => {
  const { code, out } = await run('check', bad)
  expect(code).toBe(1)
  expect(out).toContain(`${shown(bad, 'rules/combat/walls.en.md')}:12:5 error `)
})

describe('checks only the given paths', () => {
  test('a file without findings', async () => {
    expect(await run('check', join(bad, 'books/book.yml'))).toEqual({
      code: 0,
      out: said('en', 'findings', 'summary.clean'),
      error: '',
    })
  })

  test('a file with a warning, next to one with errors', async () => {
    const { code, out } = await run('check', join(good, 'rules/combat/walls.zh.md'))
    expect(code).toBe(0)
    expect(out.split('\n')).toHaveLength(2)
    expect(out.endsWith(summary(0, 1))).toBe(true)
  })

  test('two folders at once', async () => {
    const { code, out } = await run('check', good, bad)
    expect(code).toBe(1)
    expect(out).toContain(shown(good, 'rules'))
    expect(out).toContain(shown(bad, 'rules'))
  })
})

test.each(['zh', 'th'])('in %s', async (lang) => {
  const { out } = await run('check', good, '--lang', lang)
  const lines = out.split('\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toContain(said(lang, 'findings', 'severity.warning'))
  expect(lines[2]).toContain(said(lang, 'findings', 'summary.warnings_other').replace(/\{\{.*\}\}/, '2'))
})

test('--json has the values and the message of each finding', async () => {
  const { code, out } = await run('check', join(bad, 'rules/combat/walls.en.md'), '--json')
  expect(code).toBe(1)
  const file = shown(bad, 'rules/combat/walls.en.md')
  expect(JSON.parse(out)).toEqual({
    findings: [
      {
        file,
        line: 12,
        column: 5,
        check: 'links',
        severity: 'error',
        code: 'unknown-target',
        values: { got: 'wals', expected: ['walls'] },
        text: expect.stringContaining(`${file}:12:5 error `),
      },
    ],
    errors: 1,
    warnings: 0,
  })
})

test('--locale limits findings to one language', async () => {
  const { out } = await run('check', good, '--locale', 'zh')
  expect(out.split('\n')).toHaveLength(2)
  expect(out).toContain('walls.zh.md')
})

describe('--fix applies safe fixes', () => {
  const ZH = 'rules/combat/walls.zh.md'
  const TH = 'rules/combat/walls.th.md'
  const folder = contentFolderOf({
    ...ONE_RULE,
    'rules/combat/walls.en.md': english('walls', 'Walls, and trees help.'),
    [ZH]: `\ufeff${translated('walls', '墙壁,树木 都有用。')}`.replaceAll('\n', '\r\n'),
    [TH]: thai('walls', 'กําแพงเเละต้นไม้'),
  })
  const bytes = (file: string): string => readFileSync(join(folder, file), 'utf8')

  test('in one language, and changes no other byte', async () => {
    const before = bytes(TH)
    const { code, out } = await run('check', folder, '--fix', '--locale', 'zh')
    expect(code).toBe(0)
    expect(out.split('\n')[0]).toBe(said('en', 'findings', 'summary.mended_other').replace(/\{\{.*\}\}/, '2'))
    expect(bytes(ZH)).toBe(`\ufeff${translated('walls', '墙壁，树木都有用。')}`.replaceAll('\n', '\r\n'))
    expect(bytes(TH)).toBe(before)
  })

  test('and prints their number as JSON', async () => {
    const { out } = await run('check', folder, '--fix', '--json')
    expect(JSON.parse(out)).toMatchObject({ errors: 0, mended: 2 })
    expect(bytes(TH)).toBe(thai('walls', 'กำแพงและต้นไม้'))
  })
})

test('--sarif has the position and the fix of each finding', async () => {
  const folder = contentFolderOf({ ...ONE_RULE, 'rules/combat/walls.zh.md': translated('walls', '字 字。') })
  const { code, out } = await run('check', join(folder, 'rules/combat/walls.zh.md'), '--sarif')
  expect(code).toBe(1)
  const log: unknown = JSON.parse(out)
  const uri = shown(folder, 'rules/combat/walls.zh.md').split(sep).join('/')
  expect(log).toMatchObject({
    version: '2.1.0',
    $schema: expect.stringContaining('sarif-schema-2.1.0.json'),
    runs: [
      {
        tool: {
          driver: {
            name: 'rulestone',
            rules: expect.arrayContaining([
              { id: 'links', shortDescription: expect.anything(), defaultConfiguration: { level: 'error' } },
            ]),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: expect.arrayContaining([
          {
            ruleId: 'chinese-spacing',
            ruleIndex: expect.any(Number),
            level: 'error',
            message: { text: expect.stringMatching(/^Unexpected space/) },
            locations: [{ physicalLocation: { artifactLocation: { uri }, region: { startLine: 8, startColumn: 2 } } }],
            fixes: [
              {
                description: { text: expect.any(String) },
                artifactChanges: [
                  {
                    artifactLocation: { uri },
                    replacements: [
                      {
                        deletedRegion: { charOffset: expect.any(Number), charLength: 1 },
                        insertedContent: { text: '' },
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ]),
      },
    ],
  })
})

test('falls back to codes if the message strings are broken', async () => {
  const place = { file: 'strings/en/findings.json', line: 3, column: 1 }
  const finding = { ...place, check: 'strings', severity: 'error', code: 'json', values: { got: 'a comma' } } as const
  expect(await reportFindings([finding], undefined)).toEqual([
    'strings/en/findings.json:3:1 error json {"got":"a comma"} (strings)',
    'errors: 1, warnings: 0',
  ])
})

test.each([
  ['no such path', ['check', 'no/such/path'], 'Unexpected path (no/such/path), expected a file or folder that exists.'],
  ['no content', ['check', '/'], 'Unexpected path (/), expected one in a content folder'],
  [
    'an unknown option',
    ['check', '--repair'],
    'Unexpected option (--repair), expected one of: --json, --sarif, --fix, --locale,',
  ],
  [
    'an unknown language of files',
    ['check', '--locale', 'fr'],
    'Unexpected value of --locale (fr), expected one of: en, zh, th.',
  ],
  ['two formats', ['check', '--json', '--sarif'], 'Unexpected --sarif with --json'],
  ['an unknown language', ['check', '--lang', 'fr'], 'Unexpected language (fr), expected one of: en, zh, th.'],
])('refused, with code 2: %s', async (_, args, message) => {
  const { code, out, error } = await run(...args)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(error).toContain(message)
})
