import { base } from './base.ts'

/** The URL of a style sheet under the base path, which the development server leaves out. */
export const sheetAddress = (address: string): string =>
  address.startsWith(`${base}/`) ? address : `${base}${address}`
