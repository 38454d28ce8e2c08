import { onTestFinished } from 'vitest'

/** Collects unhandled rejections while the test continues. */
export function collectUnhandledRejections(): readonly unknown[] {
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
