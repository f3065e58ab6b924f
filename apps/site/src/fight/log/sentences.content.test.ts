import {
  type DamagedVitals,
  type DyingState,
  EDITIONS,
  type Edition,
  FIGHT_EVENT_KINDS,
  FIGHT_STEP_KINDS,
  type FightEvent,
  legal,
  loseTemporaryHitPointsFirst,
  REFUSAL_CODES,
  type Refusal,
  RULESETS,
  seededRandom,
  vitalsAfterDamage,
} from '@rulestone/core'
import { LANGUAGE_TAGS, LOCALES, type Locale } from '@rulestone/text'
import { describe, expect, test } from 'vitest'
import { RAW } from '../../../test/raw.ts'
import { UNIT_SYSTEMS } from '../../display/units.ts'
import { RESOURCES } from '../../library/strings.ts'
import { flatten } from '../../shared/flatten.ts'
import { choiceLabel } from '../acts/choice-label.ts'
import { joinEvents, type Newcomer } from '../creatures/newcomers.ts'
import { PRESETS } from '../creatures/presets.ts'
import { newFight } from '../fight-document.ts'
import { hasEventKind, olderLinks, PLAYTEST_RULES } from '../fight-editions.ts'
import { addAct, currentSnapshot } from '../fight-history.ts'
import { problemText } from '../menu/problem-text.ts'
import { eventLine, refusalLine } from './event-line.ts'
import { makeFightLanguage } from './fight-language.ts'
import { stepLine } from './step-line.ts'

/** The strings of the fight page: its own, and those of units. */
const stringsIn = (locale: Locale): Record<string, string> => ({
  ...flatten(RESOURCES[locale]['fight'] ?? {}),
  ...flatten({ units: RESOURCES[locale]['units'] ?? {} }),
})

/** Raw text, and ids of presets and attacks without a name. */
const RAW_OR_ID = new RegExp(`${RAW.source}|@[a-z]`, 'u')

/** A creature with everything that a stat block can have. */
const DRAKE: Newcomer = {
  kind: 'monster',
  hitPointMaximum: 60,
  armorClass: 15,
  attacks: [
    {
      id: 'Claw',
      damage: '1d6+2',
      damageType: 'slashing',
      reachFeet: 30,
      onHit: { save: { ability: 'strength', dc: 12, onSuccess: 'none', conditions: [{ condition: 'prone' }] } },
    },
    { id: 'Rock', damage: '1d8', damageType: 'bludgeoning', kinds: ['ranged'], rangeFeet: 60 },
  ],
  multiattacks: [
    [
      { of: ['Claw'], times: 2 },
      { of: ['Breath'], times: 1 },
    ],
  ],
  specialActions: [
    {
      id: 'Breath',
      takes: 'action',
      recharge: 3,
      save: { ability: 'dexterity', dc: 13, damage: { notation: '2d6[fire]', type: 'fire' }, onSuccess: 'half' },
    },
    { id: 'Rock', takes: 'action', uses: 2, makes: { attack: 'Rock', times: 2 } },
    {
      id: 'Gaze',
      takes: 'bonus-action',
      targets: 1,
      withinFeet: 30,
      save: { ability: 'wisdom', dc: 13, onSuccess: 'none', conditions: [{ condition: 'frightened' }] },
    },
    { id: 'Parry', takes: 'reaction' },
    { id: 'Lash', takes: 'legendary-action', makes: { attack: 'Claw', times: 1 } },
    { id: 'Roar', takes: 'legendary-action', oncePerRound: true },
  ],
  legendaryUses: 2,
}

