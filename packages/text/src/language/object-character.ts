/** U+FFFC, the object replacement character: stands in a text for a directive, or for Markdown without words. */
export const OBJECT = '\ufffc'
