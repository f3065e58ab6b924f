/**
 * The figures of the sample diseases of 2014. Symptoms start after the onset. All saves are Constitution saving throws;
 * those that fight a disease come at the end of each Long Rest.
 *
 * @source SRD 5.1, Diseases, Sample Diseases (pages 199 and 200)
 */
export const DISEASE_FIGURES = {
  /** a successful save lowers `fightDc` and the DC against the laughter by the dice; it ends at DC 0 */
  cackleFever: {
    onsetHours: '1d4',
    exhaustionLevels: 1,
    laughter: { damage: '1d10[psychic]', minutes: 1 },
    spreading: { withinFeet: 10, saveDc: 10, protectsHours: 24 },
    fightDc: 13,
    dcDrop: '1d6',
    failuresToMadness: 3,
  },
  /** a failed save gives an Exhaustion level, a success removes one; it ends when none is left */
  sewerPlague: { catchDc: 11, onsetDays: '1d4', exhaustionLevels: 1, hitPointsOfHitDiceDividedBy: 2, fightDc: 11 },
  /** the penalty is to attack rolls and ability checks that rely on sight, and worsens after each Long Rest */
  sightRot: { catchDc: 15, onsetDays: 1, firstPenalty: -1, worsensBy: 1, blindedAt: -5, ointment: { hours: 1, doses: 3 } },
} as const