/** What happens after a fight, and manual changes. */
const AFTERWARDS: readonly FightEvent[] = [
  { kind: 'set-armor-class', creature: '@mira', armorClass: 19 },
  { kind: 'set-speed', creature: '@mira', feet: 40 },
  { kind: 'set-hit-point-maximum', creature: '@mira', maximum: 14 },
  { kind: 'set-spell-slots', creature: '@pell', level: 2, left: 1 },
  { kind: 'heal', creature: '@mira', points: 1 },
  { kind: 'short-rest', resters: [{ creature: '@mira', hitDice: 1 }], kitOrFeature: true },
  { kind: 'pass-time', minutes: 1440 },
  { kind: 'long-rest', creatures: ['@mira'] },
]

/** A fight of random possible events: every kind of event that can happen, with its steps. */
function wildFight(edition: Edition, seed: string) {
  const random = seededRandom(seed)
  let fight = newFight(random().toString(36), edition)
  const refusals = new Map<string, Refusal>()
  const drake = { name: 'Drake', newcomer: DRAKE, side: 'foes' } as const
  for (const { name, newcomer, side } of [...PRESETS.map((one) => ({ ...one, name: `@${one.id}` })), drake]) {
    const joined = addAct(fight, { events: joinEvents(currentSnapshot(fight).state, name, newcomer, { side }) })
    if (joined.ok) fight = joined.value
  }
  for (let turn = 0; turn < 160; turn += 1) {
    const all = legal(RULESETS[edition], currentSnapshot(fight).state)
    for (const one of all) {
      if (!one.possible) refusals.set(`${one.kind} ${one.because.rule} ${one.because.code}`, one.because)
    }
    const possible = all.flatMap((one) =>
      one.possible && !/^(?:end-combat|long-rest|short-rest|pass-time|leave|join)$/u.test(one.kind) ? [one.events] : [],
    )
    const events = possible[random() % Math.max(1, possible.length)] ?? []
    const event = events[random() % Math.max(1, events.length)]
    const next = event === undefined ? undefined : addAct(fight, { events: [event] })
    if (next?.ok) fight = next.value
  }
  for (const event of [{ kind: 'end-combat', agreed: true } as const, ...AFTERWARDS]) {
    const next = addAct(fight, { events: [event] })
    if (next.ok) fight = next.value
  }
  return { ...fight, refusals: Array.from(refusals.values()) }
}

const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six']

const FIGHTS = EDITIONS.map((edition) => [edition, SEEDS.map((seed) => wildFight(edition, seed))] as const)

const CASES = LOCALES.flatMap((locale) => FIGHTS.map(([edition, fights]) => [locale, edition, fights] as const))

describe.each(CASES)('%s, %s', (locale, edition, fights) => {
  const strings = stringsIn(locale)
  const language = makeFightLanguage(LANGUAGE_TAGS[locale], strings, {}, edition)
  /** The same strings with each placeholder in brackets, so that an empty value shows. */
  const marked = Object.entries(strings).map(([key, text]) => [key, text.replaceAll(/\{\{.*?\}\}/gu, '[$&]')])
  const marking = makeFightLanguage(LANGUAGE_TAGS[locale], Object.fromEntries(marked), {}, edition)

  test('every event and step has a sentence', () => {
    const kinds = new Set<string>()
    for (const { snapshots } of fights) {
      for (const logged of snapshots.flatMap((snapshot) => snapshot.events)) {
        kinds.add(logged.event.kind)
        const { sentence, steps } = eventLine(logged, language)
        for (const text of [sentence, ...steps.map((step) => step.sentence)]) expect(text).not.toMatch(RAW_OR_ID)
        expect(choiceLabel(logged.event, language)).not.toMatch(RAW_OR_ID)
      }
    }
    expect(kinds.size).toBeGreaterThan(22)
    expect(kinds).toContain('special-action')
  })

  test('every refusal is explained in a sentence', () => {
    const codes = new Set<string>()
    for (const refusal of fights.flatMap(({ refusals }) => refusals)) {
      codes.add(refusal.code)
      expect(refusalLine(refusal, language).sentence).not.toMatch(RAW_OR_ID)
      expect(refusalLine(refusal, marking).sentence, `${refusal.code} by ${refusal.rule}`).not.toContain('[]')
    }
    expect(codes.size).toBeGreaterThan(12)
  })

  test('every refusal code has a sentence', () => {
    for (const code of REFUSAL_CODES) expect(language.t.has(`refusals.${code}`), code).toBe(true)
  })

  test('every preset and its attacks have names', () => {
    for (const { id, newcomer } of PRESETS) {
      expect(language.t.has(`presets.${id}`), id).toBe(true)
      for (const { id: attack } of newcomer.attacks ?? []) {
        expect(language.t.has(`attacks.${attack.replace('@', '')}`), attack).toBe(true)
      }
    }
  })
})

