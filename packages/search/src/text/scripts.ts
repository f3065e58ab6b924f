/** The runs of a folded text in one script each: Latin with its spaces and figures, Chinese, Thai. */
export const RUNS = /[a-z0-9 ]+|[\u3400-\u9fff]+|[\u0e01-\u0e4e]+/gu

/** A letter or mark of Thai. */
export const THAI = /[\u0e01-\u0e4e]/u
