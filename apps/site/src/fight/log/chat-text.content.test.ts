import type { FightEvent } from '@rulestone/core'
import { LANGUAGE_TAGS, LOCALES, type Locale } from '@rulestone/text'
import { expect, test } from 'vitest'
import { RAW } from '../../../test/raw.ts'
import { RESOURCES } from '../../library/strings.ts'
import { flatten } from '../../shared/flatten.ts'
import { summarize } from '../end/summary.ts'
import { type Fight, newFight } from '../fight-document.ts'
import { addAct } from '../fight-history.ts'
import sample from '../sample/sample-fight.json?raw'
import { playSample } from '../test/play-sample.ts'
import { chatText } from './chat-text.ts'
import { makeFightLanguage } from './fight-language.ts'

const languageIn = (locale: Locale) =>
  makeFightLanguage(
    LANGUAGE_TAGS[locale],
    { ...flatten(RESOURCES[locale]['fight'] ?? {}), ...flatten({ units: RESOURCES[locale]['units'] ?? {} }) },
    {},
  )

const sword = { id: 'Axe', damage: '1d6+1', damageType: 'slashing', bonus: 3 } as const
const join = (id: string, side: string, hitPointMaximum: number): FightEvent => ({
  kind: 'join',
  entering: { id, side, kind: 'monster', place: { kind: 'ranges' }, hitPointMaximum, armorClass: 12, attacks: [sword] },
  distances: id === 'Wolf' ? [{ to: 'Mira', feet: 5 }] : [],
})
const attack: FightEvent = { kind: 'attack', creature: 'Mira', target: 'Wolf', attack: 'Axe' }

/** Acts of a short fight, each with the faces of its dice. */
const ACTS: readonly (readonly [events: readonly FightEvent[], dice?: readonly number[]])[] = [
  [[join('Mira', 'party', 10)]],
  [[join('Wolf', 'foes', 8)]],
  [
    [
      {
        kind: 'roll-initiative',
        counts: [
          { creature: 'Mira', count: 15 },
          { creature: 'Wolf', count: 5 },
        ],
      },
    ],
  ],
  [[{ kind: 'begin-turn', creature: 'Mira' }]],
  [[attack], [6]],
  [[{ ...attack, overruled: true }], [14, 4]],
  [
    [
      { kind: 'end-turn', creature: 'Mira' },
      { kind: 'begin-turn', creature: 'Wolf' },
    ],
  ],
  [[{ kind: 'add-condition', creature: 'Wolf', condition: 'poisoned' }]],
  [[{ ...attack, creature: 'Wolf', target: 'Mira' }], [20, 11]],
  [
    [
      { kind: 'end-turn', creature: 'Wolf' },
      { kind: 'begin-turn', creature: 'Mira' },
    ],
  ],
  [[attack], [20, 5, 6]],
  [[{ kind: 'end-combat' }]],
]

function played(acts: typeof ACTS): Fight {
  let fight = newFight('7')
  for (const [events, dice = []] of acts) {
    const next = addAct(fight, { events, dice })
    if (!next.ok) throw new RangeError(`refused: ${next.error.code}`)
    fight = next.value
  }
  return fight
}

