/** The Proficiency Bonus as a field. */
export const PROFICIENCY_BONUS_FIELD = { type: 'integer', minimum: 2, maximum: 9, default: 2, signed: true } as const
