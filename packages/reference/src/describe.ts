import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  Application,
  type Context,
  Converter,
  type ProjectReflection,
  ReflectionKind,
  type SignatureReflection,
  type TypeDocOptions,
} from 'typedoc'
import { isFunctionLike, isTypeReferenceNode, type Node } from 'typescript'
import type { EntryPoint } from './entry-points.ts'

/** The name that TypeDoc gives to a parameter that is taken apart where it is declared. */
const UNNAMED = '__namedParameters'

const FIRST_LETTER = /^./u

/** Gives parameters the names of their types where TypeDoc lists all the ids of one: `SpellId` instead of 339 ids. */
function nameTypes(context: Context, { parameters = [] }: SignatureReflection, node?: Node): void {
  if (!node || !isFunctionLike(node)) return
  for (const [index, parameter] of parameters.entries()) {
    const type = node.parameters[index]?.type
    if (parameter.type?.type !== 'union' || !type || !isTypeReferenceNode(type) || type.typeArguments) continue
    const symbol = context.getSymbolAtLocation(type.typeName)
    if (!symbol) continue
    parameter.type = context.createSymbolReference(
      context.resolveAliasedSymbol(symbol),
      context,
      type.typeName.getText(),
    )
  }
}

/** Names a parameter that is taken apart by its type: `movementRule`; a part of a ruleset is `ruleset`. */
function nameParameters(project: ProjectReflection): void {
  for (const reflection of Object.values(project.reflections)) {
    if (!reflection.isParameter() || reflection.name !== UNNAMED) continue
    const type = reflection.type?.toString() ?? ''
    const [name = 'input'] = /^\w+/u.exec(/^(?:Pick<Ruleset|RulesOf)\b/u.test(type) ? 'ruleset' : type) ?? []
    reflection.name = name.replace(FIRST_LETTER, (letter) => letter.toLowerCase())
  }
}

/** Names each module by its subpath; TypeDoc names it by its file. */
function nameModules(project: ProjectReflection, modules: readonly EntryPoint[]): void {
  const subpaths = new Map(modules.map(({ file, subpath }) => [file, subpath]))
  for (const module of project.getChildrenByKind(ReflectionKind.Module)) {
    const file = [...subpaths.keys()].find((path) => path.replace(/(?:\/index)?\.ts$/u, '').endsWith(`/${module.name}`))
    module.name = subpaths.get(file ?? '') ?? module.name
  }
}

/** How TypeDoc and its Markdown plugin write the reference. */
const OPTIONS: Partial<TypeDocOptions> & Readonly<Record<string, unknown>> = {
  plugin: ['typedoc-plugin-markdown'],
  skipErrorChecking: true,
  excludeInternal: true,
  excludeReferences: true,
  disableSources: true,
  disableGit: true,
  readme: 'none',
  logLevel: 'Error',
  validation: false,
  maxTypeConversionDepth: 4,
  sort: ['source-order'],
  locales: { en: { kind_plural_variable: 'Values', kind_plural_type_alias: 'Types' } },
  groupOrder: ['Functions', 'Values', 'Interfaces', 'Types'],
  router: 'module',
  hideBreadcrumbs: true,
  hidePageHeader: true,
  hidePageTitle: true,
  useCodeBlocks: true,
  useHTMLAnchors: true,
  expandParameters: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  typeDeclarationFormat: 'table',
  propertyMembersFormat: 'table',
  tableColumnSettings: {
    ...{ hideDefaults: true, hideModifiers: true, hideInherited: true, hideOverrides: true, hideSources: true },
  },
}

/** Modules, described in Markdown. */
export interface Described {
  /** the Markdown of each module, by subpath; links are relative to the file, `dice.md#random` */
  readonly pages: ReadonlyMap<string, string>
  /** the exported names */
  readonly names: ReadonlySet<string>
}

/**
 * Describes the exports of modules by their docstrings and types.
 *
 * @param tsconfig the configuration that compiles the files
 * @throws Error if TypeDoc cannot read the files
 */
export async function describeModules(modules: readonly EntryPoint[], tsconfig: string): Promise<Described> {
  const out = mkdtempSync(join(tmpdir(), 'reference-'))
  try {
    const entryPoints = modules.map(({ file }) => file)
    const app = await Application.bootstrapWithPlugins({ ...OPTIONS, entryPoints, tsconfig, out })
    app.converter.on(Converter.EVENT_CREATE_SIGNATURE, nameTypes)
    const project = await app.convert()
    if (!project) throw new Error('TypeDoc found no module to describe; its errors are above.')
    nameParameters(project)
    nameModules(project, modules)
    await app.generateOutputs(project)
    const texts = globSync('**/*.md', { cwd: out }).map(
      (file) => [file.replace(/\.md$/u, ''), readFileSync(join(out, file), 'utf8')] as const,
    )
    const names = project.getReflectionsByKind(ReflectionKind.SomeExport).map(({ name }) => name)
    return { pages: new Map(texts), names: new Set(names) }
  } finally {
    rmSync(out, { recursive: true })
  }
}
