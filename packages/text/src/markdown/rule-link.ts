import type { Link } from 'mdast'

/** How the address of a link to a rule begins. */
export const RULE_SCHEME = 'rule:'

/**
 * The id that a link leads to; `undefined` where it is no link to a rule.
 *
 * @example
 * ruleOf({ type: 'link', url: 'rule:cover', children: [] }) // => 'cover'
 */
export const ruleOf = ({ url }: Link): string | undefined =>
  url.startsWith(RULE_SCHEME) ? url.slice(RULE_SCHEME.length) : undefined

/**
 * Whether a link was written as `[text](target)`, and not as a bare address.
 *
 * @param text - the text of the whole file
 */
export const isWritten = (link: Link, text: string): boolean => text[link.position?.start.offset ?? 0] === '['
