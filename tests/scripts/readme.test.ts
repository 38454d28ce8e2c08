import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cast } from '@/adapters/fake/personas/cast'
import { fullName, mayEnter } from '@/adapters/fake/personas/persona'
import { contentSecurityPolicyHeader } from '#scripts/support/content-security-policy'
import { firebaseSources } from '#scripts/support/firebase-sources'
import { shippedJson } from '#tests/support/shipped-configuration'

const root = join(import.meta.dirname, '..', '..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** The cells of every row of every table, without their padding. */
const rows = readme
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** Where the page leads inside the project. */
const links = [...readme.matchAll(/(?:\]\(|src=")([^)"#]+)/g)]
  .map(([, target = '']) => target)
  .filter((target) => !/^https?:/.test(target))

describe('the README', () => {
  it.each(cast)('introduces $id as the demo plays it', (persona) => {
    const door = mayEnter(persona) ? (persona.password === undefined ? 'código' : 'contraseña') : '–'
    expect(rows).toContainEqual([
      '',
      fullName(persona),
      persona.dni,
      door,
      persona.situation.replace(/\.$/, ''),
      `\`/?cliente=${persona.id}\``,
      '',
    ])
  })

  it.each([...Object.keys(shippedJson()), 'firebase'])('explains the key %s of the configuration', (key) => {
    expect(rows.some(([, first]) => first === `\`${key}\``)).toBe(true)
  })

  it.each(Object.keys(Object(Object(manifest)['scripts'])))('explains the command %s', (script) => {
    const command = script === 'start' || script === 'test' ? `npm ${script}` : `npm run ${script}`
    expect(readme).toContain(`\`${command}`)
  })

  it('shows the policy that the live server sends', () => {
    const policy = contentSecurityPolicyHeader({
      html: '',
      connect: ['https://tu-servidor'],
      images: ['https://tu-servidor'],
      forms: ['https://tu-proveedor-de-identidad'],
    })
    const withHash = policy.replace("style-src 'self'", "style-src 'self' 'sha256-…'")
    expect(readme).toContain(`Content-Security-Policy: ${withHash}\n`)
  })

  it.each([{}, { measurementId: 'G-1' }])('names all that Firebase needs of the policy: %j', (project) => {
    const { connect = [], scripts = [], trustedTypes = [] } = firebaseSources(project)
    for (const source of [...connect, ...scripts, ...trustedTypes]) expect(readme).toContain(source)
  })

  it('leads nowhere that does not exist', () => {
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((target) => !existsSync(join(root, target)))).toEqual([])
  })

  it('leads to every document', () => {
    const documents = readdirSync(join(root, 'docs'))
      .filter((name) => name !== 'img')
      .map((name) => `docs/${name}`)
    expect(documents.filter((document) => !links.includes(document))).toEqual([])
  })
})

describe('the decisions', () => {
  const decisions = readdirSync(join(root, 'docs', 'adr')).toSorted()

  it('are numbered without a gap, in the name and in the title', () => {
    for (const [position, name] of decisions.entries()) {
      const title = readFileSync(join(root, 'docs', 'adr', name), 'utf8').split('\n')[0]
      expect(name.slice(0, 5)).toBe(`${String(position + 1).padStart(4, '0')}-`)
      expect(title?.startsWith(`# ${position + 1}. `)).toBe(true)
    }
  })

  it('say why each package is there', () => {
    const table = readFileSync(join(root, 'docs', 'adr', '0013-dependencies.md'), 'utf8')
    const { dependencies, devDependencies } = Object(manifest)
    const packages = Object.keys({ ...dependencies, ...devDependencies })
    expect(packages.filter((name) => !table.includes(`\`${name}\``))).toEqual([])
  })
})
