import { readFileSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '#scripts/support/portal-build'

const packageManifest: { readonly version: string; readonly scripts: Readonly<Record<string, string>> } =
  JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))

function deployFileText(name: string): string {
  return readFileSync(join(projectRoot, 'deploy', name), 'utf8')
}

const dockerfile = deployFileText('Dockerfile')
const nginx = deployFileText('nginx.conf')
const kubernetes = deployFileText('kubernetes.yaml')

/** Returns the value of a directive such as `listen` in the configuration file of nginx. */
function nginxDirective(directive: string): string {
  return new RegExp(`^ *${directive} ([^;]+);`, 'm').exec(nginx)?.[1] ?? ''
}

describe('the image', () => {
  it('listens on the port of nginx, and puts the build and the headers where nginx reads them', () => {
    expect(dockerfile).toContain(`EXPOSE ${nginxDirective('listen')}`)
    expect(dockerfile).toContain(`COPY --from=build /portal/dist ${nginxDirective('root')}`)
    expect(dockerfile).toContain(`COPY --from=build /portal/headers.conf ${nginxDirective('include')}`)
  })

  it('draws the brand before it prints the headers, which contain the hash of its style', () => {
    const commands = [
      'npm run build',
      'npm run --silent brand -- --config "$CONFIG"',
      'npm run --silent headers',
    ]
    const places = commands.map((command) => dockerfile.indexOf(command))
    expect(places).not.toContain(-1)
    expect(places.toSorted((one, other) => one - other)).toEqual(places)
  })

  it.each(['Dockerfile', 'lender.Dockerfile'])('of %s copies only existing files', async (name) => {
    const copied = [...deployFileText(name).matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
      ([, sources = '']) => sources.split(' '),
    )
    expect(copied.length).toBeGreaterThan(0)
    for (const source of copied) await access(join(projectRoot, source))
  })

  it.each(['Dockerfile', 'lender.Dockerfile'])('of %s runs only commands of the project', (name) => {
    const commands = [...deployFileText(name).matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(
      ([, script]) => script,
    )
    for (const script of commands) expect(Object.keys(packageManifest.scripts)).toContain(script)
  })

  it('has files compressed in advance, as nginx serves them', () => {
    expect(nginx).toContain('gzip_static on;')
    for (const ending of ['js', 'css', 'html', 'svg', 'txt'])
      expect(dockerfile).toContain(`-name '*.${ending}'`)
    expect(dockerfile).toContain('gzip -9 -k')
  })
})

describe('the cluster', () => {
  it('runs two copies, without write access or extra privileges', () => {
    for (const line of [
      'replicas: 2',
      'runAsNonRoot: true',
      'readOnlyRootFilesystem: true',
      'allowPrivilegeEscalation: false',
      'capabilities: { drop: [ALL] }',
      'automountServiceAccountToken: false',
    ])
      expect(kubernetes).toContain(line)
  })

  it('checks its health by published files', async () => {
    const asked = [...kubernetes.matchAll(/httpGet: \{ path: (\S+), port: http \}/g)].map(
      ([, path = '']) => path,
    )
    expect(asked).toHaveLength(2)
    for (const path of asked) await access(join(projectRoot, 'public', path))
  })

  it('mounts the configuration where nginx serves it, and leaves the headers to the image', () => {
    expect(kubernetes).toContain(`mountPath: ${nginxDirective('root')}/config.json, subPath: config.json`)
    expect(kubernetes).not.toContain('headers.conf')
    expect(kubernetes).toContain(`containerPort: ${nginxDirective('listen')}`)
  })

  it('starts new pods when the configuration changes, because its name contains its hash', () => {
    const kustomization = deployFileText('kustomization.yaml')
    const [, name = 'none'] = /configMap: \{ name: (\S+) \}/.exec(kubernetes) ?? []
    expect(kustomization).toContain('resources: [kubernetes.yaml]')
    expect(kustomization).toContain(`configMapGenerator:\n  - name: ${name}\n    files: [config.json]\n`)
    expect(kustomization).not.toContain('disableNameSuffixHash')
    expect(kubernetes).not.toContain('create configmap')
    expect(kubernetes).toContain('kubectl apply -k deploy')
  })

  it('uses the image of this release', () => {
    expect(kubernetes).toContain(`image: portal:${packageManifest.version}`)
  })
})
