import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { projectRoot } from '#scripts/support/portal-build'

/** Method that the TypeScript interface of a port declares: its name and the names of its parameters. */
interface PortInterfaceMethod {
  readonly name: string
  readonly parameters: readonly string[]
}

const portFiles = globSync('src/application/**/*.port.ts', { cwd: projectRoot })

/** Methods of every port, by the name of the port's interface. */
export const methodsByPortInterface: ReadonlyMap<string, readonly PortInterfaceMethod[]> = new Map(
  portFiles.flatMap((file) => portInterfacesIn(readFileSync(join(projectRoot, file), 'utf8'))),
)

function portInterfacesIn(text: string): readonly (readonly [string, readonly PortInterfaceMethod[]])[] {
  return parseAst(text, { lang: 'ts' }).body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined
    if (declared?.type !== 'TSInterfaceDeclaration') return []
    const methods = declared.body.body.flatMap((member) =>
      member.type === 'TSMethodSignature' && member.key.type === 'Identifier'
        ? [{ name: member.key.name, parameters: member.params.map(parameterNameOf) }]
        : [],
    )
    return [[declared.id.name, methods] as const]
  })
}

function parameterNameOf(parameter: object): string {
  return 'name' in parameter && typeof parameter.name === 'string' ? parameter.name : ''
}
