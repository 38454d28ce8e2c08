import { createHash } from 'node:crypto'
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { htmlPageNames } from '#scripts/entrance/page-names'
import { buildCspHeaderValue } from '#scripts/support/content-security-policy'
import { ensurePortalBuilt, projectRoot } from '#scripts/support/portal-build'

const execFileAsync = promisify(execFile)
const brandFolder = join(projectRoot, 'deploy', 'brands', 'norte')
const brandHost = 'norte.localhost'

let liveBuildFolder = ''
let toolFolder = ''
let brandedBuildFolder = ''

/** Runs the brand tool in a folder that contains only the tool and the build. Returns what it prints. */
async function runBrandTool(config: string): Promise<string> {
  const { stdout } = await execFileAsync(
    process.execPath,
    [join(toolFolder, 'brand.mjs'), '--config', config, '--dist', brandedBuildFolder],
    { cwd: toolFolder },
  )
  return stdout
}

async function runBrandToolAndReadError(config: string): Promise<string> {
  return runBrandTool(config).then(
    () => '',
    (reason: { readonly stderr: string }) => reason.stderr.trim(),
  )
}

/**
 * Writes the shipped configuration with the given changes into a new folder. Returns the path of the file.
 */
async function writeChangedConfig(change: object): Promise<string> {
  const directory = await mkdtemp(join(toolFolder, 'config-'))
  const shipped: object = JSON.parse(await readFile(join(liveBuildFolder, 'config.json'), 'utf8'))
  await writeFile(join(directory, 'config.json'), JSON.stringify({ ...shipped, ...change }))
  return join(directory, 'config.json')
}

beforeAll(async () => {
  liveBuildFolder = await ensurePortalBuilt('live')
  toolFolder = await mkdtemp(join(tmpdir(), 'brand-'))
  brandedBuildFolder = join(toolFolder, 'dist')
  await cp(liveBuildFolder, brandedBuildFolder, {
    recursive: true,
    filter: (file) => !file.startsWith(join(liveBuildFolder, 'hosts')),
  })
  await cp(join(projectRoot, 'dist-brand', 'brand.mjs'), join(toolFolder, 'brand.mjs'))
}, 120_000)

afterAll(async () => rm(toolFolder, { recursive: true }))

const readBrandedFile = (name: string): Promise<string> => readFile(join(brandedBuildFolder, name), 'utf8')
const readHostFile = (name: string): Promise<string> => readBrandedFile(join('hosts', brandHost, name))

describe('the brand of one host', () => {
  beforeAll(async () => {
    await runBrandTool(join(brandFolder, `config.${brandHost}.json`))
  })

  it.each(htmlPageNames)('is shown by the first paint of %s', async (page) => {
    const html = await readHostFile(page)
    expect(html).toContain('Crédito Norte')
    expect(html).toContain('<meta name="theme-color" content="#0B6E4F"')
    expect(html).toContain('--light-accent:#0b6e4f')
    expect(html).toContain('src="/marca/logo.svg"')
    expect(html).toContain('srcSet="/marca/logo-dark.svg"')
    expect(html).toContain('+5493815550000')
    expect(html).not.toMatch(/Luma|da0067;|www\.example\.com\.ar/i)
  })

  it('has its own title, texts and legal name at the entrance', async () => {
    const html = await readHostFile('validacion-dni.html')
    expect(html).toContain('<title>Entrá a Crédito Norte · Crédito Norte</title>')
    expect(html).toContain('Con tu DNI ves tus cuotas y las pagás.')
    expect(html).toContain('Crédito Norte S.A.')
  })

  it('has its name, colour and icons when it is installed', async () => {
    const manifest = JSON.parse(await readHostFile('manifest.webmanifest'))
    expect(manifest).toMatchObject({ name: 'Crédito Norte', short_name: 'Norte', theme_color: '#0B6E4F' })
    for (const { src } of manifest.icons)
      expect(await readFile(join(brandedBuildFolder, 'hosts', brandHost, src))).toEqual(
        await readFile(join(brandFolder, src)),
      )
    expect(await readHostFile('icons/mark.svg')).toContain('#0B6E4F')
  })

  it('is loaded again by a worker that stored another brand', async () => {
    const worker = await readHostFile('service-worker.js')
    for (const name of [...htmlPageNames, 'manifest.webmanifest', 'icons/mark.svg']) {
      const revision = createHash('md5')
        .update(await readHostFile(name))
        .digest('hex')
      expect(worker).toContain(`{"revision":"${revision}","url":"${name}"}`)
    }
    expect(worker).not.toBe(await readBrandedFile('service-worker.js'))
  })

  it('lists its own policy, with the hash of every inline style and program, and its own worker', async () => {
    const { policy, files } = JSON.parse(await readHostFile('scripts.json'))
    const html = (await Promise.all(htmlPageNames.map(readHostFile))).join('')
    expect(policy).toBe(buildCspHeaderValue({ html }))
    expect(policy).not.toBe(JSON.parse(await readBrandedFile('scripts.json')).policy)
    const hash = createHash('sha256')
      .update(await readHostFile('service-worker.js'))
      .digest('base64')
    expect(
      files.find((file: { readonly path: string }) => file.path === '/service-worker.js').integrity,
    ).toBe(`sha256-${hash}`)
  })

  it('does not change the build', async () => {
    for (const name of [
      ...htmlPageNames,
      'service-worker.js',
      'manifest.webmanifest',
      'scripts.json',
      'config.json',
    ])
      expect(await readBrandedFile(name)).toBe(await readFile(join(liveBuildFolder, name), 'utf8'))
  })
})

