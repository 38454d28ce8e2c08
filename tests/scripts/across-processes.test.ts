import { existsSync } from 'node:fs'
import { mkdir, utimes } from 'node:fs/promises'
import { afterEach, expect, it, vi } from 'vitest'
import {
  runOnceAcrossProcesses,
  lockFolderOfWork,
  runAloneAcrossProcesses,
} from '#scripts/support/across-processes'
import { longWaitOptions } from '#tests/support/long-timeout'

const workName = `test-${process.pid}`
const lockFolder = lockFolderOfWork(workName)

afterEach(() => {
  expect(existsSync(lockFolder)).toBe(false)
})

it('work requested twice at once runs once, and both callers wait until it has ended', async () => {
  let [begun, ended] = [0, 0]
  const end = Promise.withResolvers<void>()
  const ask = (): Promise<number> =>
    runOnceAcrossProcesses(
      workName,
      () => begun > 0,
      async () => {
        begun += 1
        await end.promise
        ended += 1
      },
    ).then(() => ended)
  const both = Promise.all([ask(), ask()])
  await vi.waitFor(() => expect(begun).toBe(1), longWaitOptions)
  const late = ask()
  end.resolve()
  expect(await both).toEqual([1, 1])
  expect(await late).toBe(1)
  expect(begun).toBe(1)
})

it('the next work begins after work that failed', async () => {
  await expect(runAloneAcrossProcesses(workName, () => Promise.reject(new Error('No disk')))).rejects.toThrow(
    'No disk',
  )
  expect(await runAloneAcrossProcesses(workName, async () => 'done')).toBe('done')
})

it('work is taken over from a process that ended without a message', async () => {
  await mkdir(lockFolder, { recursive: true })
  const longAgo = new Date(Date.now() - 120_000)
  await utimes(lockFolder, longAgo, longAgo)
  expect(await runAloneAcrossProcesses(workName, async () => 'done')).toBe('done')
})

it('work of a running process is awaited', async () => {
  const order: string[] = []
  const end = Promise.withResolvers<void>()
  const first = runAloneAcrossProcesses(workName, async () => {
    order.push('first begins')
    await end.promise
    order.push('first ends')
  })
  await vi.waitFor(() => expect(order).toEqual(['first begins']), longWaitOptions)
  const second = runAloneAcrossProcesses(workName, async () => order.push('second'))
  end.resolve()
  await Promise.all([first, second])
  expect(order).toEqual(['first begins', 'first ends', 'second'])
})
