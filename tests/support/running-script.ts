import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { endWithTestsEnvironmentVariable } from '#scripts/support/command-line'
import { projectRoot } from '#scripts/support/portal-build'

export interface RunningServerScript {
  stop(): Promise<void>
}

/**
 * Starts a server script from the folder `scripts` in its own process, and waits until the script has
 * printed its address. The server stops when the tests end.
 */
export async function startServerScript(
  name: string,
  words: readonly string[],
): Promise<RunningServerScript> {
  const script = join(projectRoot, 'scripts', `${name}.ts`)
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...words], {
    cwd: projectRoot,
    env: { ...process.env, [endWithTestsEnvironmentVariable]: 'yes' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await Promise.race([once(child.stdout, 'data'), ended])
  if (child.exitCode !== null) throw new Error(`${name} ends with ${child.exitCode}`)
  return {
    stop: async () => {
      child.kill()
      await ended
    },
  }
}
