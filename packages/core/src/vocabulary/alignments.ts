import { isOneOf } from '../one-of.ts'

/**
 * The nine alignments, and unaligned.
 *
 * @source SRD 5.2.1, Character Creation, The Nine Alignments (page 21) and Unaligned Creatures (page 22)
 */
export const ALIGNMENTS = [
  'lawful-good',
  'neutral-good',
  'chaotic-good',
  'lawful-neutral',
  'neutral',
  'chaotic-neutral',
  'lawful-evil',
  'neutral-evil',
  'chaotic-evil',
  'unaligned',
] as const

/** The id of an alignment. */
export type Alignment = (typeof ALIGNMENTS)[number]

/** Whether a value is the id of an alignment. */
export const isAlignment = (value: unknown): value is Alignment => isOneOf(value, ALIGNMENTS)

/**
 * Attitudes toward order: one of the two factors of an alignment.
 *
 * @source SRD 5.2.1, Character Creation, The Nine Alignments (page 21)
 */
export const ALIGNMENT_ORDERS = ['lawful', 'neutral', 'chaotic'] as const

/** The id of an attitude toward order. */
export type AlignmentOrder = (typeof ALIGNMENT_ORDERS)[number]

/** Whether a value is the id of an attitude toward order. */
export const isAlignmentOrder = (value: unknown): value is AlignmentOrder => isOneOf(value, ALIGNMENT_ORDERS)

/**
 * Moralities: the other factor of an alignment.
 *
 * @source SRD 5.2.1, Character Creation, The Nine Alignments (page 21)
 */
export const MORALITIES = ['good', 'neutral', 'evil'] as const

/** The id of a morality. */
export type Morality = (typeof MORALITIES)[number]

/** Whether a value is the id of a morality. */
export const isMorality = (value: unknown): value is Morality => isOneOf(value, MORALITIES)
