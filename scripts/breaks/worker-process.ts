import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { projectRoot } from '#scripts/support/portal-build'
import type { BreakWorkerRequest, BreakWorkerMessage } from './worker-messages'
import { brokenSourcesDirectory } from './portal-with-breaks'
import { openScenarioRunner } from './scenario-runner'
import { activateBreak } from './switches'

/**
 * Makes imports of the portal's source files load the files of the copy that contains the breaks
 * (deliberate code faults).
 */
registerHooks({
  load(url, context, next) {
    const switched = url.startsWith('file:') && placeOf(url)
    return next(switched && existsSync(switched) ? pathToFileURL(switched).href : url, context)
  },
})

function placeOf(url: string): string {
  const [file = ''] = url.split('?')
  return join(brokenSourcesDirectory, relative(projectRoot, fileURLToPath(file)))
}

// A broken portal writes errors to the console; they say nothing.
console.error = () => undefined
console.warn = () => undefined

const runner = await openScenarioRunner((scenario) =>
  process.send?.({ kind: 'began', scenario } satisfies BreakWorkerMessage),
)

process.on('message', (request: BreakWorkerRequest) => {
  void answer(request)
    .catch((reason: unknown): BreakWorkerMessage => ({ kind: 'stopped', why: String(reason) }))
    .then((report) => process.send?.(report))
})
process.send?.({ kind: 'ready' } satisfies BreakWorkerMessage)

async function answer(request: BreakWorkerRequest): Promise<BreakWorkerMessage> {
  switch (request.kind) {
    case 'list':
      return { kind: 'list', scenarios: await runner.scenarios(request.paths) }
    case 'reach':
      return { kind: 'reach', reached: await runner.reach(request.scenarios) }
    case 'try':
      activateBreak(request.number)
      return { kind: 'try', attempt: await runner.runUntilFailure(request) }
  }
}
