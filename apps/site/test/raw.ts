/** Raw keys, placeholders and JavaScript values that must not appear in a text. */
export const RAW = /\bNaN\b|\bundefined\b|\bnull\b|\{\{|\}\}|\[object|Infinity/u
