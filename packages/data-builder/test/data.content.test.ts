import { LOCALES } from '@rulestone/text'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString as textOf } from 'mdast-util-to-string'
import { describe, expect, it } from 'vitest'
import { buildData, type Creature, dataFiles, llmsText } from '../src/index.ts'
import { workbench } from './real-workbench.ts'

const SITE = 'https://example.org/rulestone'
const data = buildData(workbench, { site: SITE })
const files = dataFiles(data, { site: SITE })

/** The traits and actions of a stat block. */
const partsOf = ({ sections }: Creature['statBlock']) => sections.flatMap(({ parts }) => parts)

/** What the names of traits and actions are made of in each language. */
const PART_NAMES = { en: /^[A-Z]/, zh: /\p{Script=Han}/u, th: /\p{Script=Thai}/u }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
const documents = files.filter(({ path }) => path.endsWith('.json') && !path.startsWith('schema/'))
const ajv = new Ajv2020({ strict: true, allErrors: true, formats: { uri: URL.canParse, date: /^\d{4}-\d\d-\d\d$/ } })

describe('every file', () => {
  it('has a JSON Schema, and is valid', () => {
    for (const { path, content } of files) if (path.startsWith('schema/') && isObject(content)) ajv.addSchema(content)
    const invalid = documents.flatMap(({ path, content }) => {
      const validate = ajv.getSchema(isObject(content) ? String(content['$schema']) : '')
      return validate?.(content) ? [] : [{ path, errors: validate?.errors?.slice(0, 2) }]
    })
    expect(invalid).toEqual([])
    expect(documents.length).toBeGreaterThan(LOCALES.length * workbench.library.entries.size)
  })

  it('has the licence, and the statement that the licence of the SRD asks for', () => {
    const statement =
      /^This work includes material from the System Reference Document 5\.2\.1 .* https:\/\/creativecommons\.org\/licenses\/by\/4\.0\/legalcode\.$/
    for (const { path, content } of documents) {
      expect(content, path).toMatchObject({ license: 'CC-BY-4.0', attribution: expect.stringMatching(statement) })
    }
    const markdown = files.flatMap(({ path, content }) => (path.endsWith('.md') ? [content] : []))
    expect(markdown).toHaveLength(data.rules.length + data.spells.length + data.creatures.length)
    for (const text of markdown) expect(text).toContain(`CC-BY-4.0. ${data.attribution}`)
  })

  it('has one path, which the list names', () => {
    const paths = files.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    const index = documents.find(({ path }) => path === 'index.json')?.content
    const pattern = (url: string) =>
      url
        .replace(`${SITE}/data/v1/`, '')
        .replaceAll('.', '\\.')
        .replace(/\{\w+\}/g, '[a-z0-9-]+')
    const listed = isObject(index) && Array.isArray(index['files']) ? index['files'].map(({ url }) => pattern(url)) : []
    const known = new RegExp(`^(?:index\\.json|schema/\\w+\\.json|${listed.join('|')})$`)
    expect(paths.filter((path) => !known.test(path))).toEqual([])
  })
})

