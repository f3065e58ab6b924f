/** The top of the visible text: below the header if that is sticky. */
export const textTop = (): number => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
