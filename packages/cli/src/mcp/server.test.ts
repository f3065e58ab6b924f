import { readFileSync } from 'node:fs'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { describe, expect, test } from 'vitest'
import { said } from '../../test/said.ts'
import { createServer } from './server.ts'

const SITE = 'https://example.org/rules'

/** A request is slow on a busy machine; the limit of the SDK is one minute. */
const PATIENT = { timeout: 600_000 }

/** A client of a server. */
async function connect(content?: string): Promise<Client> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  const server = await createServer({ site: SITE, language: 'en', content })
  const client = new Client({ name: 'test', version: '1' })
  await Promise.all([server.connect(theirs), client.connect(ours)])
  return client
}

const client = await connect()

/** The answer of a tool: its data, its text, and whether it is an error. */
async function ask(name: string, args: Record<string, unknown>, of: Client = client) {
  const { content, structuredContent, isError } = await of.callTool({ name, arguments: args }, undefined, PATIENT)
  const [part] = Array.isArray(content) ? content : []
  return { data: structuredContent, text: String(part?.text), isError: isError === true }
}

const PARTY = {
  creatures: [
    {
      id: 'Mira',
      side: 'party',
      place: { kind: 'grid', x: 0, y: 0 },
      hitPointMaximum: 12,
      attacks: [{ id: 'sword', damage: '1d8', damageType: 'slashing' }],
    },
    { id: 'Ogre', side: 'foes', kind: 'monster', size: 'large', place: { kind: 'grid', x: 4, y: 0 } },
  ],
}
const STARTED = {
  ...PARTY,
  events: [
    {
      kind: 'roll-initiative',
      counts: [
        { creature: 'Mira', count: 20 },
        { creature: 'Ogre', count: 1 },
      ],
    },
    { kind: 'begin-turn', creature: 'Mira' },
  ],
}

test('each tool has a schema for its arguments', async () => {
  const { tools } = await client.listTools()
  expect(Object.fromEntries(tools.map(({ name, inputSchema }) => [name, inputSchema.required ?? []]))).toEqual({
    search: ['query'],
    rule: ['id'],
    spell: ['name'],
    creature: ['name'],
    figure: ['id'],
    odds: ['dice'],
    calculators: [],
    calculate: ['calculator'],
    encounter: ['creatures'],
    legal_acts: ['creatures'],
  })
  const help = readFileSync(new URL('../terminal/help.ts', import.meta.url), 'utf8')
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  for (const { name, inputSchema } of tools) {
    expect(help).toMatch(new RegExp(`\\b${name}[,.]`))
    expect(readme).toContain(`| \`${name}\` |`)
    expect(inputSchema.properties).toHaveProperty('language.enum', ['en', 'zh', 'th'])
    expect(inputSchema).toHaveProperty('additionalProperties', false)
  }
})

