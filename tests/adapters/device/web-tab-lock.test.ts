import { afterEach, describe, expect, it, vi } from 'vitest'
import { WebTabLock } from '@/adapters/device/web-tab-lock'

/**
 * Returns a task that writes into the log when it begins and when it ends. It ends when the test calls `end`.
 */
function createTask(name: string, log: string[]) {
  const end = Promise.withResolvers<void>()
  const run = async (): Promise<string> => {
    log.push(`${name} begins`)
    await end.promise
    log.push(`${name} ends`)
    return name
  }
  return { run, end: end.resolve }
}

afterEach(() => {
  vi.useRealTimers()
})

function waitForNextMacrotask(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

const securityError = new DOMException('The operation is insecure', 'SecurityError')

/**
 * Browsers that grant or refuse locks between tabs in different ways: a description of each browser, and its
 * `navigator`.
 */
const navigatorsByLockSupport: readonly (readonly [string, { readonly locks?: LockManager }])[] = [
  ['the Web Locks API', navigator],
  ['no Web Locks API', {}],
  ['locks that may not be read', createNavigatorWithLocks(() => throwSecurityError())],
  [
    'locks that throw when asked',
    createNavigatorWithLocks(() => ({ ...navigator.locks, request: throwSecurityError })),
  ],
  [
    'locks that refuse every request',
    createNavigatorWithLocks(() => ({ ...navigator.locks, request: () => Promise.reject(securityError) })),
  ],
]

function throwSecurityError(): never {
  throw securityError
}

function createNavigatorWithLocks(locks: () => LockManager): { readonly locks: LockManager } {
  return {
    get locks() {
      return locks()
    },
  }
}

describe.each(navigatorsByLockSupport)('the tab lock with %s', (_, browser) => {
  it('runs tasks one after the other', async () => {
    const log: string[] = []
    const lock = new WebTabLock(browser)
    const first = createTask('first', log)
    const second = createTask('second', log)
    const both = [lock.runInOneTabAtATime('x', first.run), lock.runInOneTabAtATime('x', second.run)]
    await waitForNextMacrotask()
    second.end()
    await waitForNextMacrotask()
    expect(log).toEqual(['first begins'])
    first.end()
    expect(await Promise.all(both)).toEqual(['first', 'second'])
    expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  })

  it('does not delay a task of another name, not even inside another one', async () => {
    const lock = new WebTabLock(browser)
    const paying = lock.runInOneTabAtATime('payment', () =>
      lock.runInOneTabAtATime('token-refresh', () => Promise.resolve('paid')),
    )
    await expect(paying).resolves.toBe('paid')
  })

  it("runs a task once, and passes on the task's own error", async () => {
    const failed = new DOMException('Refused by the lender', 'SecurityError')
    let runs = 0
    const failing = new WebTabLock(browser).runInOneTabAtATime('x', () => {
      runs += 1
      return Promise.reject(failed)
    })
    await expect(failing).rejects.toBe(failed)
    expect(runs).toBe(1)
  })

  it('reports a failed task to its caller, and runs the next one', async () => {
    const lock = new WebTabLock(browser)
    const failing = lock.runInOneTabAtATime('x', () => Promise.reject(new Error('Broken on purpose')))
    const next = lock.runInOneTabAtATime('x', () => Promise.resolve('next'))
    await expect(failing).rejects.toThrow('Broken on purpose')
    expect(await next).toBe('next')
  })
})

it('a task that waited sees what the earlier one stored, even a moment later', async () => {
  const lock = new WebTabLock(navigator)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  let stored = 'old'
  const read: string[] = []
  const writing = lock.runInOneTabAtATime('x', async () => {
    setTimeout(() => (stored = 'new'), 99)
    await waitForNextMacrotask()
  })
  const reading = lock.runInOneTabAtATime('x', async () => void read.push(stored))
  await writing
  while (vi.getTimerCount() < 2) await waitForNextMacrotask()
  vi.advanceTimersByTime(99)
  await waitForNextMacrotask()
  expect(read).toEqual([])
  vi.advanceTimersByTime(1)
  await reading
  expect(read).toEqual(['new'])
})

it("the lock has the portal's name, so that only its tabs share it", async () => {
  const lock = new WebTabLock(navigator)
  const held = await lock.runInOneTabAtATime(
    'token-refresh',
    async () => (await navigator.locks.query()).held,
  )
  expect(held?.map(({ name }) => name)).toEqual(['portal.token-refresh'])
})
