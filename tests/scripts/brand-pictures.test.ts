import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readBrandPictures } from '#scripts/brand/brand-pictures'
import { projectRoot } from '#scripts/support/portal-build'

const norteBrandFolder = join(projectRoot, 'deploy', 'brands', 'norte')
let configurationFolder = ''
let iconPng: Buffer

beforeAll(async () => {
  configurationFolder = await mkdtemp(join(tmpdir(), 'brand-pictures-'))
  await mkdir(join(configurationFolder, 'marca'))
  iconPng = await readFile(join(norteBrandFolder, 'icons', 'icon-192.png'))
})

afterAll(async () => rm(configurationFolder, { recursive: true }))

/**
 * Returns the names of the pictures that `readBrandPictures` finds for a logo that is one file. `isInBuild`
 * says whether the file is in the build instead of next to the configuration.
 */
async function logoPictureNames(
  name: string,
  content: string | Buffer,
  isInBuild = false,
): Promise<readonly string[]> {
  await writeFile(join(configurationFolder, 'marca', name), content)
  const logo = { light: `/marca/${name}`, dark: `/marca/${name}` }
  const found = await readBrandPictures(
    { logo },
    isInBuild ? norteBrandFolder : configurationFolder,
    configurationFolder,
  )
  return [...found.keys()].filter((each) => each.startsWith('marca/'))
}

describe('the pictures of a logo', () => {
  it.each([
    ['logo.svg', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
    ['logo.webp', 'RIFF\u0001\u0001\u0001\u0001WEBPVP8 '],
  ])("are read from the configuration's folder: %s", async (name, content) => {
    expect(await logoPictureNames(name, content)).toEqual([`marca/${name}`])
  })

  it('can be PNG', async () => {
    expect(await logoPictureNames('logo.png', iconPng)).toEqual(['marca/logo.png'])
  })

  it.each(['foto.svg', 'foto.webp'])('cannot be a PNG that is named %s', async (name) => {
    await expect(logoPictureNames(name, iconPng)).rejects.toThrow(
      `marca/${name}, del logo, no es una imagen de ese tipo: ningún navegador la mostraría`,
    )
  })

  it('cannot be an HTML page in place of the picture, in either folder', async () => {
    const page = '<!doctype html><title>No encontramos el archivo</title>'
    for (const isInBuild of [false, true])
      for (const name of ['pagina.svg', 'pagina.png', 'pagina.webp'])
        await expect(logoPictureNames(name, page, isInBuild)).rejects.toThrow(
          `marca/${name}, del logo, no es una imagen`,
        )
  })
})
