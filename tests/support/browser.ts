import { chromium, type Browser, type LaunchOptions } from 'playwright'
import { findOrInstallBrowser, findHeadlessShell } from '#scripts/find-browser'

/**
 * Features of Chromium that Playwright 1.65 turns off. The tests turn them off again together with their
 * own, because Chromium uses only the last list of disabled features on its command line.
 */
const featuresTurnedOffByPlaywright = [
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

/**
 * Names of the features of Chromium that load pages for its address bar: some 400 scripts for each new
 * window.
 */
const addressBarPageLoadingFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'PreloadTopChromeWebUILessNavigations',
]

/** Command-line flags of Chromium for tests: no GPU process, no sandbox, no background requests. */
export const chromiumTestFlags: readonly string[] = [
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
  `--disable-features=${[...featuresTurnedOffByPlaywright, ...addressBarPageLoadingFeatures].join(',')}`,
]

/**
 * Launch options of a complete Chromium, with a profile on disk, notifications and a PDF viewer. The
 * complete Chromium is slower than the headless shell.
 */
export async function fullChromiumLaunchOptions(): Promise<LaunchOptions> {
  return { executablePath: await findOrInstallBrowser(), args: [...chromiumTestFlags] }
}

/**
 * Launch options of the Chromium engine without user interface (headless shell). It needs half the
 * processor time of the complete browser.
 */
export async function headlessShellLaunchOptions(): Promise<LaunchOptions> {
  return { executablePath: await findHeadlessShell(), args: [...chromiumTestFlags] }
}

/**
 * Command-line flag of Chromium that turns off optimising compilers and makes garbage collection less
 * frequent. For pages that are open for a second, this saves a fifth of the processor time.
 */
const shortLivedPageFlag =
  '--js-flags=--no-opt --no-maglev --min-semi-space-size=16 --semi-space-growth-factor=4'

/**
 * Launch options of the Chromium engine without user interface, for pages that are open for about a
 * second. For pages with long computations, such as a scanner, use `headlessShellLaunchOptions`.
 */
export async function launchOptionsForShortLivedPages(): Promise<LaunchOptions> {
  const { args = [], ...options } = await headlessShellLaunchOptions()
  return { ...options, args: [...args, shortLivedPageFlag] }
}

export async function launchFullChromium(): Promise<Browser> {
  return chromium.launch(await fullChromiumLaunchOptions())
}

export async function launchHeadlessShell(): Promise<Browser> {
  return chromium.launch(await headlessShellLaunchOptions())
}

export async function launchBrowserForShortLivedPages(): Promise<Browser> {
  return chromium.launch(await launchOptionsForShortLivedPages())
}