const CHATS: Readonly<Record<Locale, string>> = {
  en: `Party: Mira
Foes: Wolf
Combat starts: Initiative. Mira: 15. Wolf: 5.

— Round 1 —
Mira misses Wolf (Axe): 6 + 5 = 11 against AC 12.
(GM) Mira hits Wolf (Axe): 14 + 5 = 19 against AC 12. Wolf: 5 damage, from 8 to 3 Hit Points.
A condition for Wolf: poisoned.
Wolf hits Mira (Axe): 11 (20 and 11; Disadvantage) + 5 = 16 against AC 12. Mira: 2 damage, from 10 to 8 Hit Points.

— Round 2 —
Mira scores a Critical Hit on Wolf (Axe): natural 20. Wolf: 12 damage at 3 Hit Points; Wolf dies.
The combat ends. One side is defeated.

Summary of the fight
Rounds: 2
Out of the fight: Wolf (dead)
Mira: dealt 17, took 2, hits 2 of 3, natural 20s: 1
Wolf: dealt 2, took 17, hits 1 of 1, natural 20s: 0`,
  zh: `队伍：Mira
敌方：Wolf
战斗开始：先攻。Mira：15。Wolf：5。

【第1轮】
Mira攻击Wolf失手（Axe）：6 + 5 = 11，对AC 12。
（GM裁定）Mira命中Wolf（Axe）：14 + 5 = 19，对AC 12。Wolf：5点伤害，生命值由8变为3。
Wolf处于poisoned状态。
Wolf命中Mira（Axe）：劣势（20和11）取11 + 5 = 16，对AC 12。Mira：2点伤害，生命值由10变为8。

【第2轮】
Mira对Wolf打出重击（Axe）：天然20。Wolf：生命值为3，受到12点伤害；Wolf死亡。
战斗结束。一方已被击败。

战斗小结
轮数：2
退出战斗：Wolf（死亡）
Mira：造成17，承受2，攻击3次命中2次，天然20：1次
Wolf：造成2，承受17，攻击1次命中1次，天然20：0次`,
  th: `ปาร์ตี้: Mira
ศัตรู: Wolf
เริ่มการต่อสู้: ลำดับการรุกไล่ · Mira: 15 · Wolf: 5

— รอบที่ 1 —
Mira โจมตี Wolf พลาด (Axe): 6 + 5 = 11 เทียบกับ AC 12
(GM) Mira โจมตี Wolf โดน (Axe): 14 + 5 = 19 เทียบกับ AC 12 · Wolf: ความเสียหาย 5 ฮิตพอยต์ลดจาก 8 เหลือ 3
ใส่สภาวะ poisoned ให้ Wolf
Wolf โจมตี Mira โดน (Axe): 11 (ความเสียเปรียบ 20 และ 11) + 5 = 16 เทียบกับ AC 12 · Mira: ความเสียหาย 2 ฮิตพอยต์ลดจาก 10 เหลือ 8

— รอบที่ 2 —
Mira โจมตี Wolf ได้คริติคัลฮิต (Axe): ลูกเต๋าออก 20 · Wolf: ความเสียหาย 12 ขณะฮิตพอยต์เป็น 3 Wolf จึงตาย
การต่อสู้จบลง · ฝ่ายหนึ่งพ่ายแพ้

สรุปการต่อสู้
จำนวนรอบ: 2
ไม่ได้สู้ต่อ: Wolf (ตาย)
Mira: ทำความเสียหาย 17 ได้รับ 2 โจมตีโดน 2 จาก 3 ครั้ง ลูกเต๋าออก 20 รวม 1 ครั้ง
Wolf: ทำความเสียหาย 2 ได้รับ 17 โจมตีโดน 1 จาก 1 ครั้ง ลูกเต๋าออก 20 รวม 0 ครั้ง`,
}

test.each(LOCALES)('%s: a short fight as text for a chat', (locale) => {
  expect(chatText(played(ACTS).snapshots, languageIn(locale))).toBe(CHATS[locale])
})

const BREATH = {
  id: 'Breath',
  takes: 'action',
  recharge: 5,
  save: { ability: 'dexterity', dc: 13, damage: { notation: '2d6', type: 'fire' }, onSuccess: 'half' },
} as const
const drake: FightEvent = {
  kind: 'join',
  entering: {
    id: 'Drake',
    side: 'foes',
    kind: 'monster',
    place: { kind: 'ranges' },
    hitPointMaximum: 30,
    armorClass: 12,
    attacks: [sword],
    specialActions: [BREATH, { id: 'Fury', takes: 'bonus-action', makes: { attack: 'Axe', times: 2 } }],
  },
  distances: [{ to: 'Mira', feet: 5 }],
}
const use = (action: string, ...targets: readonly string[]): FightEvent => ({
  kind: 'special-action',
  creature: 'Drake',
  action,
  targets: targets.map((creature) => ({ creature })),
})

