import { blowsOf, CREATURE_IDS, combatant, creatureTotals, isCreatureId, targetValues } from '@rulestone/compendium'
import { attackCalculator } from '@rulestone/core/calculators/attack'
import { defaultInput, parseInput } from '@rulestone/core/calculators/fields'
import { expectEqual } from './expect.ts'

/** The facts of a creature, and what one creature does to another. */
export function creatures(): void {
  expectEqual('CREATURE_IDS', CREATURE_IDS.length, 330)
  expectEqual('creatureTotals', creatureTotals('owlbear').hitPoints, 59)
  expectEqual('isCreatureId', isCreatureId('owl-bear'), false)
  const [club] = blowsOf('attack', combatant('ogre'))
  const values = { ...club?.values, ...targetValues('attack', combatant('skeleton'), club) }
  const result = attackCalculator.compute(
    parseInput(attackCalculator, { ...defaultInput(attackCalculator), ...values }),
  )
  const drops = result.ok ? result.value.figures.find(({ id }) => id === 'drops') : undefined
  expectEqual('attackCalculator', drops?.value, { numerator: '41', denominator: '64' })
}
