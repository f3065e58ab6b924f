/** An English entry for examples of front matter. */
export const EXAMPLE_ENTRY =
  '---\nid: rule\ntitle: Rule\nsummary: S.\nkind: rule\nruleset: srd-5.2.1\nsource: [{ heading: H, page: 5 }]\n---\n'
