/** The Chinese of an example, confirmed against an English text. */
export const confirmedRule = (of: string, body = '字。'): string =>
  `---\nid: rule\ntitle: 规则\naliases: []\nsummary: 一句话。\ntranslation: { of: ${of}, status: reviewed }\n---\n\n${body}\n`

/** The record of the English “Words.”, with the hashes of its segments. */
export const RECORD = '{\n  "rule": { "of": "c6c6de20356d", "units": ["0554e6c0", "bcb3236f", "a4f68182"] }\n}\n'
