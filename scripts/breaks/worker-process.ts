import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { projectRoot } from '#scripts/support/portal-build'
import type { MutationWorkerRequest, MutationWorkerMessage } from './worker-messages'
import { mutatedSourcesDirectory } from './mutated-portal-sources'
import { openScenarioRunner } from './scenario-runner'
import { activateMutation } from './mutation-switches'

/**
 * Makes imports of the portal's source files load the files of the copy that contains the mutations
 * (deliberate code faults).
 */
registerHooks({
  load(url, context, next) {
    const switched = url.startsWith('file:') && mutatedFilePathOf(url)
    return next(switched && existsSync(switched) ? pathToFileURL(switched).href : url, context)
  },
})

function mutatedFilePathOf(url: string): string {
  const [file = ''] = url.split('?')
  return join(mutatedSourcesDirectory, relative(projectRoot, fileURLToPath(file)))
}

// A broken portal writes errors to the console; they say nothing.
console.error = () => undefined
console.warn = () => undefined

const scenarioRunner = await openScenarioRunner((scenario) =>
  process.send?.({ kind: 'began', scenario } satisfies MutationWorkerMessage),
)

process.on('message', (request: MutationWorkerRequest) => {
  void answerRequest(request)
    .catch((reason: unknown): MutationWorkerMessage => ({ kind: 'stopped', why: String(reason) }))
    .then((report) => process.send?.(report))
})
process.send?.({ kind: 'ready' } satisfies MutationWorkerMessage)

async function answerRequest(request: MutationWorkerRequest): Promise<MutationWorkerMessage> {
  switch (request.kind) {
    case 'list':
      return { kind: 'list', scenarios: await scenarioRunner.scenarios(request.paths) }
    case 'reach':
      return { kind: 'reach', reached: await scenarioRunner.reach(request.scenarios) }
    case 'try':
      activateMutation(request.mutationNumber)
      return { kind: 'try', attempt: await scenarioRunner.runUntilFailure(request) }
  }
}