/** Steps that the log never shows, and those of calculators and of the grid, which it cites only by their rule. */
const WITHOUT_SENTENCE = [
  ...['attack-ability-used', 'attack-bonus-summed', 'weapon-dice-chosen', 'damage-bonus-added', 'slots-of-class'],
  ...['base-armor-class-possible', 'base-armor-class-chosen', 'armor-class-modified', 'spell-save-dc-summed'],
  ...['spell-attack-summed', 'slots-of-level', 'pact-slots', 'spellcaster-level', 'willingness-decides'],
  ...['square-entered', 'creature-passed', 'creature-hinders', 'in-normal-range', 'cover-checked', 'hiding-checked'],
  ...['d20s-rolled', 'healing-rolled', 'order-made', 'creature-joined', 'turn-begun', 'turn-ended', 'distance-set'],
  ...['disengaged', 'help-given-with-check', 'help-given-with-attack', 'improvised', 'object-used', 'time-passed'],
  ...['reaction-declined', 'reaction-spent', 'concentration-begun', 'special-action-used'],
]

test('every other kind of step has a sentence in some edition', () => {
  const keys = Object.keys(stringsIn('en'))
  const without = Object.keys(FIGHT_STEP_KINDS).filter(
    (kind) => !keys.some((key) => new RegExp(`^(?:playtest\\.)?steps\\.${kind}(?:\\.|_|$)`, 'u').test(key)),
  )
  expect(without.toSorted()).toEqual(WITHOUT_SENTENCE.toSorted())
})

// biome-ignore format: a table
const SPENT: readonly (readonly [rule: Refusal['rule'], sentences: readonly [en: RegExp, zh: RegExp, th: RegExp]])[] = [
  ['one-thing-at-a-time', [/the action of this turn/u, /本回合的动作/u, /ใช้แอ็กชันของเทิร์นนี้/u]],
  ['bonus-action', [/the Bonus Action of this turn/u, /本回合的附赠动作/u, /ใช้โบนัสแอ็กชันของเทิร์นนี้/u]],
  ['reaction', [/the Reaction already/u, /反应已经用掉/u, /ใช้รีแอ็กชันไปแล้ว/u]],
]

test.each(SPENT)('the refusal “already spent” names what was spent: %s', (rule, sentences) => {
  for (const edition of EDITIONS) {
    for (const [index, locale] of LOCALES.entries()) {
      const language = makeFightLanguage(LANGUAGE_TAGS[locale], stringsIn(locale), {}, edition)
      expect(refusalLine({ code: 'spent', rule, creature: 'Mira' }, language).sentence).toMatch(sentences[index] ?? '')
    }
  }
})

/** The words for units of length, in each language. */
const UNIT_WORDS = { feet: /\bft\b|foot|feet|尺|ฟุต/iu, metric: /\bm\b|meters?|米|เมตร/iu, squares: /squares?|格|ช่อง/iu }