describe('answers, with the rules that they cite', () => {
  test.each<[string, object, object, string, string]>([
    [
      'search',
      { query: 'half cover' },
      { results: { 0: { id: 'cover', key: 'half-cover' } } },
      'Half Cover',
      '/en/rules/cover/#half-cover',
    ],
    ['search', { query: 'yanhu', language: 'zh' }, { results: { 0: { id: 'cover' } } }, '掩护', '/zh/rules/cover/'],
    [
      'search',
      { query: 'huoqiushu', language: 'zh' },
      { results: { 0: { id: 'fireball', of: 'spell', show: 'spell {"name":"fireball","language":"zh"}' } } },
      '火球术 (Fireball)',
      '/zh/spells/fireball/',
    ],
    [
      'search',
      { query: 'edition:2012 cover' },
      { results: { 0: { id: 'next-attacks' } } },
      'Cover',
      '/en/rules/next-attacks/',
    ],
    ['rule', { id: 'cover' }, { figures: { 0: 'half-cover-bonus' } }, '## Half Cover', '/en/rules/cover/'],
    ['rule', { id: 'Cover' }, { id: 'cover' }, '## Half Cover', '/en/rules/cover/'],
    ['rule', { id: 'Half Cover' }, { id: 'cover' }, '+2', '/en/rules/cover/#half-cover'],
    ['rule', { id: 'half-cover', language: 'th' }, { id: 'cover' }, '+2', '/th/rules/cover/#half-cover'],
    [
      'spell',
      { name: '火球术', level: 5 },
      {
        id: 'fireball',
        facts: { level: 3 },
        casting: { level: 5, effects: { 0: { damage: { 0: { dice: '10d6' } } } } },
      },
      '10d6 Fire',
      '/en/spells/fireball/',
    ],
    [
      'spell',
      { name: 'huoqiushu', language: 'zh' },
      { id: 'fireball', title: '火球术' },
      '3环塑能',
      '/zh/spells/fireball/',
    ],
    [
      'creature',
      { name: '枭熊' },
      { id: 'owlbear', facts: { armorClass: 13 }, totals: { hitPoints: 59 } },
      'Melee attack: +7',
      '/en/creatures/owlbear/',
    ],
    [
      'search',
      { query: 'xiaoxiong', language: 'zh' },
      { results: { 0: { id: 'owlbear', of: 'creature', show: 'creature {"name":"owlbear","language":"zh"}' } } },
      '枭熊 (Owlbear)',
      '/zh/creatures/owlbear/',
    ],
    ['figure', { id: 'half-cover-bonus' }, { value: 2, text: '+2' }, '+2', '/en/rules/cover/'],
    ['figure', { id: 'default-reach', language: 'zh' }, { value: 5, unit: 'feet' }, '5尺', '/zh/rules/'],
    ['odds', { dice: '2d6', at_least: 7 }, { mean: '7', chance: '7/12' }, '58.3%', '/en/calculators/dice/?expr=2d6'],
    ['calculators', { language: 'th' }, { calculators: {} }, said('th', 'calculators', 'attack.title'), ''],
    [
      'calculators',
      { calculator: 'attack' },
      { fields: { properties: { ac: { type: 'integer', maximum: 40 } } } },
      'three-quarters',
      '/en/calculators/attack/',
    ],
    [
      'calculate',
      { calculator: 'attack', fields: { ac: 18, cover: 'half' }, language: 'zh' },
      { input: { ac: '18' } },
      said('zh', 'calculators', 'attack.title'),
      '/zh/calculators/attack/?ac=18&cover=half',
    ],
    [
      'calculate',
      { calculator: 'attack', creatures: { attacker: 'ogre', target: 'skeleton' }, fields: { cover: 'half' } },
      { input: { bonus: '6', ac: '14', vulnerability: 'yes' } },
      'Drops the target',
      '/en/calculators/attack/?',
    ],
    [
      'encounter',
      { creatures: ['4 goblin'], fights: 100 },
      { isExact: false, fights: 100, budget: { difficulty: 'low' }, leftOut: { 'goblin-warrior': {} } },
      'Goblin Warrior 4',
      '/en/encounter/',
    ],
    [
      'encounter',
      { creatures: ['食人魔'], party: [{ preset: 'fighter', level: 5 }], language: 'th' },
      { isExact: true, fighters: [{ id: 'fighter' }, { id: 'ogre', armorClass: 11 }] },
      said('th', 'encounter', 'answer.wins'),
      '/th/rules/challenge-rating/#combat-encounter-difficulty',
    ],
    ['legal_acts', PARTY, { phase: { kind: 'no-combat' } }, '"kind":"roll-initiative"', '/en/rules/initiative/'],
    ['legal_acts', STARTED, { phase: { of: 'Mira' } }, 'Ogre is 20 feet away', '/en/rules/dash/'],
    [
      'legal_acts',
      { ...STARTED, edition: 'next-2012', language: 'th' },
      { edition: 'next-2012' },
      'Ogre',
      '/th/rules/next-',
    ],
    [
      'legal_acts',
      { ...STARTED, edition: 'srd-5.1', language: 'zh' },
      { edition: 'srd-5.1' },
      'Ogre',
      '/zh/rules/srd51-grappling/',
    ],
  ])('%s %o', async (name, args, data, words, address) => {
    const answer = await ask(name, { ...args })
    expect(answer.isError, answer.text).toBe(false)
    expect(answer.data).toMatchObject(data)
    expect(answer.text).toContain(words)
    expect(answer.text).toContain(address && `${SITE}${address}`)
  })

  test.each<[tool: string, args: object, notes: readonly string[] | undefined]>([
    ['creature', { name: 'owlbeer' }, ['owlbeer: taken for Owlbear.']],
    ['creature', { name: 'owlbear' }, undefined],
    ['spell', { name: 'fierball', language: 'zh' }, ['fierball：已当作“火球术”。']],
    ['calculate', { calculator: 'attack', creatures: { attacker: 'owlbeer' } }, ['owlbeer: taken for Owlbear.']],
    ['encounter', { creatures: ['owlbeer x2'], fights: 20 }, ['owlbeer: taken for Owlbear.']],
  ])('%s %o says for what a near miss was taken', async (name, args, notes) => {
    const { data, text } = await ask(name, { ...args })
    expect(Reflect.get(data ?? {}, 'notes')).toEqual(notes)
    if (notes !== undefined) expect(text.startsWith(notes.join('\n')), text).toBe(true)
  })

  test('every id that is cited comes with its name and its page', async () => {
    const { data, text } = await ask('calculate', { calculator: 'attack', fields: { cover: 'half' } })
    expect(data).toMatchObject({ address: expect.any(String), steps: expect.any(Array) })
    const cites: readonly Record<'id' | 'title' | 'address', string>[] = Reflect.get(data ?? {}, 'cites')
    const rules: readonly { rule: string }[] = Reflect.get(data ?? {}, 'steps')
    expect(new Set(cites.map(({ id }) => id))).toEqual(new Set(rules.map(({ rule }) => rule)))
    for (const { title, id, address } of cites) expect(text).toContain(`${title} (${id}): ${address}`)
  })

  test('the tool figure knows the ids that its description names', async () => {
    const { tools } = await client.listTools()
    const described = tools.find(({ name }) => name === 'figure')?.description ?? ''
    const ids = described.match(/[a-z]+(?:-[a-z]+)+/g) ?? []
    expect(ids).toEqual(['half-cover-bonus', 'unarmed-strike-base-damage'])
    for (const id of ids) expect(await ask('figure', { id })).toMatchObject({ isError: false, data: { id } })
  })

  test('the fields of a calculator are named as the tool calculate takes them', async () => {
    const { text } = await ask('calculators', { calculator: 'ability-scores' })
    expect(text).toMatch(/^ {2}preset barbarian /m)
    expect(text).not.toContain('--')
  })

  test('the events that the description of legal_acts names start a fight', async () => {
    const { tools } = await client.listTools()
    const described = tools.find(({ name }) => name === 'legal_acts')?.description ?? ''
    const [roll, turn] = described.match(/\{.*?\}/g)?.map((event): object => JSON.parse(event)) ?? []
    const [{ counts } = {}] = STARTED.events
    const { data } = await ask('legal_acts', { ...PARTY, events: [{ ...roll, counts }, turn] })
    expect(data).toMatchObject({ phase: { of: 'Mira' } })
  })

  test('only the kinds of acts that are asked for', async () => {
    const { data } = await ask('legal_acts', { ...STARTED, kinds: ['dodge', 'grapple'] })
    expect(data).toMatchObject({
      possible: [{ creature: 'Mira', kind: 'dodge', events: [{ kind: 'dodge', creature: 'Mira' }] }],
      impossible: [{ creature: 'Mira', kind: 'grapple', because: { code: 'out-of-range' } }],
    })
  })

  test('a long list of outcomes is left out', async () => {
    const { data } = await ask('odds', { dice: '100d6' })
    expect(data).toHaveProperty('mean', '350')
    expect(data).not.toHaveProperty('outcomes')
  })
})

