import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from './portal-build'

interface CommandResult {
  readonly succeeded: boolean
  readonly output: string
}

/** Maximum minutes for a script, long enough for a busy machine. A script that takes longer is ended. */
const timeoutMinutes = 20

/**
 * Environment variables that save processor time: for Node, a larger young generation and a compile cache
 * that processes share; for the compiler and the linter, which are written in Go, fewer garbage collections.
 */
const cpuSavingVariables = {
  NODE_OPTIONS: [process.env['NODE_OPTIONS'], '--max-semi-space-size=64'].filter(Boolean).join(' '),
  NODE_COMPILE_CACHE: join(projectRoot, 'node_modules', '.cache', 'compiled'),
  GOGC: '400',
}

const endWithStarterScriptPath = join(import.meta.dirname, 'end-with-starter.ts')

/**
 * Runs a script of package.json with the given arguments. Returns its output, and whether it succeeded. Ends
 * the script if it takes too long. The script and its child processes also end when this process ends.
 */
export function runPackageScript(name: string, words: readonly string[] = []): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [endWithStarterScriptPath, 'npm', 'run', '--silent', name, '--', ...words],
      {
        cwd: projectRoot,
        detached: true,
        env: { ...environmentWithoutColors(), ...cpuSavingVariables, NO_COLOR: '1' },
        stdio: 'pipe',
      },
    )
    const output: Buffer[] = []
    child.stdout.on('data', (bytes: Buffer) => output.push(bytes))
    child.stderr.on('data', (bytes: Buffer) => output.push(bytes))

    const timer = setTimeout(() => {
      output.push(Buffer.from(`\nEnded after ${timeoutMinutes} minutes.\n`))
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    }, timeoutMinutes * 60_000)

    const end = (succeeded: boolean): void => {
      clearTimeout(timer)
      resolve({ succeeded, output: Buffer.concat(output).toString('utf8') })
    }
    child.once('error', (reason) => {
      output.push(Buffer.from(reason.message))
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })
}

/** Returns the environment without `FORCE_COLOR`, because Node prints a warning if `NO_COLOR` is set too. */
function environmentWithoutColors(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...environment } = process.env
  return environment
}
