import { chromium, type Browser, type LaunchOptions } from 'playwright'
import { findBrowser, findHeadlessShell } from '#scripts/find-browser'

/** What Playwright 1.65 turns off: Chromium listens to the last list alone. */
const turnedOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Pages of the address bar: with each window Chromium would load some 400 scripts for them, unseen. */
const addressBarPages = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'PreloadTopChromeWebUILessNavigations',
]

/** Flags for a quiet browser: no GPU and no process for one, no sandbox of its own, nothing called in the background. */
export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--in-process-gpu',
  '--disable-gpu-compositing',
  '--disable-software-rasterizer',
  `--disable-features=${[...turnedOffByPlaywright, ...addressBarPages].join(',')}`,
]

/** The browser as a person has it: its profile on disk, its notices, its viewer of papers, its cost. */
export async function wholeBrowserOptions(): Promise<LaunchOptions> {
  return { executablePath: await findBrowser(), args: [...browserFlags] }
}

/** The engine alone, at half the processor's time: for whatever a page itself does. */
export async function headlessShellOptions(): Promise<LaunchOptions> {
  return { executablePath: await findHeadlessShell(), args: [...browserFlags] }
}

/**
 * Most pages of a test live for a second: code that is compiled anew to be quick later is never run enough, and little
 * is swept in so short a time. A fifth less of the processor's time than with what V8 does by itself.
 */
const forBriefPages = '--js-flags=--no-opt --no-maglev --min-semi-space-size=16 --semi-space-growth-factor=4'

/** The engine alone, for pages that come and go. What computes for long, as a scanner does, takes the one above. */
export async function briefPagesOptions(): Promise<LaunchOptions> {
  const { args = [], ...options } = await headlessShellOptions()
  return { ...options, args: [...args, forBriefPages] }
}

export async function launchWholeBrowser(): Promise<Browser> {
  return chromium.launch(await wholeBrowserOptions())
}

export async function launchHeadlessShell(): Promise<Browser> {
  return chromium.launch(await headlessShellOptions())
}

export async function launchForBriefPages(): Promise<Browser> {
  return chromium.launch(await briefPagesOptions())
}
