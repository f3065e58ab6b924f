import { apply, D20_SIDES, enteredDice, type FightEvent, type Now, type SavingEffect } from '@rulestone/core'
import { DICE_TO_COME } from '../snapshots.ts'

/** The share of the faces of a die that a count is. */
const shareOf = (count: number): number => count / D20_SIDES

/**
 * The chance that a creature fails a saving throw now, with its conditions and everything else that the rules count:
 * the rules are asked about every face of the d20.
 */
export function failureChance(
  { ruleset, state }: Now,
  creature: string,
  { ability, dc }: Pick<SavingEffect, 'ability' | 'dc'>,
): number | undefined {
  const event: FightEvent = { kind: 'force-save', targets: [{ creature }], ability, dc, onSuccess: 'none' }
  let failures = 0
  let rolled = 'normal'
  for (let face = 1; face <= D20_SIDES; face += 1) {
    // With Advantage or Disadvantage, both dice show the face.
    const applied = apply(ruleset, state, event, enteredDice([face, face], DICE_TO_COME).random)
    if (!applied.ok) return undefined
    const { steps } = applied.value
    if (steps.some((step) => step.kind === 'save-made' && !step.values.saved)) failures += 1
    rolled = steps.find((step) => step.kind === 'd20s-rolled')?.values.state ?? rolled
  }
  if (rolled === 'advantage') return shareOf(failures) ** 2
  return rolled === 'disadvantage' ? 1 - shareOf(D20_SIDES - failures) ** 2 : shareOf(failures)
}
