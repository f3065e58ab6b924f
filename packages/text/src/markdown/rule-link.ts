import type { Link } from 'mdast'

/** The scheme of links to rules. */
export const RULE_SCHEME = 'rule:'

/**
 * The id of the target of a link to a rule; undefined for other links.
 *
 * @example
 * ruleOf({ type: 'link', url: 'rule:cover', children: [] }) // => 'cover'
 */
export const ruleOf = ({ url }: Link): string | undefined =>
  url.startsWith(RULE_SCHEME) ? url.slice(RULE_SCHEME.length) : undefined

/**
 * Whether a link was written as `[text](target)`, and not as a bare URL.
 *
 * @param text - the text of the whole file
 */
export const isWritten = (link: Link, text: string): boolean => text[link.position?.start.offset ?? 0] === '['
