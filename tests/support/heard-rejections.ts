import { onTestFinished } from 'vitest'

/** What was thrown on and caught by nobody, as a browser's console would hear it, while the test goes on. */
export function heardRejections(): readonly unknown[] {
  const heard: unknown[] = []
  const others = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', (reason) => heard.push(reason))
  onTestFinished(() => {
    process.removeAllListeners('unhandledRejection')
    for (const listener of others) process.on('unhandledRejection', listener)
  })
  return heard
}
