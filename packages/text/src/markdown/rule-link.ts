import type { Link } from 'mdast'

/** The scheme of links to rules. */
export const RULE_SCHEME = 'rule:'

/** The scheme of links to spells, with which the ids of spells begin too: a spell and a rule can have the same name. */
export const SPELL_SCHEME = 'spell:'

/** The scheme of links to creatures and of their ids. */
export const CREATURE_SCHEME = 'creature:'

/** The scheme of the ids of traits and actions that creatures share. */
export const PART_SCHEME = 'creature-part:'

/**
 * The id of the target of a link to a rule, a spell or a creature; undefined for other links.
 *
 * @example
 * ruleOf({ type: 'link', url: 'rule:cover', children: [] }) // => 'cover'
 * ruleOf({ type: 'link', url: 'spell:fireball', children: [] }) // => 'spell:fireball'
 */
export function ruleOf({ url }: Link): string | undefined {
  if (url.startsWith(SPELL_SCHEME) || url.startsWith(CREATURE_SCHEME)) return url
  return url.startsWith(RULE_SCHEME) ? url.slice(RULE_SCHEME.length) : undefined
}

/**
 * Whether a link was written as `[text](target)`, and not as a bare URL.
 *
 * @param text - the text of the whole file
 */
export const isWritten = (link: Link, text: string): boolean => text[link.position?.start.offset ?? 0] === '['
