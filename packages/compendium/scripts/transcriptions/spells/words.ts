import { diceCell, listed, NONE } from '../cells.ts'
import { ABILITY, all, areasOf, DICE, each, plainWords, TYPE } from '../words.ts'
import { costCell, type SpellCells } from './columns.ts'

const SAVE = new RegExp(String.raw`((?:${ABILITY})(?: (?:or|and) (?:${ABILITY}))?) (?:saving throw|save)\b`, 'g')
const ATTACK = /\b(melee|ranged) spell attack/gi
const DAMAGE = new RegExp(
  String.raw`(${DICE})(?= (?:(?!\d+d\d)[^.])*?\bdamage\b(?! rolls))|damage equal to (${DICE})`,
  'g',
)
/** Damage that a sentence deals, in dice or in a number. */
const HARM = new RegExp(String.raw`(${DAMAGE.source}|\b\d+ (?:${TYPE}) damage)`, 'g')
const HEALING = new RegExp(
  String.raw`\b(?:regains?|restor(?:es|ing)|restore up to|revives with|returns to life with) (?:a number of )?(?:Hit Points equal to )?(${DICE}|\d+(?= Hit Points?))`,
  'g',
)
const ADDED = new RegExp(String.raw`\bincreases? by (${DICE}|\d+(?: feet| hours?| days?)?)\b`, 'g')

/** The figures that a description names. */
export function cellsOfWords(text: string): SpellCells {
  const words = plainWords(text)
  const attacks = all(words, ATTACK).flat()
  const [effect = '', higher = ''] = words.split('Using a Higher-Level Spell Slot.')
  const harmful = effect.split(/(?<=\.) /).filter((sentence) => all(sentence, HARM).length > 0)
  return {
    Attacks: listed(attacks.map((kind) => kind.toLowerCase())),
    Saves: listed(all(words, SAVE).flatMap(([abilities = '']) => each(abilities, ABILITY))),
    Damage: listed(all(effect, DAMAGE).map((found) => diceCell(found.join('')))),
    'Damage Types': listed(harmful.flatMap((sentence) => each(sentence, TYPE))),
    Healing: listed(all(words, HEALING).map(([amount = '']) => diceCell(amount))),
    Areas: listed(areasOf(words)),
    Added: listed(all(higher, ADDED).flat()),
  }
}

/** The costs that the words on a Material component name: `a diamond worth 300+ GP, which the spell consumes`. */
export function costOfWords(material: string): string {
  const words = plainWords(material)
  const costs = Array.from(words.matchAll(/([\d,]+)\+? (GP|CP|Copper Pieces?)/g))
  const parts = costs.map((cost, index) => {
    const [, amount = '', coin = ''] = cost
    const rest = words.slice(cost.index, costs[index + 1]?.index)
    const consumed = rest.includes('consumes') || words.includes('all of which the spell consumes')
    return costCell(
      coin === 'Copper Pieces' ? `${amount} × 1 CP` : `${amount} ${coin.replace('Copper Piece', 'CP')}`,
      consumed,
    )
  })
  return parts.join(', ') || NONE
}
