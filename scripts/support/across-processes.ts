import { existsSync } from 'node:fs'
import { mkdir, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const locksFolder = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'portal')

const renewalMilliseconds = 2_000
/**
 * Milliseconds after which a lock that was not renewed is removed, because the process that created it
 * must have ended.
 */
const staleAfterMilliseconds = 60_000
const pollMilliseconds = 100

/**
 * Does the work unless `isDone` returns true. If another process is doing work of the same name, calls
 * `isDone` only after that work has ended, because `isDone` may return true too early.
 */
export async function runOnceAcrossProcesses(
  name: string,
  isDone: () => boolean,
  work: () => Promise<unknown>,
): Promise<void> {
  if (!existsSync(lockFolderOfWork(name)) && isDone()) return
  await runAloneAcrossProcesses(name, async () => {
    if (!isDone()) await work()
  })
}

/** Does the work as soon as no other process is doing work of the same name. Returns its result. */
export async function runAloneAcrossProcesses<Outcome>(
  name: string,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  const lock = lockFolderOfWork(name)
  while (!(await tryToTakeLock(lock))) {
    if (await isStale(lock)) await rm(lock, { recursive: true, force: true })
    else await pause(pollMilliseconds)
  }
  const renewal = setInterval(() => void renewLock(lock), renewalMilliseconds)
  try {
    return await work()
  } finally {
    clearInterval(renewal)
    await rm(lock, { recursive: true, force: true })
  }
}

/**
 * Returns the path of a folder that serves as a lock: it exists while a process is doing the work of the
 * given name.
 */
export function lockFolderOfWork(name: string): string {
  return join(locksFolder, `${name}.lock`)
}

/**
 * Tries to take the lock by creating its folder, which only one process can do. Returns whether this process
 * now has the lock.
 */
async function tryToTakeLock(lock: string): Promise<boolean> {
  await mkdir(dirname(lock), { recursive: true })
  return mkdir(lock).then(() => true, falseIfLockExists)
}

function falseIfLockExists(error: NodeJS.ErrnoException): false {
  if (error.code === 'EEXIST') return false
  throw error
}

async function isStale(lock: string): Promise<boolean> {
  const renewedAt = await stat(lock).then(
    ({ mtimeMs }) => mtimeMs,
    () => Number.POSITIVE_INFINITY,
  )
  return Date.now() - renewedAt > staleAfterMilliseconds
}

async function renewLock(lock: string): Promise<void> {
  const now = new Date()
  await utimes(lock, now, now).catch(() => undefined)
}
