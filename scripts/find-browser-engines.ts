import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findOrInstallBrowser } from './find-browser'
import { tryInstallSystemPackages, findProgramOnPath } from './support/system-packages'

/** The browser engines in which the portal is tested. Source: GEN-15. */
export const browserEngineNames = ['chromium', 'firefox', 'webkit'] as const

export type BrowserEngineName = (typeof browserEngineNames)[number]

type BrowserEngineSearchResult =
  | { readonly kind: 'found'; readonly path: string }
  /**
   * Result if the browser engine is not on this machine. `why` says what is missing and how to install it.
   */
  | { readonly kind: 'missing'; readonly why: string }

interface EngineInstallation {
  /** Possible names of the browser engine's program. Any of them is accepted. */
  readonly programNames: readonly string[]
  /** Returns whether everything is installed that the browser engine needs besides its program. */
  readonly isFullyInstalled: () => boolean
  readonly packages: readonly string[]
  readonly environmentVariable: string
}

const engineInstallations: Readonly<Record<Exclude<BrowserEngineName, 'chromium'>, EngineInstallation>> = {
  firefox: {
    programNames: ['firefox-esr', 'firefox'],
    isFullyInstalled: () => true,
    packages: ['firefox-esr'],
    environmentVariable: 'PORTAL_FIREFOX',
  },
  webkit: {
    programNames: ['WebKitWebDriver'],
    isFullyInstalled: () => findProgramOnPath(['Xvfb']) !== undefined && hasWebKitPythonBindings(),
    packages: [
      'webkit2gtk-driver',
      'libwebkit2gtk-4.1-0',
      'xvfb',
      'python3-gi',
      'gir1.2-webkit2-4.1',
      'gir1.2-gtk-3.0',
    ],
    environmentVariable: 'PORTAL_WEBKIT_DRIVER',
  },
}

/** Finds a browser engine on this machine. If it is missing and can be installed, installs it first. */
export async function findBrowserEngine(name: BrowserEngineName): Promise<BrowserEngineSearchResult> {
  if (name === 'chromium') return { kind: 'found', path: await findOrInstallBrowser() }
  const existing = findInstalledEngine(engineInstallations[name])
  if (existing !== undefined) return { kind: 'found', path: existing }
  if (process.getuid?.() === 0) await tryInstallSystemPackages(engineInstallations[name].packages)
  const installed = findInstalledEngine(engineInstallations[name])
  if (installed !== undefined) return { kind: 'found', path: installed }
  return { kind: 'missing', why: installationHint(engineInstallations[name]) }
}

function findInstalledEngine({
  programNames,
  isFullyInstalled,
  environmentVariable,
}: EngineInstallation): string | undefined {
  const named = process.env[environmentVariable]
  if (named !== undefined && named !== '' && existsSync(named)) return named
  return isFullyInstalled() ? findProgramOnPath(programNames) : undefined
}

/** Returns whether the system's Python has the bindings for WebKit's window. */
function hasWebKitPythonBindings(): boolean {
  const program = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')"
  try {
    execFileSync('/usr/bin/python3', ['-c', program], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function installationHint({ packages, environmentVariable }: EngineInstallation): string {
  return `apt-get install ${packages.join(' ')}, o su camino en ${environmentVariable}`
}