test.each(LOCALES)('%s: every length is written in the reader’s units', (locale) => {
  const lines = UNIT_SYSTEMS.map((units) => {
    const language = makeFightLanguage(LANGUAGE_TAGS[locale], stringsIn(locale), {}, 'srd-5.2.1', units)
    const [, [fight] = []] = FIGHTS.find(([edition]) => edition === 'srd-5.2.1') ?? []
    const logged = (fight?.snapshots ?? []).flatMap((snapshot) => snapshot.events)
    const lines = logged.map((one) => eventLine(one, language))
    const refusals = (fight?.refusals ?? []).map((refusal) => refusalLine(refusal, language))
    return [...lines.flatMap((line) => [line, ...line.steps]), ...refusals].map(({ sentence }) => sentence)
  })
  const [feet = [], metric = [], squares = []] = lines
  const lengths = feet.flatMap((sentence, index) => (UNIT_WORDS.feet.test(sentence) ? [index] : []))
  expect(lengths.length).toBeGreaterThan(20)
  for (const index of lengths) {
    expect(metric[index]).toMatch(UNIT_WORDS.metric)
    expect(squares[index]).toMatch(UNIT_WORDS.squares)
  }
  for (const sentence of [...metric, ...squares]) expect(sentence).not.toMatch(UNIT_WORDS.feet)
  const language = makeFightLanguage(LANGUAGE_TAGS[locale], stringsIn(locale), {}, 'srd-5.2.1', 'metric')
  const refusal = { code: 'out-of-range', rule: 'reach', creature: 'Wolf', got: 25, expected: 5 } as const
  expect(refusalLine(refusal, language).sentence).toMatch(/7\.5.*1\.5/u)
})

const REFUSED = { rule: 'stat-block', creature: 'Drake', got: 'Breath' } as const

// biome-ignore format: a table
const STAT_BLOCK_REFUSALS: readonly (readonly [code: Refusal['code'], sentences: readonly [en: string, zh: string, th: string]])[] = [
  ['none-left', ['Drake can’t use Breath again now.', 'Drake现在不能再使用Breath。', 'ตอนนี้ Drake ใช้ Breath อีกไม่ได้']],
  ['no-such-action', ['Drake has no Breath.', 'Drake没有Breath。', 'Drake ไม่มี Breath']],
  ['none-granted', ['Breath is a special action of Drake: choose it there.', 'Breath是Drake的特殊动作，请在那里选择。', 'Breath เป็นแอ็กชันพิเศษของ Drake ให้เลือกจากตรงนั้น']],
  ['not-its-turn', ['Drake can take a Legendary Action only right after the turn of another creature, one after each turn.', 'Drake只能在另一个生物的回合刚结束时执行传奇动作，每次一个。', 'Drake ใช้แอ็กชันในตำนานได้ทันทีหลังจากเทิร์นของสิ่งมีชีวิตอื่นเท่านั้น เทิร์นละหนึ่งอย่าง']],
]

test.each(STAT_BLOCK_REFUSALS)('what a stat block refuses is explained: %s', (code, sentences) => {
  for (const edition of EDITIONS) {
    const lines = LOCALES.map((locale) => {
      const language = makeFightLanguage(LANGUAGE_TAGS[locale], stringsIn(locale), {}, edition)
      return refusalLine({ ...REFUSED, code }, language).sentence
    })
    expect(lines).toEqual(sentences)
  }
})

test('a preset spell is named in each language', () => {
  const sentences = LOCALES.map((locale) => {
    const language = makeFightLanguage(LANGUAGE_TAGS[locale], stringsIn(locale), {})
    const event = { kind: 'magic', creature: 'Pell', effect: '@spark', level: 0 } as const
    return eventLine({ event, steps: [] }, language).sentence
  })
  expect(sentences).toEqual([
    'Pell takes the Magic action: Spark.',
    expect.stringContaining('火花'),
    expect.stringContaining('ประกายไฟ'),
  ])
})

const conscious = (hitPoints: number): DyingState => ({ kind: 'conscious', hitPoints })
const dying = (hitPoints: number, failures = 0): DyingState => ({ kind: 'dying', successes: 0, failures, hitPoints })

