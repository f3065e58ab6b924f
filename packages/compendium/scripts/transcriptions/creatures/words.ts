import { CONDITIONS } from '@rulestone/core'
import { idOf, listed, NONE, yesOrNone } from '../cells.ts'
import { ABILITY, all, areasOf, each, either, plainWords, TYPE } from '../words.ts'
import { numberOf, type PartCells, sorted, usesCell } from './columns.ts'

const FORMS = 'bat|bear|boar|humanoid|hybrid|object|rat|tiger|vampire|wolf'

const ATTACK =
  /(Melee or Ranged|Melee|Ranged) Attack Roll:? ?([+]\d+)(?: to hit)?(?: \(.*?\))?,? ?(?:reach (\d+) f(?:ee)?t\.?)?(?: or )?(?:range (\d+)(?:\/(\d+))? f(?:ee)?t\.?)?/

const SAVE = new RegExp(String.raw`(${ABILITY}) Saving Throw:? DC (\d+)`)

/** `12 (2d6 + 5) Bludgeoning damage`, `1 Piercing damage`. */
const DAMAGE = new RegExp(
  String.raw`(\d+) (?:\((\d+d\d+(?: ?[+−–-] ?\d+)?)\) )?((?:${TYPE})(?:(?:, or |, | or )(?:${TYPE}))*) damage`,
  'g',
)

const CONDITION = either(CONDITIONS)
const GIVEN = new RegExp(String.raw`\bthe ((?:${CONDITION})(?:(?:, and |, | and )(?:${CONDITION}))*) conditions?`, 'g')

/** What a hit or a failed save does: up to what a success does instead. */
const outcome = (text: string): string =>
  text.replaceAll(/\b(?:Success:|Failure or Success:).*?(?=(?:First |Second )?Failure:|$)/g, '')

const ATTACKS = /\b(one|two|three|four|five|six) (?:other )?attacks, using ([A-Z][\w ,’']*?) in any combination/g
const NAMED = /\b(one|two|three|four|five|six) ((?:[A-Z][\w’']*(?:,? or (?=[A-Z])| |, (?=[A-Z]))?)+) ?attacks?\b/g

/** The attacks of a Multiattack: `two Claw attacks and one Sting attack`: `1 sting + 2 claw`. */
function multiattack(text: string): string {
  const [routine = ''] = text.split(/ It can replace /)
  const ways = routine.split(/, or it makes /).map((way) =>
    sorted(
      [...all(way, ATTACKS), ...all(way, NAMED)].map(([number = '', names = '']) => {
        const parts = names.split(/,? (?:or|and) |, /).map(idOf)
        return `${numberOf(number)} ${parts.toSorted().join(' or ')}`
      }),
      ' + ',
    ),
  )
  return ways.filter((way) => way !== NONE).join(' / ') || NONE
}

const LIST = /(At [Ww]ill|(\d)e?\/Day(?: Each)?):\s*(.+?)(?=\s-?\s?(?:At Will|\d+e?\/Day)|$)/g

/** `Acid Arrow (level 3 version)`: `acid-arrow 3`. */
const spellCell = (spell: string): string => {
  const level = /\(level (\d)/.exec(spell)?.[1]
  return `${idOf(spell)}${level === undefined ? '' : ` ${level}`}`
}

/** The spells that are listed. One that the words name by the way is no list. */
function spellcasting(text: string): PartCells {
  const [, ability] = new RegExp(`using (${ABILITY}) as`).exec(text) ?? []
  const lists = all(text, LIST).flatMap(([, perDay = '', spells = '']) =>
    spells
      .split(/, (?![^(]*\))/)
      .filter(Boolean)
      .map((spell) => `${spellCell(spell)}${perDay === '' ? '' : ` ${perDay}/day`}`),
  )
  if (ability === undefined || lists.length === 0) return { Spells: NONE }
  return {
    Spellcasting: ability.toLowerCase(),
    'Spell Save DC': /spell save DC (\d+)/.exec(text)?.[1] ?? NONE,
    'Spell Attack Bonus': /([+]\d+) to hit/.exec(text)?.[1] ?? NONE,
    Spells: sorted(lists),
  }
}

const recharge = (note: string): string => {
  if (/Short or Long Rest/i.test(note)) return 'short-or-long-rest'
  return /Recharge (\d)/.exec(note)?.[1] ?? NONE
}

/** The figures that the name and the words of a trait or an action state. */
export function cellsOfPart(name: string, text: string): PartCells {
  const words = plainWords(text).trim()
  const note = /\((.*)\)/.exec(name)?.[1] ?? ''
  const [, perDay, inLair] = /(\d)\/Day(?:, or (\d)\/Day in Lair)?/i.exec(note) ?? []
  const attack = ATTACK.exec(words)
  const save = SAVE.exec(words)
  const [, kind, bonus, reach, range, longRange] = attack ?? []
  const hit = attack ? words.slice(attack.index + attack[0].length) : ''
  const failure = save ? words.slice(save.index) : ''
  const effect = outcome(attack ? hit : failure)
  const damages = all(effect, DAMAGE)
  return {
    Uses: usesCell(perDay, inLair),
    Recharge: recharge(note),
    Forms: note.includes('Form') ? listed(each(note, either(FORMS.split('|')))) : NONE,
    Attack: kind?.toLowerCase() ?? NONE,
    'Attack Bonus': bonus ?? NONE,
    Reach: reach ?? NONE,
    Range: range === undefined ? NONE : `${range}${longRange === undefined ? '' : `/${longRange}`}`,
    Save: save?.[1]?.toLowerCase() ?? NONE,
    'Save DC': save?.[2] ?? NONE,
    'Half on Success': yesOrNone(/Success: Half/.test(words)),
    Area: save ? listed(areasOf(words.replace(/ Failure:.*/, ''))) : NONE,
    Damage: sorted(
      damages.map(([average = '', dice = '', types = '']) => {
        const amount = dice === '' ? average : dice.replaceAll(/[−–]/g, '-').replaceAll(' ', '')
        return `${amount} ${each(types, TYPE).join(' or ')}`
      }),
    ),
    'Average Damage': sorted(damages.map(([average = '']) => average)),
    Conditions: listed(all(effect, GIVEN).flatMap(([conditions = '']) => each(conditions, CONDITION))),
    'Escape DC': listed(all(effect, /escape DC (\d+)/g).flat()),
    Multiattack: idOf(name) === 'multiattack' ? multiattack(words) : NONE,
    ...spellcasting(words),
  }
}
