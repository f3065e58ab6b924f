import type { Nodes, Root } from 'mdast'

/**
 * The first node deeper than a limit. It is found without recursion, because a text may nest deeper than the stack.
 *
 * @param limit - allowed levels below the root
 */
export function firstNodeBelow(root: Root, limit: number): Nodes | undefined {
  let level: readonly Nodes[] = root.children
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > limit) return level[0]
    level = level.flatMap((node): readonly Nodes[] => ('children' in node ? node.children : []))
  }
  return undefined
}