describe('a wrong argument is an error that names it and what is allowed', () => {
  test.each<[string, object, string]>([
    ['search', {}, 'at query'],
    ['search', { query: 'x', language: 'fr' }, 'Unexpected fr, expected one of: en, zh, th at language'],
    ['search', { query: 'x', limit: 2 }, 'Unexpected limit, expected only: query, language'],
    ['rule', { id: 'covr' }, 'Unexpected id (covr), expected that of a rule or of a heading in one, perhaps: cover'],
    ['spell', { name: 'fireball', level: 2 }, 'Unexpected level (2), expected a whole number from 3 to 9 for fireball'],
    ['spell', { name: 'xqzzqx' }, 'Unexpected spell (xqzzqx), expected the name of one'],
    ['creature', { name: 'nobody' }, 'Unexpected creature (nobody), expected the name of one, perhaps: '],
    ['encounter', { creatures: ['1e3 goblin'] }, 'Unexpected number of creatures (1e3 goblin)'],
    [
      'creature',
      { name: 'fireball' },
      'Unexpected creature (fireball), expected the name of one. Tip: Fireball is a spell',
    ],
    ['spell', { name: '枭熊' }, 'Tip: 枭熊 is a creature; look it up with `creature`.'],
    ['rule', { id: 'fireball' }, 'Tip: Fireball is a spell; look it up with `spell`.'],
    ['rule', { id: 'Owlbear' }, 'Tip: Owlbear is a creature; look it up with `creature`.'],
    [
      'figure',
      { id: 'half-cover' },
      'Unexpected id (half-cover), expected that of a figure, perhaps: half-cover-bonus',
    ],
    ['odds', { dice: '2d' }, 'dice:\n2d\n  ^\n'],
    ['odds', { dice: '2d6', at_least: 1.5 }, 'expected int'],
    ['odds', { dice: '9999d9999' }, 'dice:\n9999d9999'],
    ['calculate', { calculator: 'atack' }, 'at calculator'],
    ['calculate', { calculator: 'attack', fields: { ac: 99 } }, '`fields.ac` (`99`), expected 1 to 40'],
    ['calculate', { calculator: 'attack', fields: { armor: 1 } }, '`fields.armor`'],
    ['calculate', { calculator: 'attack', fields: { ac: null } }, 'at fields.ac'],
    ['calculate', { calculator: 'coins', creatures: { target: 'ogre' } }, 'it takes no creature'],
    ['calculate', { calculator: 'attack', creatures: { foe: 'ogre' } }, 'at creatures'],
    ['calculate', { calculator: 'attack', preset: 'x' }, 'Unexpected preset (x), expected one of: '],
    ['calculate', { calculator: 'attack', preset: 'x' }, 'Tip: the tool calculators with attack shows what each sets.'],
    ['calculate', { calculator: 'dice', preset: 'x' }, 'the tool calculators with dice lists them'],
    [
      'calculate',
      { calculator: 'attack', creatures: { attacker: 'ogre', with: 'bite' } },
      'Unexpected value of creatures.with (bite), expected one of: greatclub, javelin. Tip: the tool creature with ogre shows what it does.',
    ],
    [
      'calculate',
      { calculator: 'attack', creatures: { with: 'bite' } },
      'such as {"attacker": "ogre", "with": "javelin"}',
    ],
    ['calculate', { calculator: 'attack', creatures: { creature: 'ogre' } }, 'expected one of: creatures.attacker, '],
    [
      'calculate',
      { calculator: 'save-for-half', creatures: { attacker: 'ogre' } },
      'Unexpected creatures.attacker (ogre)',
    ],
    [
      'calculate',
      { calculator: 'attack', fields: { ruleset: 'srd-6' } },
      'Unexpected value of `fields.ruleset` (`srd-6`), expected one of: srd-5.2.1, srd-5.1, next-2012.',
    ],
    [
      'legal_acts',
      { ...PARTY, edition: 'srd-6' },
      'Unexpected srd-6, expected one of: srd-5.2.1, srd-5.1, next-2012 at edition',
    ],
    ['encounter', { creatures: [] }, 'at creatures'],
    ['encounter', { creatures: ['4 dragon'] }, 'Unexpected creature (dragon), expected one of: '],
    ['encounter', { creatures: ['0 wolf'] }, 'Unexpected number of creatures (0 wolf), expected 1 to 500'],
    [
      'encounter',
      { creatures: ['wolf'], party: [{ preset: 'fihter' }] },
      'party[0].level: Unexpected end, expected level',
    ],
    ['encounter', { creatures: ['wolf'], level: 21 }, 'at level'],
    ['encounter', { creatures: ['400 wolf'], fights: 100_000 }, 'fights: 100000 of 404 fighters would take about '],
    ['legal_acts', { creatures: [] }, 'at creatures'],
    ['legal_acts', { creatures: [{ ...PARTY.creatures[0], size: 'big' }] }, 'at creatures[0].size'],
    ['legal_acts', { creatures: [PARTY.creatures[0], PARTY.creatures[0]] }, 'id is Mira twice'],
    ['legal_acts', { ...PARTY, events: [{ kind: 'jump' }] }, 'at events[0].kind'],
    ['legal_acts', { ...PARTY, events: [{ kind: 'begin-turn' }] }, 'events[0].creature: Unexpected end, expected '],
    [
      'legal_acts',
      { ...PARTY, events: [{ kind: 'heal', creature: 'Mira', points: -1 }] },
      'points: Unexpected value (-1)',
    ],
    ['legal_acts', { ...PARTY, events: [{ kind: 'dodge', creature: 'Mira' }] }, 'events[0]: Combat hasn’t started'],
    [
      'legal_acts',
      { ...STARTED, language: 'th', events: [...STARTED.events, { kind: 'begin-turn', creature: 'Ogre' }] },
      'ของ Mira',
    ],
    ['legal_acts', { ...PARTY, events: [{ kind: 'heal', creature: 'Nob', points: 1 }] }, 'events[0].creature: Nob'],
    [
      'legal_acts',
      { ...PARTY, events: [{ kind: 'roll-initiative', overuled: true }] },
      'events[0].overuled: overuled is no part of this.',
    ],
  ])('%s %o', async (name, args, message) => {
    const { isError, text } = await ask(name, { ...args })
    expect(isError).toBe(true)
    expect(text).toContain(message)
  })
})

test('what needs no rules does not read the content', async () => {
  const without = await connect('/nowhere')
  expect((await without.listTools()).tools).toHaveLength(10)
  expect((await ask('odds', { dice: '1d6' }, without)).isError).toBe(false)
  expect(await ask('search', { query: 'cover' }, without)).toMatchObject({
    isError: true,
    text: expect.stringContaining('Unexpected path (/nowhere)'),
  })
})
