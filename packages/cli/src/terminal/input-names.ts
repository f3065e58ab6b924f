/** What the parts of the input of a calculator are called where it is given, and where to look things up. */
export interface InputNames {
  field(id: string): string
  /** one of the creatures, or what one of them does: `attacker`, `with` */
  creature(role: string): string
  readonly preset: string
  /** an attack of an attacker */
  readonly attackExample: string
  /** describes the fields and presets of a calculator */
  describer(calculator: string): string
  /** shows what a creature does */
  shower(creature: string): string
}

/** The options of `rulestone calc`. */
export const OPTION_NAMES: InputNames = {
  field: (id) => `--${id}`,
  creature: (role) => `--${role}`,
  preset: '--preset',
  attackExample: '--attacker ogre --with javelin',
  describer: (calculator) => `rulestone calc ${calculator} --help`,
  shower: (creature) => `rulestone creature ${creature}`,
}

/** The arguments of the tool `calculate`. */
export const ARGUMENT_NAMES: InputNames = {
  field: (id) => id,
  creature: (role) => `creatures.${role}`,
  preset: 'preset',
  attackExample: '{"attacker": "ogre", "with": "javelin"}',
  describer: (calculator) => `the tool calculators with ${calculator}`,
  shower: (creature) => `the tool creature with ${creature}`,
}
