import { LOCALES } from '@rulestone/text'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DOCUMENTS, INDEXES, LIBRARY } from '../test/queries.ts'
import { openIndex } from './documents/full-index.ts'
import { inEdition } from './documents/in-edition.ts'
import { SETTINGS } from './match/match-topics.ts'
import { search } from './search.ts'

const ids = (results: ReturnType<typeof search>): string[] =>
  results.map(({ id, key }) => (key === undefined ? id : `${id}#${key}`))

describe('a result', () => {
  test('of a rule has its chapter and the matched name', () => {
    const [first] = search(INDEXES.zh, 'yanhu')
    expect(first).toEqual({
      id: 'cover',
      key: undefined,
      kind: 'name',
      tag: 'rule',
      title: { text: '掩护', marks: [[0, 2]] },
      english: { text: 'Cover', marks: [] },
      matched: undefined,
      where: ['进行游戏', '战斗'],
      edition: 'srd-5.2.1',
      snippet: undefined,
    })
    expect(search(INDEXES.en, 'crit')[0]?.title).toEqual({ text: 'Critical Hit', marks: [[0, 4]] })
    expect(search(INDEXES.zh, 'crit')[0]?.english).toEqual({ text: 'Critical Hit', marks: [[0, 4]] })
    expect(search(INDEXES.zh, 'AC').find(({ key }) => key === 'object-armor-class')?.matched).toBeUndefined()
    expect(search(INDEXES.en, 'drowning')[0]).toMatchObject({ id: 'suffocation', matched: 'drowning' })
  })

  test('of a part of a rule names the rule', () => {
    expect(search(INDEXES.en, 'total cover')[0]).toMatchObject({
      id: 'cover',
      key: 'total-cover',
      where: ['Playing the Game', 'Combat', 'Cover'],
    })
  })

  test('of a passage has a snippet and the block it links to', () => {
    const [first] = search(INDEXES.en, 'bandit ducks behind')
    expect(first).toMatchObject({ id: 'cover', key: 'three-quarters-cover.p-1', kind: 'text' })
    const { text = '', marks = [] } = first?.snippet ?? {}
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['bandit ducks behind'])
  })
})

describe('the order', () => {
  test('is names, headings, text', () => {
    const kinds = search(INDEXES.en, 'cover', 30).map(({ kind }) => kind)
    expect(kinds).toEqual(
      [...kinds].sort((a, b) => ['name', 'heading', 'text'].indexOf(a) - ['name', 'heading', 'text'].indexOf(b)),
    )
    expect(new Set(kinds)).toEqual(new Set(['name', 'heading', 'text']))
  })

  test('ranks current rules before 2012 rules', () => {
    expect(ids(search(INDEXES.en, 'dying')).slice(0, 2)).toEqual(['dropping-to-0', 'next-dying'])
  })
})

describe('with names only', () => {
  const early = openIndex(DOCUMENTS.th.names)

  test.each([
    ['สิ่งกำบัง', 'cover'],
    ['cover', 'cover'],
    ['yanhu', 'cover'],
    ['sing kambang', 'cover'],
    ['pheng samathi', 'concentration'],
    ['8k5k', 'spell'],
    ['ตาบอท', 'blinded'],
  ])('“%s” finds its rule', (query, wanted) => {
    expect(ids(search(early, query))[0]).toBe(wanted)
  })

  test('finds nothing in the text', () => {
    expect(search(early, 'cover', 50).every(({ kind }) => kind !== 'text')).toBe(true)
  })
})

describe('Thai in Latin letters', () => {
  test.each([
    ['pheng samathi', 'concentration'],
    ['phengsamathi', 'concentration'],
    ['kan pheng samathi', 'concentration'],
    ['samathi', 'concentration'],
    ['ammaphat', 'paralyzed'],
    ['ammapat', 'paralyzed'],
    ['thatsanakhati', 'attitude'],
    ['phachon phai', 'adventure'],
    ['sat phahana', 'mounted-combat'],
  ])('“%s” finds its rule in every language of the site', (query, wanted) => {
    for (const index of Object.values(INDEXES)) expect(ids(search(index, query))[0]).toBe(wanted)
  })
})

