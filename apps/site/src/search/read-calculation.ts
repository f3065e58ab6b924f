/** The words of each idea that a question for a calculator can have, such as `fall` or `ac`, in lower case. */
export type Asks = Readonly<Record<string, readonly string[]>>

/** A calculator that answers a query, with the values of its fields as in a URL. */
export interface Calculation {
  readonly calculator: string
  readonly texts: Readonly<Record<string, string>>
}

/** What a query says, before it is known which calculator it is for. */
interface Said {
  readonly dice: string | undefined
  readonly feet: string | undefined
  /** a number with its sign that is not part of dice: `+7` */
  readonly bonus: number | undefined
  readonly state: 'advantage' | 'disadvantage' | undefined
  readonly has: (idea: string) => boolean
  /** the number beside a word for an idea: 15 in `ac 15` */
  readonly beside: (idea: string) => string | undefined
  /** a number that stands alone */
  readonly number: string | undefined
  /** that number, if the query says nothing else but an idea: 45 in `fall 45` */
  readonly numberOf: (idea: string) => string | undefined
  /** the least total that the dice should show: 30 in `8d6 >= 30`, `8d6 30+` */
  readonly atLeast: string | undefined
}

const DICE = /\d*d(?:\d+|%)[a-z0-9]*(?:\s*[+-]\s*\d*d\d+[a-z0-9]*|[+-]\d+(?!d)|\s[+-]\s\d+)*/u
const FEET = /(\d+) (?:feet|foot)/u
const BONUS = /(?<![\d\p{L}])([+-])\s?(\d+)/u
/** A number that stands alone, and is no edition. */
const NUMBER = /(?<![+\-\d])\b(?!20(?:12|14|24)\b)(\d+)\b/u
const AT_LEAST = /(?:>=?|≥|=>)\s?(\d+)|(?<!\d)(\d+)\s?\+/u

/** A D20 Test as dice, with its bonus: `1d20+7`. */
const D20 = /^1?d20([+-]\d+)?$/u

/** A pattern for any of some words; in Latin letters, whole words only. */
const anyOf = (words: readonly string[]): string =>
  `(?:${[...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => (/^[a-z ]+$/u.test(word) ? `(?<![a-z])${word}(?![a-z])` : word))
    .join('|')})`

function readSaid(text: string, asks: Asks): Said {
  const typed = DICE.exec(text)?.[0]
  const rest = typed === undefined ? text : text.replace(typed, ' ; ')
  const dice = typed?.replaceAll(' ', '')
  const d20 = D20.exec(dice ?? '')
  const [, sign, amount] = BONUS.exec(rest) ?? []
  const bonus = d20?.[1] ?? (amount === undefined ? undefined : `${sign}${amount}`)
  const has = (idea: string): boolean =>
    (asks[idea]?.length ?? 0) > 0 && new RegExp(anyOf(asks[idea] ?? []), 'u').test(rest)
  const beside = (idea: string): string | undefined => {
    const word = anyOf(asks[idea] ?? [])
    const found = new RegExp(`${word}\\s?[:=]?\\s?(\\d+)|(?<![+\\-\\d])(\\d+)\\s?${word}`, 'u').exec(rest)
    return found?.[1] ?? found?.[2]
  }
  const least = AT_LEAST.exec(rest)
  const number = NUMBER.exec(rest)?.[1]
  const numberOf = (idea: string): string | undefined => {
    const isAll = new RegExp(`^(?:${anyOf(asks[idea] ?? [])}|${number}|\\s)+$`, 'u').test(text)
    return isAll ? number : undefined
  }
  return {
    dice: d20 ? undefined : dice,
    feet: FEET.exec(rest)?.[1],
    bonus: bonus === undefined ? undefined : Number(bonus),
    state: has('disadvantage') ? 'disadvantage' : has('advantage') ? 'advantage' : undefined,
    has,
    beside,
    number,
    numberOf,
    atLeast: least?.[1] ?? least?.[2] ?? beside('at-least'),
  }
}

/** The degree of cover that a query names. */
const coverIn = (has: Said['has']): string | undefined =>
  has('three-quarters-cover') ? 'three-quarters' : has('half-cover') ? 'half' : undefined

type Values = Readonly<Record<string, string | number | undefined>>

/** The highest ability modifier that the calculator of D20 Tests takes; the rest is another bonus. */
const HIGHEST_MODIFIER = 10

const splitBonus = (bonus: number | undefined): Values =>
  bonus === undefined
    ? {}
    : {
        modifier: Math.min(bonus, HIGHEST_MODIFIER),
        proficiency: 'none',
        bonus: bonus > HIGHEST_MODIFIER ? bonus - HIGHEST_MODIFIER : undefined,
      }

/** The calculators that a query can be for, the most specific first: the values of the fields, if it is for one. */
const CALCULATORS: Readonly<Record<string, (said: Said) => Values | undefined>> = {
  'save-for-half': ({ dice, bonus, state, beside }) =>
    dice && beside('dc') ? { damage: dice, dc: beside('dc'), save: bonus, state } : undefined,
  attack: ({ dice, bonus, state, has, beside }) =>
    beside('ac') && (dice || bonus !== undefined || state || coverIn(has))
      ? { ac: beside('ac'), damage: dice, bonus, state, cover: coverIn(has) }
      : undefined,
  'd20-test': ({ bonus, state, has, beside }) =>
    beside('dc') && (bonus !== undefined || state || has('save'))
      ? { test: has('save') ? 'saving-throw' : undefined, dc: beside('dc'), state, ...splitBonus(bonus) }
      : undefined,
  falling: ({ feet, has, numberOf }) => {
    const fallen = has('fall') ? (feet ?? numberOf('fall')) : undefined
    return fallen === undefined ? undefined : { feet: fallen }
  },
  concentration: ({ dice, bonus, state, number, has, numberOf }) => {
    const damage = has('damage') ? (dice ?? number) : numberOf('concentration')
    return has('concentration') && damage ? { damage, save: bonus, state } : undefined
  },
  jump: ({ has, beside }) =>
    has('jump') && beside('strength')
      ? { strength: beside('strength'), 'run-up': has('standing') ? 'no' : undefined }
      : undefined,
  'carrying-capacity': ({ has, beside }) =>
    has('carry') && beside('strength') ? { strength: beside('strength') } : undefined,
  dice: ({ dice, atLeast }) => (dice && atLeast ? { expr: dice, 'at-least': atLeast } : undefined),
}

/**
 * The calculator that answers a query, filled in: “45 feet fall”, “2d6+3 vs ac 15”, “dc 15 +7 adv”.
 *
 * @param text with its lengths in feet, in lower case
 */
export function readCalculation(text: string, asks: Asks): Calculation | undefined {
  if (!/\d/u.test(text)) return undefined
  const said = readSaid(text, asks)
  for (const [calculator, read] of Object.entries(CALCULATORS)) {
    const values = read(said)
    if (!values) continue
    const texts = Object.entries(values).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, String(value)] as const],
    )
    return { calculator, texts: Object.fromEntries(texts) }
  }
  return undefined
}
