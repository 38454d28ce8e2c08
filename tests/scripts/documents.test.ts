import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { switchableCapabilities } from '@/domain/session/switchable-capabilities'
import { oftenUsedKeyChecks } from '@/start/configuration'
import { rarelyUsedConfigurationKeys } from '@/start/rarely-used-configuration'
import { buildCspHeaderValue } from '#scripts/support/content-security-policy'
import { buildDemoGuidePage } from '#scripts/support/demo-page'
import { readFirebaseCspOrigins } from '#scripts/support/firebase-sources'

const rootFolder = join(import.meta.dirname, '..', '..')
const documentNames = ['README.md', ...readdirSync(join(rootFolder, 'docs')).map((name) => `docs/${name}`)]
const pageNames = [...documentNames.filter((name) => name.endsWith('.md')), 'docs/adr/README.md']
const decisionNames = readdirSync(join(rootFolder, 'docs', 'adr')).map((name) => `docs/adr/${name}`)
const pageAndDecisionNames = [...new Set([...pageNames, ...decisionNames])]
const fileAndFolderNames = new Set(
  ['.', ...['src', 'tests', 'features', 'scripts'].flatMap((folder) => foldersUnder(folder))].flatMap(
    (folder) => readdirSync(join(rootFolder, folder)),
  ),
)
const packageManifest: unknown = JSON.parse(readProjectFile('package.json'))
const integrationGuide = readProjectFile('docs/integracion.md')

describe('the README', () => {
  it('can be read in a few minutes', () => {
    expect(readProjectFile('README.md').split('\n').length).toBeLessThanOrEqual(120)
  })

  it('links to every document', () => {
    const led = new Set(linksOf('README.md'))
    expect(
      documentNames.filter((name) => !/^(README\.md|docs\/(img|adr))$/.test(name) && !led.has(name)),
    ).toEqual([])
  })
})

describe('the documents', () => {
  it.each(pageNames)('of %s have no broken link', (page) => {
    expect(linksOf(page).filter((target) => !existsSync(join(rootFolder, target)))).toEqual([])
  })

  it.each(pageAndDecisionNames)('of %s name no missing file', (page) => {
    expect(filesNamedIn(page).filter((name) => !existsSync(join(rootFolder, name)))).toEqual([])
  })

  it.each(pageAndDecisionNames)('of %s name no source by a missing name', (page) => {
    const named = [...readProjectFile(page).matchAll(/`([a-z\d-]+(?:\.[a-z]+)*\.tsx?)`/g)].map(
      ([, name = '']) => name,
    )
    expect(named.filter((name) => !fileAndFolderNames.has(name))).toEqual([])
  })

  it.each(pageAndDecisionNames)('of %s name a file by its present name', (page) => {
    const links = [...readProjectFile(page).matchAll(/\[([\w.-]+\.tsx?)\]\(([^)#]+)\)/g)]
    expect(links.filter(([, name, target = '']) => name !== basename(target)).map(([link]) => link)).toEqual(
      [],
    )
  })

  it('present the personas as the demo has them; `npm run personas` writes it', () => {
    expect(readProjectFile('docs/demo.md')).toBe(buildDemoGuidePage())
  })

  it.each([...Object.keys(oftenUsedKeyChecks), ...Object.keys(rarelyUsedConfigurationKeys.checks)])(
    'explain the key %s of the configuration',
    (key) => {
      expect(integrationGuide.split('\n').filter((line) => line.startsWith(`| \`${key}\` `))).toHaveLength(1)
    },
  )

  it('name every capability that a lender can switch off', () => {
    const [row = ''] = integrationGuide.split('\n').filter((line) => line.startsWith('| `capabilities` '))
    expect(switchableCapabilities.filter((name) => !row.includes(`\`${name}\``))).toEqual([])
  })

  it.each(Object.keys(Object(Object(packageManifest)['scripts'])))('explain the command %s', (script) => {
    const command = script === 'start' || script === 'test' ? `npm ${script}` : `npm run ${script}`
    expect(readProjectFile('docs/desarrollo.md')).toContain(`\`${command}`)
  })

  it('show the policy that the live server sends', () => {
    const policy = buildCspHeaderValue({
      html: '',
      connect: ['https://tu-servidor'],
      images: ['https://tu-servidor'],
      forms: ['https://tu-proveedor-de-identidad'],
    })
    const withHash = policy.replaceAll(/(script|style)-src 'self'/g, "$1-src 'self' 'sha256-…'")
    expect(integrationGuide).toContain(`Content-Security-Policy: ${withHash}\n`)
  })

  it('list everything of the policy that Firebase needs', () => {
    for (const source of readFirebaseCspOrigins({}).connect ?? []) expect(integrationGuide).toContain(source)
  })
})

describe('the decisions', () => {
  const decisions = readdirSync(join(rootFolder, 'docs', 'adr'))
    .filter((name) => name !== 'README.md')
    .toSorted()

  it('are numbered, each number once, in the name and in the title', () => {
    const numbers = decisions.map((name) => Number(/^\d{4}(?=-)/.exec(name)?.[0]))
    expect(new Set(numbers).size).toBe(decisions.length)
    for (const [position, name] of decisions.entries()) {
      const title = readFileSync(join(rootFolder, 'docs', 'adr', name), 'utf8').split('\n')[0]
      expect(title?.startsWith(`# ${numbers[position]}. `)).toBe(true)
    }
  })

  it('have a status and a date', () => {
    const status = /^Status: (accepted, \d{4}-\d{2}-\d{2}\.|superseded (in part )?by \[\d+\]\([\w-]+\.md\))/m
    expect(decisions.filter((name) => !status.test(readProjectFile(`docs/adr/${name}`)))).toEqual([])
  })

  it('are in the index with their titles', () => {
    const lines = decisions.map((name) => {
      const title = readProjectFile(`docs/adr/${name}`).split('\n')[0]?.slice(2)
      return `- [${title}](${name})`
    })
    const written = readProjectFile('docs/adr/README.md')
    expect(written.split('\n').filter((line) => line.startsWith('- '))).toEqual(lines)
  })

  it('give the reason for each package', () => {
    const table = readFileSync(join(rootFolder, 'docs', 'adr', '0013-dependencies.md'), 'utf8')
    const { dependencies, devDependencies } = Object(packageManifest)
    const packages = Object.keys({ ...dependencies, ...devDependencies })
    expect(packages.filter((name) => !table.includes(`\`${name}\``))).toEqual([])
  })
})

function foldersUnder(folder: string): readonly string[] {
  const inside = readdirSync(join(rootFolder, folder), { recursive: true, withFileTypes: true })
  return [
    folder,
    ...inside
      .filter((each) => each.isDirectory())
      .map((each) => join(relative(rootFolder, each.parentPath), each.name)),
  ]
}

function readProjectFile(name: string): string {
  return readFileSync(join(rootFolder, name), 'utf8')
}

/**
 * Returns the project files that a page of the documentation names in backticks, such as
 * `src/ui/addresses.ts`.
 */
function filesNamedIn(page: string): readonly string[] {
  return [...readProjectFile(page).matchAll(/`((?:src|tests|features|scripts|docs|public)\/[\w./-]+)`/g)].map(
    ([, name = '']) => name,
  )
}

/** Returns the targets of a page's links within the project, relative to the project's root. */
function linksOf(page: string): readonly string[] {
  return [...readProjectFile(page).matchAll(/(?:\]\(|src=")([^)"#]+)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^https?:/.test(target))
    .map((target) => join(dirname(page), target))
}
