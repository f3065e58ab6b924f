/** A number with a minus sign (U+2212). */
export const writeFace = (value: number): string => String(value).replace('-', '−')
