import { parseArgs, type ParseArgsConfig } from 'node:util'

type OptionDefinitions = NonNullable<ParseArgsConfig['options']>

/**
 * Returns the command-line options of the script, written as `--name value` or `--name=value`. If an
 * option is unknown, ends the script with an error that names the option.
 */
export function readCommandLineOptions<const Options extends OptionDefinitions>(options: Options) {
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

export function printLines(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}

export function exitWithError(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/**
 * Name of an environment variable that tests set when they start a server. The server then ends when the
 * tests end.
 */
export const endWithTestsEnvironmentVariable = 'PORTAL_ENDS_WITH_STARTER'

/**
 * When the user stops the process, calls `close` and then ends the process. If tests started the process, it
 * also ends when the tests end.
 */
export function closeBeforeProcessEnds(close: () => Promise<void>): void {
  if (process.env[endWithTestsEnvironmentVariable] !== undefined)
    process.stdin.once('close', () => process.exit(0)).resume()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void close().finally(() => process.exit(0))
    })
  }
}
