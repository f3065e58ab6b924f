/** How potent a curse is by how long it lasts. */
export interface CursePotencyRow {
  readonly lasts: '1-minute' | 'until-dispelled'
  readonly spellLevel: number
}

/**
 * The level of spell that a curse equates to.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Bestow Curse (page 193)
 */
export const CURSE_POTENCIES = [
  { lasts: '1-minute',        spellLevel: 3 },
  { lasts: 'until-dispelled', spellLevel: 9 },
] as const satisfies readonly CursePotencyRow[]

/**
 * Demonic Possession: the save against it, which is also the one that regains control at the end of a turn and that ends
 * it after a Long Rest, and the natural roll on which the demon takes control.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Demonic Possession (page 193)
 */
export const DEMONIC_POSSESSION = { save: 'charisma', saveDc: 15, controlOnNatural: 1 } as const
