import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const execFileAsync = promisify(execFile)
const projectRoot = join(import.meta.dirname, '..', '..')

/**
 * Path of a file, with modules that an architecture rule lets it import and modules that this rule
 * forbids.
 */
interface ImportRuleExample {
  readonly filePath: string
  readonly allowed: readonly string[]
  readonly forbidden: readonly string[]
}

const importRuleExamples: readonly ImportRuleExample[] = [
  {
    filePath: 'src/domain/loans/planted.ts',
    allowed: ['@/domain/shared/money', './loan'],
    forbidden: [
      '@/application/shared/clock.port',
      'rxjs',
      'valibot',
      '@/ui/addresses',
      '../session/session',
      './../session/session',
    ],
  },
  {
    filePath: 'src/application/loans/planted.ts',
    allowed: [
      '@/domain/shared/money',
      '@/application/shared/clock.port',
      'inversify',
      'rxjs',
      'rxjs/operators',
      './loans',
    ],
    forbidden: [
      '@/adapters/http/http-client',
      '@/ui/addresses',
      '@/start/configuration',
      '@/application/shared/key-value-storage.port',
      'axios',
      'mobx',
      'valibot',
      '../session/session-store',
    ],
  },
  {
    filePath: 'src/adapters/contract/planted.ts',
    allowed: ['valibot', './call'],
    forbidden: ['@/domain/shared/money', '@/adapters/http/http-client', 'axios', '../http/http-client'],
  },
  {
    filePath: 'src/adapters/http/planted.ts',
    allowed: [
      '@/domain/shared/money',
      '@/application/shared/clock.port',
      '@/adapters/contract/call',
      'axios',
      './http-client',
    ],
    forbidden: [
      '@/adapters/fake/demo-state',
      '@/ui/addresses',
      '@/start/container',
      '../fake/situation',
      '#tests/support/browser',
    ],
  },
  {
    filePath: 'src/adapters/device/planted.ts',
    allowed: [
      '@/domain/shared/money',
      '@/application/shared/clock.port',
      '@/application/shared/key-value-storage.port',
      '@simplewebauthn/browser',
    ],
    forbidden: ['@/adapters/fake/demo-state', '@/adapters/http/http-client', '@/ui/addresses'],
  },
  {
    filePath: 'src/adapters/fake/planted.ts',
    allowed: [
      '@/domain/shared/money',
      '@/domain/shared/calendar-date',
      '@/domain/shared/cuit',
      '@/adapters/contract/call',
      'miragejs',
      './situation',
    ],
    forbidden: [
      // The fake would repeat the mistakes of these modules.
      '@/domain/cards/card-expiry',
      '@/domain/shared/email',
      '@/application/shared/clock.port',
      '@/adapters/http/http-client',
      '@/ui/addresses',
      '../http/http-client',
    ],
  },
  {
    filePath: 'src/ui/loans/planted.ts',
    allowed: [
      '@/domain/shared/money',
      '@/application/shared/clock.port',
      '@/ui/addresses',
      'react',
      './planted.module.css',
    ],
    forbidden: [
      '@/adapters/http/http-client',
      '@/adapters/fake/demo-state',
      '@/adapters/contract/call',
      '@/ui/demo/demo-panel',
      './demo/demo-panel',
      '@/application/shared/key-value-storage.port',
      'axios',
      '#features/support/portal',
      '../addresses',
    ],
  },
  {
    filePath: 'src/ui/loans/planted-view-model.ts',
    allowed: ['@/domain/shared/money', '@/ui/texts/loans.texts', 'mobx', 'inversify'],
    forbidden: [
      'react',
      'mobx-react-lite',
      './planted.module.css',
      './loans-screen',
      '@/adapters/contract/call',
      '@/application/shared/key-value-storage.port',
    ],
  },
  {
    filePath: 'src/ui/demo/planted.tsx',
    allowed: ['@/adapters/fake/demo-state', '@/adapters/device/device-clock', '@/ui/addresses', 'react'],
    forbidden: [
      '@/adapters/http/http-client',
      '@/adapters/device/browser-storage',
      '@/application/shared/key-value-storage.port',
      '../addresses',
    ],
  },
  {
    filePath: 'src/planted.tsx',
    allowed: ['@/adapters/http/http-client', '@/ui/addresses', './config'],
    forbidden: [
      '@/adapters/fake/demo-state',
      './adapters/fake/situation',
      '@/ui/demo/demo-panel',
      '@/main.demo',
      '#tests/x',
    ],
  },
  {
    filePath: 'src/main.tsx',
    allowed: ['@/adapters/device/device-clock', '@/ui/addresses', './container'],
    forbidden: ['@/adapters/fake/demo-state', '@/ui/demo/demo-panel', './main.demo'],
  },
  {
    filePath: 'src/main.demo.tsx',
    allowed: ['@/adapters/fake/demo-state', '@/ui/demo/demo-panel', './container'],
    forbidden: ['../tests/support/browser', '#tests/support/browser'],
  },
  {
    filePath: 'tests/domain/planted.ts',
    allowed: ['@/domain/shared/money', '@/adapters/fake/demo-state', '#tests/support/browser'],
    forbidden: ['../support/browser'],
  },
]

