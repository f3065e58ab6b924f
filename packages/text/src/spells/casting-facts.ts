import { castAt, type SpellArea, type SpellDice, type SpellEffect, type SpellId } from '@rulestone/compendium'
import { typeset } from '@rulestone/core'
import { durationWords, rangeWords } from './spell-facts.ts'
import type { SpellWords } from './spell-words.ts'

/** What a casting at a level does in figures, in words, with its label. */
type CastingFact = readonly [label: string, text: string]

const diceWords = ({ say }: SpellWords, { dice, addsModifier }: SpellDice): string =>
  addsModifier ? say('spells.casting.with-modifier', { dice: typeset(dice) }) : typeset(dice)

/** The size of an area that a level can change: others are in the words of the spell. */
function sizeOf(area: SpellArea): number | undefined {
  if ('radiusFeet' in area) return area.radiusFeet
  return 'sideFeet' in area ? area.sideFeet : undefined
}

function effectFacts(words: SpellWords, effect: SpellEffect): readonly CastingFact[] {
  const { say, name } = words
  const { damage = [], healing, temporaryHitPoints, hitPointMaximum, attacks, darts, bonusToRolls } = effect
  const dice = (term: string, given: SpellDice | undefined): CastingFact[] =>
    given === undefined ? [] : [[name(term), diceWords(words, given)]]
  const count = (label: string, given: number | undefined): CastingFact[] =>
    given === undefined ? [] : [[label, String(given)]]
  return [
    ...count(name('attack-roll'), attacks),
    ...count(say('spells.casting.darts'), darts),
    ...damage
      .filter((one) => one.dice !== '0')
      .map((one): CastingFact => {
        const types = one.types.map(name).join(words.separator)
        return [name('damage'), `${diceWords(words, one)} ${types}`.trim()]
      }),
    ...dice('healing', healing),
    ...dice('temporary-hit-points', temporaryHitPoints),
    ...dice('hit-points', hitPointMaximum),
    ...(bonusToRolls === undefined ? [] : [[name('bonus'), typeset(bonusToRolls)] as const]),
  ]
}

/**
 * The figures of a spell that is cast at a level, in words.
 *
 * @param level of the slot; for a cantrip of the character, from 1
 * @throws RangeError if it can’t be cast at that level
 */
export function castingFacts(words: SpellWords, id: SpellId, level: number): readonly CastingFact[] {
  const { say, name } = words
  const casting = castAt(id, level)
  const { range, targets, areas, effects } = casting
  const sizes = areas.flatMap((area) => sizeOf(area) ?? [])
  const facts: readonly CastingFact[] = [
    [say('spells.labels.range'), rangeWords(words, range)],
    ...(targets === undefined
      ? []
      : [[name('target'), typeof targets === 'number' ? String(targets) : say(`spells.casting.${targets}`)] as const]),
    ...sizes.map((feet): CastingFact => [say('spells.labels.area'), rangeWords(words, { feet })]),
    ...effects.flatMap((effect) => effectFacts(words, effect)),
    [say('spells.labels.duration'), durationWords(words, casting)],
  ]
  // Two effects with the same figures are stated once.
  return [...new Map(facts.map((fact) => [fact.join('\n'), fact])).values()]
}
