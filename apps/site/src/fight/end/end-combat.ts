import type { FightContext } from '../fight-context.ts'

/** Ends the combat, as agreed, and shows its summary. */
export function endCombat({ actions, openSheet }: FightContext): void {
  if (actions.submit([{ kind: 'end-combat', agreed: true }])) openSheet({ kind: 'end' })
}
