import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { projectRoot } from '#scripts/support/portal-build'
import type { Order, Report } from './crew-messages'
import { switchedDirectory } from './portal-with-breaks'
import { openStage } from './stage'
import { switchTo } from './switches'

/** Whoever imports a source of the portal gets the one with the breaks in it. */
registerHooks({
  load(url, context, next) {
    const switched = url.startsWith('file:') && placeOf(url)
    return next(switched && existsSync(switched) ? pathToFileURL(switched).href : url, context)
  },
})

function placeOf(url: string): string {
  const [file = ''] = url.split('?')
  return join(switchedDirectory, relative(projectRoot, fileURLToPath(file)))
}

// What a broken portal complains of is no news.
console.error = () => undefined
console.warn = () => undefined

const stage = await openStage((scenario) => process.send?.({ kind: 'began', scenario } satisfies Report))

process.on('message', (order: Order) => {
  void obey(order)
    .catch((reason: unknown): Report => ({ kind: 'stopped', why: String(reason) }))
    .then((report) => process.send?.(report))
})
process.send?.({ kind: 'ready' } satisfies Report)

async function obey(order: Order): Promise<Report> {
  switch (order.kind) {
    case 'list':
      return { kind: 'list', scenarios: await stage.scenarios(order.paths) }
    case 'reach':
      return { kind: 'reach', reached: await stage.reach(order.scenarios) }
    case 'try':
      switchTo(order.number)
      return { kind: 'try', attempt: await stage.runUntilFailure(order) }
  }
}
