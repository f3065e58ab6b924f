/** A name as it is compared with a typed one. */
export const plainName = (text: string): string => text.normalize('NFKC').trim().toLowerCase()