// biome-ignore format: a table
const DAMAGE: readonly (readonly [name: string, edition: Edition, before: DyingState, dealt: Omit<DamagedVitals, 'vitals'>, sentences: readonly [en: string, zh: string, th: string]])[] = [
  ['less than it has', 'srd-5.2.1', conscious(7), { damage: 3 }, [
    'Mira: 3 damage, from 7 to 4 Hit Points.',
    'Mira：3点伤害，生命值由7变为4。',
    'Mira: ความเสียหาย 3 ฮิตพอยต์ลดจาก 7 เหลือ 4',
  ]],
  ['more than it has', 'srd-5.2.1', conscious(7), { damage: 9 }, [
    'Mira: 9 damage, from 7 to 0 Hit Points; Mira is dying.',
    'Mira：9点伤害，生命值由7变为0；Mira濒死。',
    'Mira: ความเสียหาย 9 ฮิตพอยต์ลดจาก 7 เหลือ 0 Mira จึงใกล้ตาย',
  ]],
  ['knocked out', 'srd-5.2.1', conscious(7), { damage: 9, spares: true }, [
    'Mira: 9 damage, from 7 to 1 Hit Point.',
    'Mira：9点伤害，生命值由7变为1。',
    'Mira: ความเสียหาย 9 ฮิตพอยต์ลดจาก 7 เหลือ 1',
  ]],
  ['at 0', 'srd-5.2.1', dying(0), { damage: 5 }, [
    'Mira: 5 damage at 0 Hit Points counts as 1 failed Death Saving Throw; failures so far: 1.',
    'Mira：生命值为0，受到5点伤害，记1次死亡豁免检定失败；累计失败1次。',
    'Mira: ความเสียหาย 5 ขณะฮิตพอยต์เป็น 0 นับว่าการทอยป้องกันการตายล้มเหลว 1 ครั้ง รวมล้มเหลวแล้ว 1 ครั้ง',
  ]],
  ['at 0, from a Critical Hit', 'srd-5.2.1', dying(0), { damage: 5, criticalHit: true }, [
    'Mira: 5 damage at 0 Hit Points counts as 2 failed Death Saving Throws; failures so far: 2.',
    'Mira：生命值为0，受到5点伤害，记2次死亡豁免检定失败；累计失败2次。',
    'Mira: ความเสียหาย 5 ขณะฮิตพอยต์เป็น 0 นับว่าการทอยป้องกันการตายล้มเหลว 2 ครั้ง รวมล้มเหลวแล้ว 2 ครั้ง',
  ]],
  ['at 0, the third', 'srd-5.2.1', dying(0, 2), { damage: 5 }, [
    'Mira: 5 damage at 0 Hit Points counts as 1 failed Death Saving Throw; with 3 failures, Mira dies.',
    'Mira：生命值为0，受到5点伤害，记1次死亡豁免检定失败；失败满3次，Mira死亡。',
    'Mira: ความเสียหาย 5 ขณะฮิตพอยต์เป็น 0 นับว่าการทอยป้องกันการตายล้มเหลว 1 ครั้ง ล้มเหลวครบ 3 ครั้ง Mira จึงตาย',
  ]],
  ['at 0, as much as the maximum', 'srd-5.2.1', dying(0), { damage: 12 }, [
    'Mira: 12 damage at 0 Hit Points equals or exceeds the Hit Point maximum of 12; Mira dies.',
    'Mira：生命值为0，受到的12点伤害达到或超过生命值上限12；Mira死亡。',
    'Mira: ความเสียหาย 12 ขณะฮิตพอยต์เป็น 0 เท่ากับหรือมากกว่าฮิตพอยต์สูงสุด 12 Mira จึงตาย',
  ]],
  ['it dies', 'srd-5.2.1', conscious(7), { damage: 40 }, [
    'Mira: 40 damage at 7 Hit Points; Mira dies.',
    'Mira：生命值为7，受到40点伤害；Mira死亡。',
    'Mira: ความเสียหาย 40 ขณะฮิตพอยต์เป็น 7 Mira จึงตาย',
  ]],
  ['too far below 0', 'next-2012', dying(-3), { damage: 16 }, [
    'Mira: 16 damage at −3 Hit Points; Mira dies.',
    'Mira：生命值为−3，受到16点伤害；Mira死亡。',
    'Mira: ความเสียหาย 16 ขณะฮิตพอยต์เป็น −3 Mira จึงตาย',
  ]],
  ['below 0', 'next-2012', dying(-3), { damage: 5 }, [
    'Mira: 5 damage, from −3 to −8 Hit Points; Mira is dying.',
    'Mira：5点伤害，生命值由−3变为−8；Mira濒死。',
    'Mira: ความเสียหาย 5 ฮิตพอยต์ลดจาก −3 เหลือ −8 Mira ยังใกล้ตาย',
  ]],
]

