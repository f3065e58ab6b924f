import type { Nodes, Root } from 'mdast'

/**
 * The first node that lies deeper than a limit, looked for without recursion: a text may nest deeper than the stack.
 *
 * @param limit - levels below the root, included
 */
export function tooDeep(root: Root, limit: number): Nodes | undefined {
  let level: readonly Nodes[] = root.children
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > limit) return level[0]
    level = level.flatMap((node): readonly Nodes[] => ('children' in node ? node.children : []))
  }
  return undefined
}