describe('Traditional Chinese', () => {
  test.each([
    ['擊倒', '击倒'],
    ['視線', '视线'],
    ['優勢', '优势'],
    ['護甲等級', '护甲等级'],
    ['遠程攻擊', '远程攻击'],
  ])('“%s” finds the same as “%s” in every language of the site', (traditional, simplified) => {
    for (const index of Object.values(INDEXES)) {
      expect(search(index, traditional)).toEqual(search(index, simplified))
    }
  })

  test('is found in passages', () => {
    expect(ids(search(INDEXES.zh, '擊倒'))[0]).toBe('prone#p-3')
  })
})

describe('abbreviations typed with the Thai layout', () => {
  test.each([
    ['ฟแ', 'armor-class'],
    ['กแ', 'difficulty-class'],
    ['้ย', 'hit-points'],
  ])('“%s” finds its rule in every language, although Thai words contain these characters', (query, wanted) => {
    for (const index of Object.values(INDEXES)) expect(ids(search(index, query))[0]).toBe(wanted)
  })

  test('the start of a Thai name is not an abbreviation: แพ (CR), ยิ (PB)', () => {
    expect(ids(search(INDEXES.th, 'แพ'))).not.toContain('challenge-rating')
    expect(ids(search(INDEXES.th, 'ยิ'))).not.toContain('proficiency')
  })
})

test('an abbreviation is not read as pinyin initials: AC does not find 暗处, but sh finds 伤害', () => {
  expect(ids(search(INDEXES.zh, 'AC'))).not.toContain('darkness')
  expect(ids(search(INDEXES.zh, 'sh'))).toContain('damage')
})

test.each(['flanking', 'flank'])('“%s”, which no rule has, finds only what is asked about it', (query) => {
  const asked = Array.from(LIBRARY.questions).filter(([, { en }]) => en.some((question) => question.includes('flank')))
  const found = search(INDEXES.en, query).map(({ id, key }) => key ?? id)
  expect(asked.map(([id]) => id)).toEqual(expect.arrayContaining(found))
})

describe('other spellings', () => {
  test.each([
    ['DC15', 'DC 15'],
    ['ＤＣ１５', 'DC 15'],
    ['AC15', 'AC 15'],
    ['yan3hu4', 'yanhu'],
  ])('“%s” finds the same as “%s” in every language of the site', (query, plain) => {
    for (const index of Object.values(INDEXES)) expect(ids(search(index, query))).toEqual(ids(search(index, plain)))
  })

  test.each([
    ['zh', '5英尺', '5尺'],
    ['zh', '150磅', '磅'],
    ['zh', 'ㄧㄢˇㄏㄨˋ', '掩护'],
    ['en', 'ㄧㄢˇㄏㄨˋ', 'yanhu'],
    ['en', '150 pounds', 'pounds'],
    ['th', '18 เมตร', '60 ฟุต'],
    ['th', 'เวทย์มนต์', 'เวทมนต์'],
  ] as const)('%s: “%s” finds first what “%s” finds', (locale, query, usual) => {
    const [first] = ids(search(INDEXES[locale], usual))
    expect(first).toBeDefined()
    expect(ids(search(INDEXES[locale], query))[0]).toBe(first)
  })
})

describe('a part named with its rule', () => {
  test.each([
    ['en', 'size large', 'size#table-1'],
    ['en', 'Shove Unarmed Strike', 'unarmed-strike#shove'],
    ['zh', '大型体型', 'size#table-1'],
    ['th', 'ขนาดใหญ่', 'size#table-1'],
  ] as const)('%s: “%s” is found first', (locale, query, wanted) => {
    const [first] = search(INDEXES[locale], query)
    expect(first).toMatchObject({ kind: 'name' })
    expect(`${first?.id}#${first?.key}`).toBe(wanted)
  })

  test('does not find a part of another rule: “cover large” does not find sizes', () => {
    const names = search(INDEXES.en, 'cover large').filter(({ kind }) => kind === 'name')
    expect(names.map(({ id, key }) => `${id}#${key}`)).not.toContain('size#table-1')
  })
})

