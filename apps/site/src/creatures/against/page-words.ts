import type { NumberFormats } from '@rulestone/text/number-formats'
import type { T } from '../../shared/make-t.ts'
import type { AgainstRow, KnownRow } from './against-row.ts'
import type { Across, Upward } from './plot.ts'

/** Whether the rows are those of attacks or of saving throws. */
export type By = 'attack' | 'save'

/** The strings of the namespace `against` with what is needed to write numbers. */
export interface Words {
  readonly t: T
  readonly formats: NumberFormats
}

/** The figures of a row as the table has them. */
export const cellsOf = (
  row: AgainstRow,
  by: By,
  { t, formats }: Words,
): Readonly<Record<'defence' | 'chance' | 'damage' | 'rounds', string>> => ({
  defence: by === 'attack' ? formats.integer(row.defence) : formats.signed(row.defence),
  chance: formats.percent(row.chance, 0),
  damage: decimal(row.damage),
  rounds: Number.isFinite(row.rounds) ? decimal(row.rounds) : t('never'),
})

/** A mean with one decimal, as far as it is below 100. */
const decimal = (value: number): string => (value < 99.95 ? value.toFixed(1) : String(Math.round(value)))

/** What the plot says about a creature. */
export const dotText = (row: KnownRow & { readonly rating: string }, by: By, words: Words): string => {
  const { t, formats } = words
  return t('dot', {
    rating: row.rating,
    hp: formats.integer(row.hp),
    chance: t(`chance-to.${by}`, { chance: cellsOf(row, by, words).chance }),
    damage: decimal(row.damage),
    rounds: Number.isFinite(row.rounds) ? t('in-rounds', { rounds: decimal(row.rounds) }) : t('never-drops'),
  })
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The value that half of the rows do not exceed. */
const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0

/** What the rows say together; empty without rows. */
export function summaryOf(rows: readonly AgainstRow[], by: By, { t, formats }: Words): string {
  if (rows.length === 0) return ''
  const [chance, damage] = [mean(rows.map((row) => row.chance)), mean(rows.map((row) => row.damage))]
  const rounds = middle(rows.map((row) => row.rounds))
  const unharmed = rows.filter((row) => row.damage === 0).length
  return [
    t('summary', {
      chance: t(`chance-to.${by}`, { chance: formats.percent(chance, 0) }),
      damage: decimal(damage),
    }),
    Number.isFinite(rounds) ? t('half', { rounds: decimal(rounds) }) : '',
    unharmed > 0 ? t('unharmed', { count: unharmed }) : '',
  ]
    .filter(Boolean)
    .join(t('between-sentences'))
}

/** A value on an axis of the plot. */
export const tickText = (value: number, axis: Across | Upward, { formats }: Words): string =>
  axis === 'chance' ? formats.percent(value, 0) : formats.number(value)