/** A drake breathes, hits and misses, and waits for its breath. */
const SPECIAL_ACTS: typeof ACTS = [
  [[join('Mira', 'party', 20), drake]],
  [
    [
      {
        kind: 'roll-initiative',
        counts: [
          { creature: 'Drake', count: 15 },
          { creature: 'Mira', count: 5 },
        ],
      },
    ],
  ],
  [[{ kind: 'begin-turn', creature: 'Drake' }]],
  [[use('Breath', 'Mira')], [3, 4, 8]],
  [[use('Fury', 'Mira', 'Mira')], [15, 2, 3]],
  [
    [
      { kind: 'end-turn', creature: 'Drake' },
      { kind: 'begin-turn', creature: 'Mira' },
    ],
  ],
  [
    [
      { kind: 'end-turn', creature: 'Mira' },
      { kind: 'begin-turn', creature: 'Drake' },
    ],
    [4],
  ],
]

const SPECIAL_CHATS: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'Drake uses Breath. Saving throw: Mira fails: 8 against DC 13. Mira: 7 damage, from 20 to 13 Hit Points.',
    'Drake uses Fury. Drake hits Mira (Fury): 15 + 5 = 20 against AC 12. Drake misses Mira (Fury): 3 + 5 = 8 against AC 12. Mira: 3 damage, from 13 to 10 Hit Points.',
    'Drake rolls 4: Breath doesn’t recharge.',
  ],
  zh: [
    'Drake使用Breath。Mira豁免失败：8，对DC 13。Mira：7点伤害，生命值由20变为13。',
    'Drake使用Fury。Drake命中Mira（Fury）：15 + 5 = 20，对AC 12。Drake攻击Mira失手（Fury）：3 + 5 = 8，对AC 12。Mira：3点伤害，生命值由13变为10。',
    'Drake掷出4：Breath未能充能。',
  ],
  th: [
    'Drake ใช้ Breath · Mira ทอยป้องกันล้มเหลว: 8 เทียบกับ DC 13 · Mira: ความเสียหาย 7 ฮิตพอยต์ลดจาก 20 เหลือ 13',
    'Drake ใช้ Fury · Drake โจมตี Mira โดน (Fury): 15 + 5 = 20 เทียบกับ AC 12 · Drake โจมตี Mira พลาด (Fury): 3 + 5 = 8 เทียบกับ AC 12 · Mira: ความเสียหาย 3 ฮิตพอยต์ลดจาก 13 เหลือ 10',
    'Drake ทอยได้ 4 Breath ยังไม่รีชาร์จ',
  ],
}

test.each(LOCALES)('%s: special actions as text for a chat', (locale) => {
  const text = chatText(played(SPECIAL_ACTS).snapshots, languageIn(locale))
  for (const line of SPECIAL_CHATS[locale]) expect(text.split('\n')).toContain(line)
})

const whole = playSample(sample)

test.each(LOCALES)('%s: a whole fight as text has no ids, no links, every round and everybody’s figures', (locale) => {
  const language = languageIn(locale)
  const text = chatText(whole.snapshots, language)
  const { rounds = 0, creatures = [] } = summarize(whole.snapshots) ?? {}
  expect(rounds).toBeGreaterThan(2)
  // Without the rules of the site, a condition is named by its id.
  expect(text.replaceAll(/unconscious|prone/giu, '')).not.toMatch(new RegExp(`${RAW.source}|@[a-z]|https?:`, 'u'))
  for (let round = 1; round <= rounds; round += 1) {
    expect(text).toContain(language.t('chat.round', { round: String(round) }))
  }
  expect(text.split('\n').slice(-creatures.length)).toHaveLength(8)
})
