import type { Alignment, AlignmentOrder, Morality } from '../../vocabulary/alignments.ts'
import { type Table, term, words } from '../table.ts'

/** An alignment and its two factors. */
export interface AlignmentRow {
  readonly alignment: Exclude<Alignment, 'unaligned'>
  readonly order: AlignmentOrder
  readonly morality: Morality
}

/**
 * The nine alignments by their factors. Creatures that are unaligned have neither.
 *
 * @source SRD 5.2.1, Character Creation, The Nine Alignments (page 21)
 */
export const ALIGNMENT_FACTORS = [
  { alignment: 'lawful-good',     order: 'lawful',  morality: 'good' },
  { alignment: 'neutral-good',    order: 'neutral', morality: 'good' },
  { alignment: 'chaotic-good',    order: 'chaotic', morality: 'good' },
  { alignment: 'lawful-neutral',  order: 'lawful',  morality: 'neutral' },
  { alignment: 'neutral',         order: 'neutral', morality: 'neutral' },
  { alignment: 'chaotic-neutral', order: 'chaotic', morality: 'neutral' },
  { alignment: 'lawful-evil',     order: 'lawful',  morality: 'evil' },
  { alignment: 'neutral-evil',    order: 'neutral', morality: 'evil' },
  { alignment: 'chaotic-evil',    order: 'chaotic', morality: 'evil' },
] as const satisfies readonly AlignmentRow[]

/** The nine alignments as a reader sees them. */
export const alignmentsTable: Table = {
  id: 'alignments',
  source: { document: 'SRD 5.2.1', heading: 'The Nine Alignments', page: 21 },
  columns: ['alignment', 'conduct'],
  rows: ALIGNMENT_FACTORS.map(({ alignment }) => [term(alignment), words(alignment)]),
}
