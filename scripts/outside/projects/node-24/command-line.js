// Runs `rulestone` as a user does, without a clone of the repository.
import { execFileSync } from 'node:child_process'

/** The tools that an assistant calls, one after the other. */
const CALLS = [
  { name: 'odds', arguments: { dice: '2d6' } },
  { name: 'creature', arguments: { name: 'owlbear' } },
  { name: 'encounter', arguments: { creatures: ['4 goblin'], fights: 500 } },
]

/** What an assistant writes to `rulestone mcp`. */
const QUESTIONS = [
  {
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'outside', version: '1' } },
  },
  ...CALLS.map((params) => ({ method: 'tools/call', params })),
]
  .map((request, id) => `${JSON.stringify({ jsonrpc: '2.0', id, ...request })}\n`)
  .join('')

/** A command, parts of what it prints, and its input. */
const COMMANDS = [
  ['roll 4d6kh3+2 --seed 1', ['4d6kh3 [']],
  ['odds 3d4 --at-least 9', ['at least 9: 31.3% (5/16)']],
  ['calc attack --ac 15 --cover half', ['Chance to hit']],
  ['search yanhu --lang zh', ['掩护 (Cover)']],
  ['creature owlbear', ['Large Monstrosity']],
  ['encounter ogre --level 1 --fights 500', ['500 fights played.']],
  ['mcp', ['"mean":"7"', '"hitPoints":59', '"fights":500'], QUESTIONS],
]

for (const [command, expected, input = ''] of COMMANDS) {
  const printed = execFileSync('rulestone', command.split(' '), { encoding: 'utf8', input })
  const missing = expected.filter((part) => !printed.includes(part))
  if (missing.length > 0) throw new Error(`rulestone ${command} printed\n${printed}\nexpected ${missing.join(', ')}`)
}
console.log(`${COMMANDS.length} commands of rulestone work`)
