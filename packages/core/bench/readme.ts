import { readFileSync, writeFileSync } from 'node:fs'

const README = new URL('../README.md', import.meta.url)

/**
 * Replaces the text between the markers of a section in the README.
 *
 * @param change returns the new text for the old one
 * @returns the new text
 */
export async function rewriteSection(
  name: string,
  change: (before: string) => string | Promise<string>,
): Promise<string> {
  const [open, close] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`]
  const text = readFileSync(README, 'utf8')
  const [start, end] = [text.indexOf(open), text.indexOf(close)]
  if (start === -1 || end < start) throw new Error(`README.md lacks ${open} … ${close}`)
  const section = (await change(text.slice(start + open.length, end).trim())).trim()
  writeFileSync(README, `${text.slice(0, start)}${open}\n\n${section}\n\n${text.slice(end)}`)
  return section
}
