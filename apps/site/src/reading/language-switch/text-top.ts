/** Where the text begins to be seen: below the header, where that stays. */
export const textTop = (): number => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
