/** Whether a rule belongs to the 2012 playtest, by its id. */
export const isPlaytest = (id: string): boolean => id.startsWith('next-')
