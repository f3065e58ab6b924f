import { DAMAGE_TYPES, type DamageType } from '@rulestone/core'
import { UNIT_SYSTEMS, type UnitSystem } from '../../display/units.ts'
import type { T } from '../../shared/make-t.ts'

/** A figure that a line can give by name. */
export type LineFigure = 'armorClass' | 'hitPoints' | 'initiativeBonus' | 'speed'

/** The words of a creature line in the language of the page, all in lower case. */
export interface LineWords {
  readonly figures: ReadonlyMap<string, LineFigure>
  readonly sides: ReadonlyMap<string, 'party' | 'foes'>
  readonly attack: ReadonlySet<string>
  readonly reach: ReadonlySet<string>
  readonly range: ReadonlySet<string>
  /** units after a length, whichever unit system the page uses */
  readonly units: ReadonlyMap<string, UnitSystem>
  readonly damageTypes: ReadonlyMap<string, DamageType>
  /** a word before `:` or `=` and a figure: `hp: 13` */
  readonly labelled: RegExp
  /** a word right before its figure: `ac15` */
  readonly joined: RegExp
  /** how many, before a name: `3 wolves`, `x3 wolf`, `3只狼` */
  readonly countFirst: RegExp
  /** how many, with its counter, after a name: `狼3只`, `หมาป่า 3 ตัว` */
  readonly countLast: RegExp
}

/**
 * Reads the words of creature lines from the strings of the fight: `line.words.…` holds alternatives separated by `|`.
 *
 * @param t the strings of the fight
 */
export function lineWords(t: T): LineWords {
  const alternatives = (key: string): readonly string[] => t(`line.words.${key}`).toLowerCase().split('|')
  const byWord = <Value extends string>(keys: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> =>
    new Map(Object.entries(keys).flatMap(([key, value]) => alternatives(key).map((word) => [word, value] as const)))
  const figures = byWord<LineFigure>({
    'armor-class': 'armorClass',
    'hit-points': 'hitPoints',
    initiative: 'initiativeBonus',
    speed: 'speed',
  })
  const attack = new Set(alternatives('attack'))
  const reach = new Set(alternatives('reach'))
  const range = new Set(alternatives('range'))
  const counters = alternatives('counters').join('|')
  const longestFirst = [...figures.keys(), ...attack, ...reach, ...range]
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
    .join('|')
  return {
    figures,
    sides: byWord({ party: 'party', foes: 'foes' }),
    attack,
    reach,
    range,
    units: byWord(Object.fromEntries(UNIT_SYSTEMS.map((system) => [system, system]))),
    damageTypes: new Map(
      DAMAGE_TYPES.flatMap((type) =>
        [type, t(`damage-types.${type}`)].map((word) => [word.toLowerCase(), type] as const),
      ),
    ),
    labelled: new RegExp(`(?<![\\p{L}\\p{M}])(${longestFirst})\\s*[:=]\\s*`, 'giu'),
    joined: new RegExp(`^(${longestFirst})([+-]?\\d.*)$`, 'iu'),
    countFirst: new RegExp(
      `^\\s*x?(\\d+)x?(?:\\s+|(?=[\\p{Script=Han}\\p{Script=Thai}]))(?:(?:${counters})(?=\\p{Script=Han}))?(?=\\p{L})(.+)$`,
      'iu',
    ),
    countLast: new RegExp(`\\s*(\\d+)\\s*(?:${counters})(?=\\s|$)`, 'giu'),
  }
}