describe('a Thai word that no text contains', () => {
  test.each(['ความสวยงาม', 'คอมพิวเตอร์', 'มหาวิทยาลัย'])('“%s” is not assembled from pieces of other words', (query) => {
    expect(search(INDEXES.th, query)).toEqual([])
  })

  test('finds passages by its parts and highlights only those', () => {
    const snippets = search(INDEXES.th, 'ถูกจับล็อก').flatMap(({ snippet }) => snippet ?? [])
    const marked = snippets.flatMap(({ text, marks }) => marks.map(([start, end]) => text.slice(start, end)))
    expect(new Set(marked)).toEqual(new Set(['ถูกจับ']))
  })

  test('does not find passages without any of its parts', () => {
    const snippets = search(INDEXES.th, 'ความต่อเนื่อง').flatMap(({ snippet }) => snippet ?? [])
    expect(snippets.length).toBeGreaterThan(0)
    for (const { text } of snippets) expect(text).toContain('ต่อเนื่อง')
  })
})

test('a figure in a rule ranks before one in an example', () => {
  const examples = search(INDEXES.en, '30 feet').map(({ snippet }) => /Example/u.test(snippet?.text ?? ''))
  expect(examples.slice(0, 3)).toEqual([false, false, false])
})

describe('several words', () => {
  test.each([
    ['three quarter cover', 'cover#three-quarters-cover'],
    ['half covers', 'cover#half-cover'],
    ['long jump strength', 'long-jump'],
  ])('“%s” finds first a name with all of them', (query, wanted) => {
    expect(ids(search(INDEXES.en, query))[0]).toBe(wanted)
  })
})

describe('any input', () => {
  test.each(['', '   ', '!!!', '\u200b', '่้', 'ๆ', '\0', '.*', '(((', '\ud800'])('“%s” does not throw', (query) => {
    expect(Array.isArray(search(INDEXES.th, query))).toBe(true)
  })

  test('no more results than asked for, each with marks inside its text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('en', 'zh', 'th'),
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 200 }),
          fc.string({ unit: fc.constantFrom('ก', '่', 'ำ', 'า', '掩', '护', 'a', 'c', ' ', '-', '0'), maxLength: 40 }),
          fc.string({ unit: fc.constantFrom('y', 'an', 'hu', 'gong', 'ji', 'shen'), maxLength: 4 }),
        ),
        fc.integer({ min: 1, max: 12 }),
        (locale, query, limit) => {
          const results = search(INDEXES[locale], query, limit)
          expect(results.length).toBeLessThanOrEqual(limit)
          for (const { title, english, snippet } of results) {
            for (const { text, marks } of [title, english, snippet].filter((part) => part !== undefined)) {
              for (const [start, end] of marks) expect(0 <= start && start < end && end <= text.length).toBe(true)
            }
          }
        },
      ),
      { numRuns: 80 },
    )
  })

  test.each([
    ['th', 'กา'],
    ['en', 'a '],
  ] as const)('of a very long query in %s is that of its first 80 characters', (locale, part) => {
    const searched = search(INDEXES[locale], part.repeat(40))
    expect(search(INDEXES[locale], part.repeat(500_000))).toEqual(searched)
  })
})

describe.each(LOCALES)('in %s', (locale) => {
  const search5 = (query: string) => search(INDEXES[locale], query, 5)
  const rules = INDEXES[locale].items.filter(({ sort, edition }) => sort === 'entry' && edition === 'srd-5.2.1')
  const unknown = locale === 'zh' ? '魑魅魍魉' : ' xyzzy qwrtplk'

  test('no question comes before the exact name of a rule', () => {
    const lost = rules.filter(({ title }) => search5(title)[0]?.title.text !== title)
    expect(lost.map(({ title }) => title)).toEqual([])
  })

  test('words that no text has do not hide a named rule, except what most questions mention', () => {
    const lost = rules.filter(
      ({ id, title }) => !SETTINGS.has(id) && !search5(title + unknown).some((found) => found.title.text === title),
    )
    expect(lost.map(({ title }) => title)).toEqual([])
  })
})

describe('a reader of an older edition', () => {
  const older = inEdition(INDEXES.en, 'next-2012')

  test.each([
    ['initiative', 'next-initiative'],
    ['making a save', 'next-making-a-save'],
    ['carrying capacity', 'carrying-capacity'],
    ['initiative 2012', 'next-initiative'],
  ])('finds its rule first: “%s”', (query, id) => {
    expect(search(older, query)[0]?.id).toBe(id)
  })

  test('reads the names of its rules with the text, not before', () => {
    expect(search(openIndex(DOCUMENTS.en.names), 'dying 2012').map(({ edition }) => edition)).not.toContain('next-2012')
    expect(DOCUMENTS.en.names.r).not.toContain('next-')
  })
})
