import type { Cells } from '../cells.ts'

/**
 * The columns that are compared, each in a form in which the sources can state it. Those down to `Concentration` are the lines
 * below the name of a spell; the others are figures of its effects. `First Save`, `First Dice` and `First Area` are for a source
 * that has a field for only one. `Damage` has the dice, `Added` what each level of the slot adds to
 * dice, areas and the duration; `Higher Levels` has
 * the first dice at each level of the slot, or of the caster of a cantrip. `Targets` has a number, and what a level adds to it.
 */
export const SPELL_COLUMNS = [
  'Level',
  'School',
  'Lists',
  'Casting Time',
  'Trigger',
  'Ritual',
  'Range',
  'Components',
  'Cost',
  'Consumed',
  'Duration',
  'Concentration',
  'Targets',
  'Attack Roll',
  'Attacks',
  'First Save',
  'Saves',
  'First Dice',
  'Damage',
  'Damage Types',
  'Healing',
  'First Area',
  'Areas',
  'Added',
  'Higher Levels',
] as const

export type SpellCells = Cells<(typeof SPELL_COLUMNS)[number]>

/** `until dispelled`: `until-dispelled`; a time stays as it is. */
export const durationCell = (text: string): string => (/\d/.test(text) ? text : text.replaceAll(' ', '-'))

/** The worth of a component. */
export const costCell = (worth: string, consumed = false): string => `${worth}${consumed ? ' consumed' : ''}`
