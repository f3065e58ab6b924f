/** What a query may look for in the compendium. */
type Sought = 'spell' | 'creature'

/** A query that says what it looks for, and its rest. */
export interface Seeking {
  readonly sought: Sought
  readonly rest: string
  /** whether the rest says what it is or does, not what it is called: “spell that …” */
  readonly isDescribed: boolean
}

const LATIN = 'spells?|cantrips?|monsters?|creatures?|mobs?|npcs?|stats|stat ?blocks?'
const CHINESE = '法术|戏法|咒语|怪物?|数据卡|数据'
const THAI = 'คาถา|เวท(?:ย์)?(?:มนตร์|มนต์)?|สเปล|แคนทริป|มอนสเตอร์|เอ็นพีซี|npc|มอน|สแตตบล็อก|สเตตัส'

/**
 * What players call spells, creatures and their facts, at the start or the end of a query. In Chinese, a question of a rule may
 * start with such a word: 戏法消耗法术位吗.
 */
const WORDS = new RegExp(
  `^(?:(?:${LATIN})\\s+|(?:${CHINESE})(?:的|\\s+|(?=.{1,4}$))|(?:${THAI})(?:ที่)?)|(?:\\s+(?:${LATIN})|的?(?:${CHINESE}|${THAI}))$`,
  'iu',
)

/** The same before or after a description: “reaction spell that …”, “monster with …”, …的法术. */
const DESCRIBED = new RegExp(
  [
    '^(?:(?:what|whats|which|is|there|an?|the|any|best|good|level|reaction|ritual|healing|damage|\\d+(?:st|nd|rd|th)?)\\s+)*' +
      '(?:spells?|cantrips?|monsters?|mobs?|creatures?)\\s+(?:that|to|which|who|with|for|so)\\s+',
    `^(?:${THAI})ที่`,
    `的(?:${CHINESE})$`,
  ].join('|'),
  'iu',
)

const SPELL_WORD = /spell|cantrip|法术|戏法|咒语|คาถา|เวท|สเปล|แคนทริป/iu

/**
 * What a query says that it looks for, and its rest; undefined if it does not say it, or says nothing else.
 *
 * @example
 * readSeeking('shield spell') // => { sought: 'spell', rest: 'shield', isDescribed: false }
 * readSeeking('monster that eats metal') // => { sought: 'creature', rest: 'eats metal', isDescribed: true }
 * readSeeking('cover') // => undefined
 */
export function readSeeking(typed: string): Seeking | undefined {
  const text = typed.trim()
  const [described] = DESCRIBED.exec(text) ?? []
  const [said = described] = described === undefined ? (WORDS.exec(text) ?? []) : []
  if (said === undefined) return undefined
  const rest = text.replace(said, '').trim()
  const sought = SPELL_WORD.test(said) ? 'spell' : 'creature'
  return rest === '' ? undefined : { sought, rest, isDescribed: said === described }
}

/** The level at which a spell is cast, as players write it after its name. */
const LEVEL = new RegExp(
  [
    '\\s+(?:at\\s+|with\\s+an?\\s+)?(?:(?:level|lvl?|slot)\\s*[1-9]|[1-9](?:st|nd|rd|th)[\\s-](?:level|lvl)(?:\\s+slots?)?)$',
    '\\s*[1-9一二三四五六七八九]环(?:位|法术位)?$',
    '\\s*(?:ที่|ใช้)?(?:สล็อต|เลเวล|เวล|ระดับ)\\s*[1-9]$',
  ].join('|'),
  'iu',
)

/**
 * A query without the level at which a spell is cast; undefined if it names none.
 *
 * @example
 * withoutLevel('fireball 5th level slot') // => 'fireball'
 * withoutLevel('fireball') // => undefined
 */
export function withoutLevel(typed: string): string | undefined {
  const rest = typed.trim().replace(LEVEL, '')
  return rest === '' || rest === typed.trim() ? undefined : rest
}