describe('a brand that cannot be written', () => {
  it('names the wrong key', async () => {
    expect(
      await runBrandToolAndReadError(
        await writeChangedConfig({ logo: { light: '/l.svg', dark: '/l.svg', width: 900, height: 32 } }),
      ),
    ).toBe('config.json is wrong at logo.width')
  })

  it('names a missing picture of the logo', async () => {
    const logo = { light: '/marca/ninguna.svg', dark: '/marca/ninguna.svg', width: 132, height: 32 }
    expect(await runBrandToolAndReadError(await writeChangedConfig({ logo }))).toContain(
      'No está marca/ninguna.svg',
    )
  })

  it('names an icon of another size, and those that are missing', async () => {
    const config = await writeChangedConfig({})
    await cp(join(brandFolder, 'icons', 'icon-192.png'), join(config, '..', 'icons', 'icon-192.png'))
    expect(await runBrandToolAndReadError(config)).toContain(
      'Faltan íconos al lado de la configuración: icons/icon-512.png, icons/icon-maskable-512.png, icons/mark.svg',
    )
    await cp(join(brandFolder, 'icons', 'icon-192.png'), join(config, '..', 'icons', 'icon-512.png'))
    expect(await runBrandToolAndReadError(config)).toContain(
      'icons/icon-512.png tiene que ser un PNG de 512x512 píxeles',
    )
  })

  it('is refused for a build of another version', async () => {
    const page = await readBrandedFile('index.html')
    const [, script = ''] = /src="(\/assets\/[^"]+)"/.exec(page) ?? []
    await rm(join(brandedBuildFolder, script))
    expect(await runBrandToolAndReadError(join(brandFolder, 'config.norte.localhost.json'))).toContain(
      `falta ${script}`,
    )
    await cp(join(liveBuildFolder, script), join(brandedBuildFolder, script))
  })
})

describe('a brand written into the build itself', () => {
  it('does not change the build with the shipped configuration', async () => {
    await runBrandTool(await writeChangedConfig({}))
    for (const page of htmlPageNames)
      expect(await readBrandedFile(page)).toBe(await readFile(join(liveBuildFolder, page), 'utf8'))
  })

  it('replaces the pages with another configuration, and the worker stores them', async () => {
    await runBrandTool(await writeChangedConfig({ brandName: 'Cuotas del Sur', accent: '#1F4E9E' }))
    expect(await readBrandedFile('index.html')).toContain('Cuotas del Sur')
    expect(await readBrandedFile('index.html')).not.toContain('Luma Créditos<')
    const revision = createHash('md5')
      .update(await readBrandedFile('index.html'))
      .digest('hex')
    expect(await readBrandedFile('service-worker.js')).toContain(
      `{"revision":"${revision}","url":"index.html"}`,
    )
    const { policy } = JSON.parse(await readBrandedFile('scripts.json'))
    expect(policy).toBe(
      buildCspHeaderValue({ html: (await Promise.all(htmlPageNames.map(readBrandedFile))).join('') }),
    )
  })
})
