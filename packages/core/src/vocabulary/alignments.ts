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

/**
 * Attitudes toward order: one of the two factors of an alignment.
 *
 * @source SRD 5.2.1, Character Creation, The Nine Alignments (page 21)
 */
export const ALIGNMENT_ORDERS = ['lawful', 'neutral', 'chaotic'] as const

/** The id of an attitude toward order. */
export type AlignmentOrder = (typeof ALIGNMENT_ORDERS)[number]

/**
 * Moralities: the other factor of an alignment.
 *
 * @source SRD 5.2.1, Character Creation, The Nine Alignments (page 21)
 */
export const MORALITIES = ['good', 'neutral', 'evil'] as const

/** The id of a morality. */
export type Morality = (typeof MORALITIES)[number]
