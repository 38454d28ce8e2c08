import { readFile, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import type { Plugin } from 'vite'
import { projectRoot } from './portal-build.ts'

/** Name of the file with the licences of everything that is bundled. It is written into each build. */
export const thirdPartyNoticesFile = 'third-party-notices.txt'

/** A bundled file, and how many of its bytes are left in the chunk. */
interface BundledModule {
  readonly id: string
  readonly bytes: number
}

/** The name of a third-party part of a build (`title`), and the text of its licence. */
interface ThirdPartyNotice {
  readonly title: string
  readonly text: string
}

const manifestSchema = v.object({
  name: v.string(),
  version: v.string(),
  license: v.optional(v.string(), 'unknown licence'),
})

/** The third-party parts of a build: npm packages, and folders of files that are copied unchanged. */
export class BundledPackages {
  /** Paths of the folders of the bundled packages. */
  private readonly packageFolders = new Set<string>()
  private readonly folders = new Set<string>()

  addModules(modules: Iterable<BundledModule>): void {
    for (const { id, bytes } of modules) {
      const folder = bytes > 0 ? packageFolder(id) : undefined
      if (folder !== undefined) this.packageFolders.add(folder)
    }
  }

  /**
   * Records the folders of the fonts and pictures that the build copies. The paths are relative to the
   * project's root.
   */
  addCopiedFiles(paths: readonly string[]): void {
    for (const path of paths) if (/\.(woff2|png|jpg|svg)$/.test(path)) this.folders.add(dirname(path))
  }

  /**
   * Returns the text of the third-party notices: the licence of each package and of each folder of
   * files, in alphabetical order. The same build always gives the same text.
   */
  async noticesText(): Promise<string> {
    const manifests = await Promise.all([...this.packageFolders].toSorted().map(describePackage))
    const ofPackages = manifests.map((each) => packageNotice(each, manifests))
    const ofFiles = await Promise.all([...this.folders].toSorted().map(readFolderNotices))
    const all = [...ofPackages, ...ofFiles.flat()].map(({ title, text }) => `${title}\n\n${text.trim()}\n`)
    return ['Partes de otros que trae este portal, con la licencia de cada una.\n', ...all].join(
      `\n${'-'.repeat(78)}\n\n`,
    )
  }
}

/** Returns a Vite plugin. It records in `parts` which packages a bundle contains. */
export function createBundledPackagesPlugin(parts: BundledPackages): Plugin {
  return {
    name: 'portal-bundled-parts',
    async generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'asset') parts.addCopiedFiles(output.originalFileNames)
        else
          parts.addModules(
            Object.entries(output.modules).map(([id, { renderedLength: bytes }]) => ({ id, bytes })),
          )
      }
    },
  }
}

/**
 * Returns a Vite plugin. It writes the file with the third-party notices into the build's folder, after
 * the service worker is built.
 */
export function createThirdPartyNoticesPlugin(directory: string, parts: BundledPackages): Plugin {
  return {
    name: 'portal-notices',
    enforce: 'post',
    closeBundle: {
      sequential: true,
      order: 'post',
      handler: async () => writeFile(join(directory, thirdPartyNoticesFile), await parts.noticesText()),
    },
  }
}

/**
 * Returns the folder of the package that contains a module; if packages are nested, of the innermost one.
 * Undefined for a module of the project.
 */
function packageFolder(id: string): string | undefined {
  return /^(?:\0)?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1]
}

interface DescribedPackage extends v.InferOutput<typeof manifestSchema> {
  /** The licence text of the package; undefined if the package only names its licence. */
  readonly text: string | undefined
}

async function describePackage(folder: string): Promise<DescribedPackage> {
  const described = v.parse(manifestSchema, JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')))
  const [text] = await readLicences(folder)
  return { ...described, text }
}

/**
 * Returns a package's notice. Without a licence text, it refers to another package with the same licence or,
 * if there is none, to the licence on spdx.org.
 */
function packageNotice(
  { name, version, license, text }: DescribedPackage,
  all: readonly DescribedPackage[],
): ThirdPartyNotice {
  const title = `${name} ${version} (${license})`
  if (text !== undefined) return { title, text }
  const same = all.find((other) => other.license === license && other.text !== undefined)
  const where = same
    ? `es la misma que la de ${same.name}, que está en este archivo`
    : `está en https://spdx.org/licenses/${license}.html`
  return { title, text: `El paquete nombra su licencia y no trae el texto: ${where}.` }
}

/** Returns the licence texts that lie in a folder of fonts or pictures. */
async function readFolderNotices(folder: string): Promise<readonly ThirdPartyNotice[]> {
  const texts = await readLicences(join(projectRoot, folder))
  return texts.map((text) => ({ title: folder.split('/').at(-1) ?? folder, text }))
}

async function readLicences(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder)
  const licences = names.filter((name) => /^(licen[cs]e|copying|ofl)\b/i.test(name)).toSorted()
  return Promise.all(licences.map((name) => readFile(join(folder, name), 'utf8')))
}
