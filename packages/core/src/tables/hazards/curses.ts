/** The potency of a curse, by its duration. */
export interface CursePotencyRow {
  readonly lasts: '1-minute' | 'until-dispelled'
  readonly spellLevel: number
}

/**
 * The spell level that a curse equals.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Bestow Curse (page 193)
 */
export const CURSE_POTENCIES = [
  { lasts: '1-minute',        spellLevel: 3 },
  { lasts: 'until-dispelled', spellLevel: 9 },
] as const satisfies readonly CursePotencyRow[]

/**
 * Demonic Possession: the save against it, which also regains control at the end of a turn and ends it after a Long
 * Rest, and the natural roll on which the demon takes control.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Demonic Possession (page 193)
 */
export const DEMONIC_POSSESSION = { save: 'charisma', saveDc: 15, controlOnNatural: 1 } as const
