/** U+FFFC, the object replacement character. In a text it replaces a directive, or Markdown without words. */
export const OBJECT_REPLACEMENT = '\ufffc'
