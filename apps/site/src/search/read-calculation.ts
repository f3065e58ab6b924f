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
}

const DICE = /\d*d(?:\d+|%)[a-z0-9]*(?:\s*[+-]\s*\d*d\d+[a-z0-9]*|[+-]\d+(?!d)|\s[+-]\s\d+)*/u
const FEET = /(\d+) (?:feet|foot)/u
const BONUS = /(?<![\d\p{L}])([+-])\s?(\d+)/u

/** A pattern for any of some words; in Latin letters, whole words only. */
const anyOf = (words: readonly string[]): string =>
  `(?:${[...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => (/^[a-z ]+$/u.test(word) ? `(?<![a-z])${word}(?![a-z])` : word))
    .join('|')})`

function readSaid(text: string, asks: Asks): Said {
  const dice = DICE.exec(text)?.[0]
  const rest = dice === undefined ? text : text.replace(dice, ' ; ')
  const [, sign, amount] = BONUS.exec(rest) ?? []
  const isSaid = (idea: string): boolean => new RegExp(anyOf(asks[idea] ?? []), 'u').test(rest)
  const beside = (idea: string): string | undefined => {
    const word = anyOf(asks[idea] ?? [])
    const found = new RegExp(`${word}\\s?[:=]?\\s?(\\d+)|(?<![+\\-\\d])(\\d+)\\s?${word}`, 'u').exec(rest)
    return found?.[1] ?? found?.[2]
  }
  return {
    dice: dice?.replaceAll(' ', ''),
    feet: FEET.exec(rest)?.[1],
    bonus: amount === undefined ? undefined : Number(`${sign}${amount}`),
    state: isSaid('disadvantage') ? 'disadvantage' : isSaid('advantage') ? 'advantage' : undefined,
    has: (idea) => (asks[idea]?.length ?? 0) > 0 && isSaid(idea),
    beside,
    number: /(?<![+\-\d])\b(\d+)\b/u.exec(rest)?.[1],
  }
}

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
  attack: ({ dice, bonus, state, beside }) =>
    beside('ac') && (dice || bonus !== undefined || state)
      ? { ac: beside('ac'), damage: dice, bonus, state }
      : undefined,
  'd20-test': ({ bonus, state, has, beside }) =>
    beside('dc') && (bonus !== undefined || state || has('save'))
      ? { test: has('save') ? 'saving-throw' : undefined, dc: beside('dc'), state, ...splitBonus(bonus) }
      : undefined,
  falling: ({ feet, has }) => (feet && has('fall') ? { feet } : undefined),
  concentration: ({ dice, bonus, state, number, has }) =>
    has('concentration') && has('damage') && (dice || number)
      ? { damage: dice ?? number, save: bonus, state }
      : undefined,
  jump: ({ has, beside }) => (has('jump') && beside('strength') ? { strength: beside('strength') } : undefined),
  'carrying-capacity': ({ has, beside }) =>
    has('carry') && beside('strength') ? { strength: beside('strength') } : undefined,
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