describe('ids', () => {
  const english = data.rules.filter(({ language }) => language === 'en')
  const rules = english.map(({ id }) => id)
  const targets = new Set([...rules, ...english.flatMap(({ headings }) => headings.map(({ id }) => id))])
  const sets: Readonly<Record<string, ReadonlySet<string>>> = {
    rules: new Set(rules),
    targets,
    tables: new Set(data.tables.map(({ id }) => id)),
    figures: new Set(data.figures.map(({ id }) => id)),
    calculators: new Set(data.calculators.map(({ id }) => id)),
    spells: new Set(data.spells.map(({ id }) => id)),
    creatures: new Set(data.creatures.map(({ id }) => id)),
    terms: new Set(data.terms.map(({ id }) => id)),
    editions: new Set(data.editions.map(({ id }) => id)),
    sources: new Set(data.sources.map(({ id }) => id)),
    chapters: new Set(data.books.flatMap(({ id, chapters }) => chapters.map((chapter) => `${id} ${chapter.id}`))),
  }
  const texts = [...data.rules, ...data.spells, ...data.creatures]
  const spans = texts.flatMap(({ blocks }) => blocks.flatMap((block) => ('spans' in block ? block.spans : [])))

  it.each<[string, string, readonly (string | undefined)[]]>([
    ['links of all texts', 'targets', texts.flatMap(({ links }) => links)],
    ['links to spells', 'spells', texts.flatMap(({ spells }) => spells)],
    [
      'spells that creatures cast',
      'spells',
      data.creatures.flatMap(({ facts: { actions = [], bonusActions = [] } }) =>
        [...actions, ...bonusActions].flatMap(({ spellcasting }) =>
          (spellcasting?.lists ?? []).flatMap(({ spells }) => spells.map(({ spell }) => spell)),
        ),
      ),
    ],
    ['links to creatures', 'creatures', texts.flatMap(({ creatures }) => creatures)],
    ['spells of figures', 'spells', data.figures.flatMap(({ spell }) => spell ?? [])],
    ['related rules', 'rules', texts.flatMap(({ related }) => related)],
    ['counterparts', 'targets', data.rules.flatMap(({ counterparts }) => counterparts)],
    ['tables of rules', 'tables', data.rules.flatMap(({ tables }) => tables)],
    ['figures of all texts', 'figures', texts.flatMap(({ figures }) => figures)],
    ['calculators of rules', 'calculators', data.rules.flatMap(({ calculators }) => calculators)],
    ['sources of all texts', 'sources', texts.flatMap(({ sources }) => sources.map(({ source }) => source))],
    [
      'chapters of rules',
      'chapters',
      data.rules.flatMap(({ chapters }) => chapters.map(({ book, chapter }) => `${book} ${chapter}`)),
    ],
    ['terms of spans', 'terms', spans.flatMap(({ term }) => term ?? [])],
    [
      'terms of tables',
      'terms',
      data.tables.flatMap(({ rows }) => rows.flat().flatMap((cell) => (cell.kind === 'term' ? cell.term : []))),
    ],
    ['rules of terms', 'targets', data.terms.flatMap(({ rule }) => rule ?? [])],
    ['rules of calculators', 'targets', data.calculators.flatMap((calculator) => calculator.rules)],
    ['rules of chapters', 'rules', data.books.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.rules))],
    [
      'rules of differences',
      'targets',
      data.editions.flatMap(({ differences }) => differences.flatMap((one) => [...one.rules, one.counterpart])),
    ],
    ['new ids of moved ones', 'targets', data.moved.map(({ to }) => to)],
    [
      'editions of all records',
      'editions',
      [...texts, ...data.terms, ...data.tables, ...data.figures].map(({ edition }) => edition),
    ],
    ['editions of calculators', 'editions', data.calculators.flatMap(({ editions }) => editions)],
  ])('%s exist', (_, set, ids) => {
    expect(ids.filter((id) => id === undefined || !sets[set]?.has(id))).toEqual([])
  })

  it('every rule, table, figure, calculator and term of one kind has its own', () => {
    for (const list of [rules, data.tables, data.figures, data.calculators, data.terms]) {
      const ids = list.map((one) => (typeof one === 'string' ? one : one.id))
      expect(new Set(ids).size).toBe(ids.length)
    }
  })
})

describe('blocks', () => {
  const blocks = [...data.rules, ...data.spells, ...data.creatures].flatMap(({ language, id, blocks: own }) =>
    own.map((block) => ({ ...block, in: `${language} ${id}` })),
  )

  it('say the same as text, as spans and as Markdown', () => {
    const wrong = blocks.filter(
      (block) =>
        (block.kind === 'paragraph' || block.kind === 'heading') &&
        (block.text !== block.spans.map(({ text }) => text).join('') ||
          textOf(fromMarkdown(block.markdown)) !== block.text),
    )
    expect(wrong).toEqual([])
  })

  it('have the same keys, figures, dice and calculators in each language', () => {
    const shape = (language: string): unknown =>
      data.rules
        .filter((rule) => rule.language === language)
        .map(({ id, figures, calculators, tables, blocks: own }) => ({
          id,
          figures: figures.toSorted(),
          calculators,
          tables,
          keys: own.map(({ key }) => key),
        }))
    expect(shape('zh')).toEqual(shape('en'))
    expect(shape('th')).toEqual(shape('en'))
  })

  it('fill in calculators with valid input, as do the examples', () => {
    const inputs = [
      ...blocks.flatMap((block) => (block.kind === 'calculator' ? [{ id: block.calculator, input: block.input }] : [])),
      ...data.calculators.flatMap(({ id, examples }) => examples.map(({ input }) => ({ id, input }))),
    ]
    const schemas = new Map(data.calculators.map(({ id, input }) => [id, ajv.compile(input)]))
    expect(inputs.filter(({ id, input }) => !schemas.get(id)?.(input))).toEqual([])
    expect(inputs.length).toBeGreaterThan(blocks.filter(({ kind }) => kind === 'calculator').length)
  })
})

