/** Messages about JSON that is not an input of a calculator. */
export const JSON_PROBLEMS = {
  notJson: (got: string): string =>
    `Unexpected ${got === '' ? 'end' : `text (${got})`}, expected JSON. Tip: write an object such as {"ac": 15}, with quotation marks around names and strings.`,
  notAnObject: (got: string): string =>
    `Unexpected JSON (${got}), expected an object. Tip: write the fields and their values in braces, such as {"ac": 15}.`,
  tooLong: (longest: number): string =>
    `Unexpected length of the line, expected at most ${longest} characters. Tip: put each input on its own line.`,
} as const
