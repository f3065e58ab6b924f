/** The part of the package that is used; it has no types. */
declare module '@foundryvtt/foundryvtt-cli' {
  /** Writes a database from a folder with a JSON file for each document. */
  export function compilePack(sources: string, database: string): Promise<void>
  /** Writes a JSON file for each document of a database. */
  export function extractPack(database: string, folder: string): Promise<void>
}
