import type { Browser } from 'playwright'
import { printLines } from '#scripts/support/command-line'
import {
  firstSecondSpeedLimits,
  measureHeadingOnlyPagePaints,
  measureFirstVisitPaints,
  measureSecondVisitPaints,
  medianPaintTimes,
  measureInputWhileLoading,
  type PagePaintTimes,
} from '#scripts/support/first-second'
import { serveDesignSystemComparisonPage } from '#scripts/support/peer-page'

/** Path of a page that contains only a heading. The measured site serves it too, for comparison. */
export const pageWithOnlyHeadingPath = '/vacia.html'

const comparedDesignSystemName = 'GOV.UK Frontend'

const roundCount = 5

const loginPath = '/validacion-dni'

/** Addresses that first show the loading frame instead of the login form. */
const loadingFramePaths = ['/mi-cuenta?de=lejos', '/arrepentimiento'] as const

/**
 * Prints how fast the portal is in its first second. Returns a text for each measure that exceeds its
 * limit.
 */
export async function measureAndPrintFirstSecondSpeed(
  browser: Browser,
  site: string,
): Promise<readonly string[]> {
  return [
    ...(await measureAndPrintPaintsWithPeer(browser, site)),
    ...(await measureAndPrintInputWhileLoading(browser, site)),
    ...(await measureAndPrintSecondVisit(browser, site)),
  ]
}

async function measureAndPrintPaintsWithPeer(browser: Browser, site: string): Promise<readonly string[]> {
  const peer = await serveDesignSystemComparisonPage()
  if ('failure' in peer) {
    printLines('', 'The peer was not measured: npm fetches it from the registry.', `  ${peer.failure}`)
    return measureAndPrintPaints(browser, site)
  }
  try {
    return await measureAndPrintPaints(browser, site, peer.address)
  } finally {
    await peer.close()
  }
}

/**
 * Measures and prints the paints of several pages alternately, so that a moment in which the machine is busy
 * affects all of them. Returns a text for each measure that exceeds its limit.
 */
async function measureAndPrintPaints(
  browser: Browser,
  site: string,
  peer?: string,
): Promise<readonly string[]> {
  const own = [pageWithOnlyHeadingPath, loginPath, ...loadingFramePaths].map(
    (path) => [path, site + path] as const,
  )
  const pages = [...own, ...(peer === undefined ? [] : [[comparedDesignSystemName, `${peer}/`] as const])]
  const found = new Map<string, readonly PagePaintTimes[]>(pages.map(([name]) => [name, []]))
  for (let round = 0; round < roundCount; round += 1)
    for (const [name, address] of pages)
      found.set(name, [...(found.get(name) ?? []), await measureFirstVisitPaints(browser, address)])
  const medians = new Map([...found].map(([name, paints]) => [name, medianPaintTimes(paints)]))
  printLines(
    '',
    `Paints, processor 4 times slower and slow 4G, medians of ${roundCount}, in ms (first, largest, shift):`,
  )
  printLines(...[...medians].map(([name, paints]) => paintLine(name, paints)))
  const largest = (name: string): number => medians.get(name)?.largestMs ?? Number.NaN
  const ratio = largest(loginPath) / largest(pageWithOnlyHeadingPath)
  const { largestToBare, shift } = firstSecondSpeedLimits
  printLines(`  ${ratio.toFixed(2)} of the bare page's largest paint, of at most ${largestToBare.toFixed(2)}`)
  if (peer !== undefined)
    printLines(
      `  ${(largest(loginPath) / largest(comparedDesignSystemName)).toFixed(2)} of that of the peer's page with one question`,
    )
  return [
    ...(ratio <= largestToBare ? [] : [`the largest paint is ${ratio.toFixed(2)} of a bare page's`]),
    ...own
      .map(([name]) => ({ name, moved: medians.get(name)?.layoutShift ?? Number.NaN }))
      .filter(({ moved }) => !(moved <= shift))
      .map(({ name, moved }) => `${name} moves by ${moved.toFixed(3)}`),
  ]
}

async function measureAndPrintInputWhileLoading(browser: Browser, site: string): Promise<readonly string[]> {
  const { wasPageLoading, isTextPreserved, hasPressTakenEffect } = await measureInputWhileLoading(
    browser,
    site,
  )
  const findings = {
    'typed and pressed before the scripts came': wasPageLoading,
    'what was typed is kept': isTextPreserved,
    'the press is done': hasPressTakenEffect,
  }
  printLines(...Object.entries(findings).map(([what, holds]) => `  ${holds ? 'yes' : 'NO'}  ${what}`))
  return Object.entries(findings).flatMap(([what, holds]) => (holds ? [] : [`not true: ${what}`]))
}

async function measureAndPrintSecondVisit(browser: Browser, site: string): Promise<readonly string[]> {
  const visits: PagePaintTimes[] = []
  const bare: PagePaintTimes[] = []
  for (let round = 0; round < roundCount; round += 1) {
    visits.push(await measureSecondVisitPaints(browser, site))
    bare.push(await measureHeadingOnlyPagePaints(browser, site + pageWithOnlyHeadingPath))
  }
  const { firstMs } = medianPaintTimes(visits)
  const { secondVisitMs } = firstSecondSpeedLimits
  printLines(
    `  ${medianPaintTimes(bare).firstMs.toFixed(0)} ms to that of the bare page, on the slow processor alone`,
  )
  printLines(
    `  ${firstMs.toFixed(0)} ms to the first paint of the second visit, of at most ${secondVisitMs}`,
    '',
  )
  return firstMs <= secondVisitMs ? [] : [`the second visit paints after ${firstMs.toFixed(0)} ms`]
}

function paintLine(path: string, { firstMs, largestMs, layoutShift }: PagePaintTimes): string {
  const figures = [firstMs, largestMs].map((ms) => ms.toFixed(0).padStart(6))
  return `  ${path.padEnd(20)} ${figures.join('')}  ${layoutShift.toFixed(3)}`
}
