import { SPELL_IDS, type SpellId } from '@rulestone/compendium'
import { CALCULATORS, type Fraction, fraction, readState } from '@rulestone/core'
import { describe, expect, test } from 'vitest'
import { calculationsOf } from './calculations.ts'

/** The figures of a calculation of a spell, by id. */
function figuresOf(id: SpellId, level: number, index: number): Readonly<Record<string, unknown>> {
  const { calculator: name, textsByLevel } =
    calculationsOf(id)[index] ?? expect.fail(`${id} has no calculation ${index}`)
  const calculator = CALCULATORS.find((one) => one.id === name) ?? expect.fail(name)
  const { parsed, problems } = readState(calculator, textsByLevel.get(level) ?? expect.fail(`${id} at level ${level}`))
  expect(problems).toEqual([])
  const result = calculator.compute(parsed)
  if (!result.ok) return expect.fail(JSON.stringify(result.error))
  return Object.fromEntries(result.value.figures.map(({ id: figure, value }) => [figure, value]))
}

// Worked by hand. A save with +2 against DC 15 fails on 12 of 20 faces; of a sum of dice with an even number of sides half are odd,
// so that half of it, rounded down, is (mean - 1/2) / 2 on average. An attack with +7 against AC 15 hits on 13 of 20 faces, one of them
// a Critical Hit, which rolls the dice twice: 14/20 of the dice, 13/20 of what is added to them.
describe('the mean damage or healing of a casting by a character of level 5 with +4', () => {
  test.each<[SpellId, level: number, figure: string, mean: Fraction]>([
    ['fireball', 3, 'mean', fraction(223, 10)],
    ['fireball', 5, 'mean', fraction(279, 10)],
    ['lightning-bolt', 3, 'mean', fraction(223, 10)],
    ['burning-hands', 1, 'mean', fraction(83, 10)],
    ['cone-of-cold', 5, 'mean', fraction(287, 10)],
    ['blight', 4, 'mean', fraction(287, 10)],
    ['circle-of-death', 6, 'mean', fraction(287, 10)],
    ['shatter', 2, 'mean', fraction(107, 10)],
    ['thunderwave', 1, 'mean', fraction(71, 10)],
    ['insect-plague', 5, 'mean', fraction(175, 10)],
    ['finger-of-death', 7, 'mean', fraction(491, 10)],
    ['meteor-swarm', 9, 'mean', fraction(1119, 10)],
    ['disintegrate', 6, 'mean', fraction(45)],
    ['sacred-flame', 1, 'mean', fraction(27, 10)],
    ['vicious-mockery', 5, 'mean', fraction(42, 10)],
    ['fire-bolt', 1, 'mean', fraction(385, 100)],
    ['chill-touch', 11, 'mean', fraction(1155, 100)],
    ['guiding-bolt', 1, 'mean', fraction(98, 10)],
    ['scorching-ray', 2, 'mean-of-round', fraction(147, 10)],
    ['eldritch-blast', 17, 'mean-of-round', fraction(154, 10)],
    ['spiritual-weapon', 2, 'mean', fraction(575, 100)],
    ['cure-wounds', 1, 'mean', fraction(13)],
    ['healing-word', 2, 'mean', fraction(14)],
    ['mass-cure-wounds', 5, 'mean', fraction(265, 10)],
    ['magic-missile', 1, 'mean', fraction(105, 10)],
  ])('%s at level %i: %s', (id, level, figure, mean) => {
    expect(figuresOf(id, level, 0)[figure]).toEqual(mean)
  })
})

test('every calculation of every spell at every level has an answer', () => {
  const failed = SPELL_IDS.flatMap((id) =>
    calculationsOf(id).flatMap(({ calculator: name, textsByLevel }) =>
      Array.from(textsByLevel).flatMap(([level, texts]) => {
        const calculator = CALCULATORS.find((one) => one.id === name) ?? expect.fail(name)
        const { parsed, problems } = readState(calculator, texts)
        return problems.length === 0 && calculator.compute(parsed).ok ? [] : [`${id} ${level} ${name}`]
      }),
    ),
  )
  expect(failed).toEqual([])
})

test('what has no dice and no drawn area has no calculator', () => {
  expect(calculationsOf('shield')).toEqual([])
  expect(calculationsOf('fog-cloud')[0]?.textsByLevel.get(6)).toEqual({ shape: 'sphere', size: '120' })
  expect(calculationsOf('fog-cloud')[0]?.textsByLevel.has(7)).toBe(false)
})
