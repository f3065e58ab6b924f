// Runs `rulestone` as a user does, without a clone of the repository.
import { execFileSync } from 'node:child_process'

/** What an assistant writes to `rulestone mcp` to call a tool. */
const asking = (name, args) =>
  [
    {
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'outside', version: '1' } },
    },
    { method: 'tools/call', params: { name, arguments: args } },
  ]
    .map((request, id) => `${JSON.stringify({ jsonrpc: '2.0', id, ...request })}\n`)
    .join('')

/** A command, a part of what it prints, and its input. */
const COMMANDS = [
  ['roll 4d6kh3+2 --seed 1', '4d6kh3 ['],
  ['odds 3d4 --at-least 9', 'at least 9: 31.3% (5/16)'],
  ['calc attack --ac 15 --cover half', 'Chance to hit'],
  ['search yanhu --lang zh', '掩护 (Cover)'],
  ['creature owlbear', 'Owlbear'],
  ['encounter ogre --level 1 --fights 2000 --cores 2', '2,000 fights played.'],
  ['mcp', '"mean":"7"', asking('odds', { dice: '2d6' })],
  ['mcp', '"hitPoints":59', asking('creature', { name: 'owlbear' })],
  ['mcp', '"fights":2000', asking('encounter', { creatures: ['4 goblin'] })],
]

for (const [command, expected, input = ''] of COMMANDS) {
  const printed = execFileSync('rulestone', command.split(' '), { encoding: 'utf8', input })
  if (!printed.includes(expected)) throw new Error(`rulestone ${command} printed\n${printed}\nexpected ${expected}`)
}
console.log(`${COMMANDS.length} commands of rulestone work`)