it('no text is a key that has no string', () => {
  const { rules, ...others } = data
  const unknown = JSON.stringify(others).match(
    /"[a-z-]+\.(?:title|caption|fields|figures|columns|topic|current)\b[^"]*"/g,
  )
  expect(unknown).toBeNull()
  expect(rules.map(({ blocks }) => JSON.stringify(blocks)).filter((text) => text.includes('{{'))).toEqual([])
})

describe('spells', () => {
  const spellIn = (language: string, id: string) =>
    data.spells.find((spell) => spell.language === language && spell.id === id)

  it('are there in every language', () => {
    for (const language of LOCALES) {
      expect(data.spells.filter((spell) => spell.language === language)).toHaveLength(339)
    }
  })

  it('have their facts as numbers and in words, and mark figures in their text', () => {
    expect(spellIn('en', 'fireball')).toMatchObject({
      title: 'Fireball',
      url: `${SITE}/en/spells/fireball/`,
      material: 'a ball of bat guano and sulfur',
      facts: {
        level: 3,
        school: 'evocation',
        lists: ['sorcerer', 'wizard'],
        range: { feet: 150 },
        areas: [{ shape: 'sphere', radiusFeet: 20 }],
        effects: [
          {
            decidedBy: 'saving-throw',
            ability: 'dexterity',
            onSuccess: 'half',
            damage: [{ dice: '8d6', added: '1d6', types: ['fire'] }],
          },
        ],
        grows: true,
      },
      factsInWords: {
        kind: 'Level 3 Evocation',
        rows: expect.arrayContaining([{ label: 'Range', text: '150 feet' }]),
      },
      sources: [{ source: 'srd-5.2.1', page: 131 }],
    })
    const spans = spellIn('th', 'fireball')?.blocks.flatMap((block) => ('spans' in block ? block.spans : []))
    expect(spans).toContainEqual({ text: '8d6', figure: 'fireball-damage', dice: '8d6' })
    expect(data.figures.find(({ id }) => id === 'fireball-damage')).toMatchObject({ spell: 'fireball', dice: '8d6' })
  })

  it('that their text links to have their page there', () => {
    const linking = data.spells.filter(({ language, spells }) => language === 'zh' && spells.length > 0)
    expect(linking.length).toBeGreaterThan(0)
    for (const { id, spells, markdown } of linking) {
      for (const other of spells) expect(markdown, id).toContain(`](${SITE}/zh/spells/${other}/)`)
    }
  })

  it('have a Markdown file with the facts before the words', () => {
    const text = String(files.find(({ path }) => path === 'spells/zh/fireball.md')?.content)
    expect(text).toMatch(/^# 火球术\n\n> [^\n]+\n\n\*3环塑能\*\n\n- \*\*职业:\*\* 术士、法师\n/)
    expect(text).toContain(spellIn('zh', 'fireball')?.markdown)
  })
})

describe('creatures', () => {
  const creatureIn = (language: string, id: string) =>
    data.creatures.find((creature) => creature.language === language && creature.id === id)

  it('are there in every language', () => {
    for (const language of LOCALES) {
      expect(data.creatures.filter((creature) => creature.language === language)).toHaveLength(330)
    }
  })

  it('have their facts and totals as numbers, and their stat block in words', () => {
    expect(creatureIn('en', 'owlbear')).toMatchObject({
      title: 'Owlbear',
      url: `${SITE}/en/creatures/owlbear/`,
      facts: { type: 'monstrosity', armorClass: 13, hitDice: '7d10+21', challengeRating: '3' },
      totals: { hitPoints: 59, passivePerception: 15, experience: 700 },
      statBlock: {
        kind: 'Large Monstrosity, unaligned',
        lines: expect.arrayContaining([{ id: 'hp', label: 'Hit Points', text: '59 (7d10+21)' }]),
        abilities: expect.arrayContaining([
          { id: 'strength', name: 'Strength', score: 20, modifier: '+5', save: '+5' },
        ]),
        sections: [
          {
            id: 'actions',
            parts: [
              { id: 'multiattack', name: 'Multiattack', uses: [], text: 'The creature makes 2 Rend attacks.' },
              { id: 'rend', name: 'Rend' },
            ],
          },
        ],
      },
      sources: [{ source: 'srd-5.2.1', heading: 'Monsters A–Z, Owlbear' }],
    })
  })

  it('have the same parts in every language, those of their facts, with names of the language', () => {
    for (const { id, language, facts, statBlock } of data.creatures) {
      const { traits = [], actions = [], bonusActions = [], reactions = [], legendaryActions = [] } = facts
      const parts = partsOf(statBlock)
      expect(
        parts.map((part) => part.id),
        `${language} ${id}`,
      ).toEqual([...traits, ...actions, ...bonusActions, ...reactions, ...legendaryActions].map((part) => part.id))
      for (const part of parts) {
        expect(part.name, `${language} ${id} ${part.id}`).toMatch(PART_NAMES[language])
        expect(part.text, `${language} ${id} ${part.id}`).toMatch(/\S/)
      }
    }
  })

  it('mark the dice, rules, spells and creatures of their text', () => {
    const spansIn = (language: string, id: string) =>
      creatureIn(language, id)?.blocks.flatMap((block) => ('spans' in block ? block.spans : []))
    expect(spansIn('th', 'owlbear')).toContainEqual({ text: '14 (2d8+5)', dice: '2d8+5' })
    expect(spansIn('th', 'owlbear')).toContainEqual({ text: '+7', dice: '1d20+7' })
    expect(spansIn('en', 'aboleth')).toContainEqual(expect.objectContaining({ rule: 'charmed' }))
    expect(creatureIn('zh', 'vampire')?.creatures).toEqual(['vampire-spawn'])
    expect(creatureIn('zh', 'vampire')?.markdown).toContain(`](${SITE}/zh/creatures/vampire-spawn/)`)
    expect(creatureIn('en', 'archmage')?.spells).toContain('cone-of-cold')
  })

  it('have a Markdown file with the whole stat block', () => {
    const text = String(files.find(({ path }) => path === 'creatures/zh/owlbear.md')?.content)
    expect(text).toMatch(/^# 枭熊\n\n> [^\n]+\n\n\*大型怪兽[^\n]+\*\n\n- \*\*AC:\*\* 13\n/)
    expect(text).toMatch(/\n\| 力量 \| 20 \| \+5 \| \+5 \|\n/)
    expect(text).toContain(creatureIn('zh', 'owlbear')?.markdown)
    expect(creatureIn('en', 'aboleth')?.markdown).toMatch(
      /^## Traits\n\n### [^\n]+\n\n[\s\S]*\n\n## Actions\n\n### Multiattack\n\n/,
    )
  })
})

describe('llms.txt', () => {
  const text = llmsText(data, { site: SITE })

  it('is in the format of llmstxt.org: a title, a summary, then lists of links under headings', () => {
    const [title, summary, ...rest] = text.split('\n\n')
    expect(title).toBe('# Rulestone')
    expect(summary).toMatch(/^> \S/)
    const sections = rest.slice(rest.findIndex((part) => part.startsWith('## ')))
    expect(sections.filter((_, index) => index % 2 === 0).every((part) => /^## [^\n]+$/.test(part))).toBe(true)
    const lines = sections.filter((_, index) => index % 2 === 1).flatMap((part) => part.trim().split('\n'))
    expect(
      lines.filter((line) => !/^- \[[^\]]+\]\(https:\/\/example\.org\/rulestone\/[^)\s]+\): \S/.test(line)),
    ).toEqual([])
  })

  it('lists each English rule, spell and creature once, with a file that exists', () => {
    const linked = Array.from(
      text.matchAll(/\/data\/v1\/((?:rules|spells|creatures)\/en\/[^)]+\.md)/g),
      ([, path]) => path,
    )
    const written = files
      .map(({ path }) => path)
      .filter((path) => /^(?:rules|spells|creatures)\/en\/.*\.md$/.test(path))
    expect(linked.toSorted()).toEqual(written.toSorted())
  })
})
