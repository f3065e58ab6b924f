import type { Command } from './terminal/command.ts'
import type { CommandName } from './terminal/help.ts'

/** The commands by name. Each is loaded when it is called, so that dice commands do not load the Markdown parser. */
export const COMMANDS: Readonly<Record<CommandName, () => Promise<Command>>> = {
  roll: async () => (await import('./dice/roll.ts')).roll,
  odds: async () => (await import('./dice/odds.ts')).odds,
  explain: async () => (await import('./dice/explain.ts')).explain,
  calc: async () => (await import('./calculators/calc.ts')).calc,
  search: async () => (await import('./content/search.ts')).search,
  spell: async () => (await import('./content/spell.ts')).spell,
  creature: async () => (await import('./content/creature.ts')).creature,
  encounter: async () => (await import('./encounter/encounter.ts')).encounter,
  mcp: async () => (await import('./mcp/mcp.ts')).mcp,
  check: async () => (await import('./content/check.ts')).check,
  status: async () => (await import('./content/status.ts')).status,
  next: async () => (await import('./content/next.ts')).next,
  new: async () => (await import('./scaffolding/new.ts')).newEntry,
  diff: async () => (await import('./translation/diff.ts')).diff,
  equate: async () => (await import('./translation/equate.ts')).equate,
  confirm: async () => (await import('./translation/confirm.ts')).confirm,
  export: async () => (await import('./translation/export.ts')).exportCommand,
  import: async () => (await import('./translation/import.ts')).importCommand,
}

/** Whether a text names a command. */
export const isCommandName = (text: string): text is CommandName => Object.hasOwn(COMMANDS, text)
