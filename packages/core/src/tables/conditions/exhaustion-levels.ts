import { type Cell, integer, none, quantity, signed, type Table, words } from '../table.ts'
import { CONDITION_EFFECTS } from './condition-effects.ts'

const { maximumLevel, effects } = CONDITION_EFFECTS.exhaustion

/** The effects of a level on D20 Tests and Speed; the last level kills. */
const cells = (level: number): readonly Cell[] =>
  effects.some((effect) => effect.kind === 'dies' && level >= effect.atLevel)
    ? [integer(level), words('dies'), none]
    : [
        integer(level),
        ...effects.flatMap((effect) => (effect.kind === 'd20-tests' ? signed(effect.bonusPerLevel * level) : [])),
        ...effects.flatMap((effect) =>
          effect.kind === 'speed-reduced' ? quantity(-effect.feetPerLevel * level, 'feet') : [],
        ),
      ]

/**
 * The effects of each level of Exhaustion.
 *
 * @source SRD 5.2.1, Rules Glossary, Exhaustion (page 181)
 */
export const exhaustionLevelsTable: Table = {
  id: 'exhaustion-levels',
  source: { document: 'SRD 5.2.1', heading: 'Exhaustion', page: 181 },
  columns: ['level', 'd20-tests', 'speed'],
  rows: Array.from({ length: maximumLevel }, (_, index) => cells(index + 1)),
}
