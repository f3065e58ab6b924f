/** U+FFFC, the object replacement character. It replaces a directive in a text, or Markdown without words. */
export const OBJECT_REPLACEMENT = '\ufffc'