describe('writes the remaining Hit Points directly, not as a sum', () => {
  test.each(DAMAGE)('%s', (_, edition, life, dealt, sentences) => {
    const mira = { hitPointMaximum: 12, temporaryHitPoints: 0, diesAtZero: false, deadlyHitPoints: -19, life }
    const { steps } = vitalsAfterDamage({ vitals: mira, ...dealt }, RULESETS[edition])
    const lines = LOCALES.map((locale) => {
      const language = makeFightLanguage(LANGUAGE_TAGS[locale], stringsIn(locale), {}, edition)
      return steps.map((step) => stepLine({ ...step, of: 'Mira' }, language))
    })
    expect(lines).toEqual(sentences.map((sentence) => [expect.objectContaining({ sentence, isOutcome: true })]))
  })
})

test('writes what Temporary Hit Points absorb, and the damage left over', () => {
  const language = makeFightLanguage('en', stringsIn('en'), {})
  const sentences = [3, 7].map((damage) =>
    loseTemporaryHitPointsFirst({ temporaryHitPoints: 5, damage }).steps.map(
      (step) => stepLine({ ...step, of: 'Mira' }, language)?.sentence,
    ),
  )
  expect(sentences).toEqual([
    ['Mira: Temporary Hit Points go first, from 5 to 2; damage left over: 0.'],
    ['Mira: Temporary Hit Points go first, from 5 to 0; damage left over: 2.'],
  ])
})

test('writes that Temporary Hit Points are taken, or the old ones kept', () => {
  const sentences = LOCALES.map((locale) => {
    const language = makeFightLanguage(LANGUAGE_TAGS[locale], stringsIn(locale), {})
    return [{}, { choice: 'keep' } as const].map((choice) => {
      const event = { kind: 'gain-temporary-hit-points', creature: 'Mira', points: 1, ...choice } as const
      return eventLine({ event, steps: [] }, language).sentence
    })
  })
  expect(sentences).toEqual([
    ['Mira receives 1 Temporary Hit Point.', 'Mira could receive 1 Temporary Hit Point but keeps the old ones.'],
    ['Mira获得1点临时生命值。', 'Mira可获得1点新的临时生命值，但保留原有的。'],
    ['Mira ได้รับฮิตพอยต์ชั่วคราว 1', 'Mira รับฮิตพอยต์ชั่วคราวใหม่ 1 ได้ แต่เลือกเก็บของเดิมไว้'],
  ])
})

test('names the edition of a saved fight that does not exist, and those that do', () => {
  const sentences = LOCALES.map((locale) =>
    problemText({ code: 'other-rules', got: 'srd-6' }, makeFightLanguage(LANGUAGE_TAGS[locale], stringsIn(locale), {})),
  )
  for (const sentence of sentences)
    for (const name of ['srd-6', '5.2.1', '5.1', '2012']) expect(sentence).toContain(name)
})

