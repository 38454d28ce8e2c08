import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#scripts/support/portal-build'
import { readEveryScenario } from './read-scenarios'
import { findNodeOnlyScenarioReasons } from './technical-scenarios'

const notPlayableFile = join(projectRoot, 'rulebook', 'not-playable.json')

/**
 * Returns the reasons why the rulebook cannot play certain scenarios, by scenario id. Technical scenarios
 * (those with a step that needs Node) are found in the messages of a dry run; the others are in the list that
 * `npm run rulebook:check -- --write` writes. Source: RUL-04.
 */
export async function findNotPlayableScenarioReasons(
  messages: string,
): Promise<Readonly<Record<string, string>>> {
  const [technical, listed] = [
    await findNodeOnlyScenarioReasons(messages, await readEveryScenario()),
    JSON.parse(await readFile(notPlayableFile, 'utf8')) as Readonly<Record<string, string>>,
  ]
  return { ...listed, ...technical }
}

/**
 * Writes the file that lists the scenarios that the rulebook cannot play. Technical scenarios (those with a
 * step that needs Node) are left out, because they are found again each time.
 */
export async function writeNotPlayableScenarioList(
  list: Readonly<Record<string, string>>,
  messages: string,
): Promise<void> {
  const technical = await findNodeOnlyScenarioReasons(messages, await readEveryScenario())
  const entries = Object.entries(list).filter(([id]) => technical[id] === undefined)
  await writeFile(notPlayableFile, `${JSON.stringify(Object.fromEntries(entries), undefined, 2)}\n`)
}
