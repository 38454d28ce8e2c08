import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { screenshotFolderEnvironmentVariable } from '#features/support/step-picture'
import { screenshotsDirectory } from './rulebook/screenshots'
import { readScenarioResults } from './rulebook/results'
import { isSameUnchangedCommit, readProjectRevision } from './rulebook/git'
import { readTestRun } from './rulebook/read-run'
import { printLines, exitWithError } from './support/command-line'
import { projectRoot } from './support/portal-build'
import { runPackageScript } from './support/run-command'

/**
 * Path of the file with cucumber's messages of the run in Chromium that takes a picture after each step. The
 * script makes this run only once for each commit. Source: RUL-03.
 */
const browserMessagesFile = join(projectRoot, 'reports', 'rulebook-browser.ndjson')

if (await arePicturesOfHeadCommit()) {
  printLines('The pictures are of this commit: npm run rulebook puts them into the pages')
} else {
  await rm(screenshotsDirectory, { recursive: true, force: true })
  process.env[screenshotFolderEnvironmentVariable] = screenshotsDirectory
  const { succeeded, output } = await runPackageScript('features:browser')
  printLines(`${await countPictures()} pictures: npm run rulebook puts them into the pages`)
  if (!succeeded) exitWithError(output)
}

async function arePicturesOfHeadCommit(): Promise<boolean> {
  const photographed = (await readTestRun(browserMessagesFile))?.revision
  return isSameUnchangedCommit(photographed, await readProjectRevision()) && (await countPictures()) > 0
}

async function countPictures(): Promise<number> {
  const results = await readScenarioResults(browserMessagesFile)
  return new Set([...results.values()].flatMap(({ pictures }) => pictures.map(({ file }) => file))).size
}
