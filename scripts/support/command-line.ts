import { parseArgs, type ParseArgsConfig } from 'node:util'

type OptionNames = NonNullable<ParseArgsConfig['options']>

/**
 * Returns the script's options, given as `--name value` or `--name=value`. An unknown option ends the
 * script with an error that names it.
 */
export function readCommandLineOptions<const Options extends OptionNames>(options: Options) {
  try {
    return parseArgs<{ readonly options: Options; readonly strict: true }>({ options, strict: true }).values
  } catch (reason) {
    return exitWithError(reason instanceof Error ? reason.message : String(reason))
  }
}

export function parsePort(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) exitWithError(`El puerto no es válido: ${text}`)
  return port
}

export function print(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}

export function exitWithError(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/** The environment variable that tests set for a server that they start, so that it ends when they end. */
export const endWithTestsVariable = 'PORTAL_ENDS_WITH_STARTER'

/**
 * Calls `close` and ends the process when the user stops it. Under tests, the process also ends when the
 * tests that started it have ended.
 */
export function closeWhenProcessStops(close: () => Promise<void>): void {
  if (process.env[endWithTestsVariable] !== undefined)
    process.stdin.once('close', () => process.exit(0)).resume()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void close().finally(() => process.exit(0))
    })
  }
}