test('each edition knows all event kinds except those listed', () => {
  const lacking = EDITIONS.map((edition) =>
    FIGHT_EVENT_KINDS.filter((kind) => !hasEventKind(RULESETS[edition], kind)).join(' '),
  )
  expect(lacking).toEqual([
    'cast-a-spell coup-de-grace hustle improvise use-an-item use-an-object',
    'coup-de-grace hustle improvise influence magic study use-an-item utilize',
    'concentrate dash dismount end-concentration escape gain-temporary-hit-points grapple influence magic mount release shove stabilize study two-weapon-attack use-an-object utilize',
  ])
})

test('rules cited for the 2012 playtest are in its own text', () => {
  const texts = import.meta.glob<string>('../../../../../content/rules/next-*/*.en.md', {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const all = Object.values(texts).join('\n')
  const there = new Map(
    Array.from(all.matchAll(/^id: (\S+)|\{#(\S+)\}/gmu), ([, id = '', heading = id]) => [
      heading,
      { id: heading, title: heading },
    ]),
  )
  const links = olderLinks(there)['next-2012']
  for (const id of Object.keys(PLAYTEST_RULES)) expect(links[id], id).toBeDefined()
  const [, fights = []] = FIGHTS.find(([edition]) => edition === 'next-2012') ?? []
  const language = makeFightLanguage('en', stringsIn('en'), {}, 'next-2012')
  for (const fight of fights) {
    const lines = fight.snapshots.flatMap(({ events }) => events.map((one) => eventLine(one, language)))
    const refusals = fight.refusals.map((one) => refusalLine(one, language))
    const cited = new Set(
      [...lines, ...refusals].flatMap(({ rule, steps }) => [rule, ...steps.map((step) => step.rule)]),
    )
    expect(Array.from(cited).filter((rule) => links[rule] === undefined)).toEqual([])
  }
})

test('all languages have the same keys', () => {
  const [en, zh, th] = LOCALES.map((locale) => Object.keys(flatten(RESOURCES[locale]['fight'] ?? {})).sort())
  expect(zh).toEqual(en)
  expect(th).toEqual(en)
})

test('sentences are joined as each language requires', () => {
  const sentences = LOCALES.map((locale) => {
    const { t, joinSentences } = makeFightLanguage(LANGUAGE_TAGS[locale], stringsIn(locale), {})
    return joinSentences(['Mira', 'Tam'].map((who) => t('log.join', { who })))
  })
  expect(sentences).toEqual(['Mira joins. Tam joins.', 'Mira加入。Tam加入。', 'Mira เข้าร่วมการต่อสู้ · Tam เข้าร่วมการต่อสู้'])
})

test('each target of a save has the roll of its own', () => {
  const language = makeFightLanguage('en', stringsIn('en'), {}, 'srd-5.2.1', 'feet')
  const wolves = ['Ash', 'Fern'].map(
    (id) => ({ id, side: 'foes', hitPointMaximum: 11, place: { kind: 'ranges' } }) as const,
  )
  const step = (of: string, dice: string, total: number) => [
    { of, kind: 'd20s-rolled', rule: 'd20-test', values: { dice, state: 'normal' } } as const,
    {
      of,
      kind: 'compared-with-dc',
      rule: 'save-dc',
      values: { total, targetNumber: 13, success: total >= 13 },
    } as const,
  ]
  const made = (of: string, saved: boolean) =>
    ({ of, kind: 'save-made', rule: 'save-dc', values: { dc: 13, ability: 'dexterity', saved } }) as const
  const { steps } = eventLine(
    {
      event: { kind: 'force-save', targets: wolves.map(({ id }) => ({ creature: id })), ability: 'dexterity', dc: 13 },
      steps: [...step('Ash', '4', 4), ...step('Fern', '18', 18), made('Ash', false), made('Fern', true)],
    },
    language,
  )
  expect(steps.filter(({ isOutcome }) => isOutcome).map(({ sentence }) => sentence)).toEqual([
    'Saving throw: Ash fails: 4 against DC 13.',
    'Saving throw: Fern succeeds: 18 against DC 13.',
  ])
})
