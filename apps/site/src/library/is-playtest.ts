/** Whether a rule is one of the 2012 playtest: its id says so. */
export const isPlaytest = (id: string): boolean => id.startsWith('next-')