/**
 * Functions that write an import statement, by kind of import. Each statement is on a line of its own, so
 * that the line number shows which kind the linter rejects.
 */
const importStatementBuilders: Readonly<Record<string, (from: string, name: string) => string>> = {
  static: (from, name) => `import { ${name} } from '${from}'`,
  'type-only': (from, name) => `import type { ${name} } from '${from}'`,
  're-exporting': (from, name) => `export { ${name} } from '${from}'`,
  dynamic: (from, name) => `export const ${name} = (): Promise<unknown> => import('${from}')`,
}

interface PlantedImport {
  readonly filePath: string
  readonly from: string
  readonly isForbidden: boolean
  /** Lines of code that import the module `from`, one for each kind of import, such as static or dynamic. */
  readonly lines: readonly { readonly number: number; readonly code: string }[]
}

const plantedImports = importRuleExamples.flatMap((border) =>
  [...border.allowed, ...border.forbidden].map((from, position): PlantedImport => {
    const isForbidden = border.forbidden.includes(from)
    const lines = Object.values(importStatementBuilders).map((codeOf, way) => {
      const number = position * Object.keys(importStatementBuilders).length + way + 1
      return { number, code: codeOf(from, `planted${number}`) }
    })
    return { filePath: border.filePath, from, isForbidden, lines }
  }),
)

describe('the linter at the borders of the layers', () => {
  let garden = ''
  let refused: ReadonlySet<string> = new Set()

  beforeAll(async () => {
    garden = await mkdtemp(join(tmpdir(), 'borders-'))
    await cp(join(projectRoot, '.oxlintrc.json'), join(garden, '.oxlintrc.json'))
    await cp(join(projectRoot, 'scripts/lint'), join(garden, 'scripts/lint'), { recursive: true })
    await linkPackage(garden, 'eslint-plugin-baseline-js')
    for (const border of importRuleExamples) await writePlantedFile(garden, border)
    refused = await findLinesReportedByLinter(garden)
  })

  afterAll(() => rm(garden, { recursive: true, force: true }))

  it.each(plantedImports.filter((each) => each.isForbidden))(
    'refuses $from in $file, in every way to import',
    (each) => {
      expect(each.lines.filter((line) => !refused.has(`${each.filePath}:${line.number}`))).toEqual([])
    },
  )

  it.each(plantedImports.filter((each) => !each.isForbidden))(
    'allows $from in $file, in every way to import',
    (each) => {
      expect(each.lines.filter((line) => refused.has(`${each.filePath}:${line.number}`))).toEqual([])
    },
  )
})

/**
 * Links one package that the configuration of the linter needs. If all packages were linked, the linter
 * would read all their files.
 */
async function linkPackage(garden: string, name: string): Promise<void> {
  await mkdir(join(garden, 'node_modules'), { recursive: true })
  await symlink(join(projectRoot, 'node_modules', name), join(garden, 'node_modules', name))
  await writeFile(join(garden, '.gitignore'), 'node_modules/\n')
}

async function writePlantedFile(garden: string, border: ImportRuleExample): Promise<void> {
  const code = plantedImports
    .filter((each) => each.filePath === border.filePath)
    .flatMap((each) => each.lines.map((line) => line.code))
  await mkdir(dirname(join(garden, border.filePath)), { recursive: true })
  await writeFile(join(garden, border.filePath), code.join('\n'))
}

interface LintReport {
  readonly diagnostics: readonly {
    readonly code: string
    readonly filename: string
    readonly labels: readonly { readonly span: { readonly line: number } }[]
  }[]
}

async function findLinesReportedByLinter(garden: string): Promise<ReadonlySet<string>> {
  const answer = await execFileAsync(join(projectRoot, 'node_modules/.bin/oxlint'), ['--format=json'], {
    cwd: garden,
  }).catch((failed: { stdout: string }) => failed)
  const report = JSON.parse(answer.stdout) as LintReport
  return new Set(
    report.diagnostics
      .filter((each) => each.code === 'eslint(no-restricted-imports)')
      .map((each) => `${each.filename}:${each.labels[0]?.span.line}`),
  )
}
