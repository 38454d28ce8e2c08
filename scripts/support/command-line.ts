import { parseArgs, type ParseArgsConfig } from 'node:util'

type OptionNames = NonNullable<ParseArgsConfig['options']>

/** Reads `--name value` and `--name=value`; an unknown option ends the script with its name. */
export function readOptions<const Options extends OptionNames>(options: Options) {
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

/** Set for a server started by tests: it ends when they end. */
export const endsWithStarterVariable = 'PORTAL_ENDS_WITH_STARTER'

/** Runs until the user stops it, or until the tests that started it have ended. */
export function closeWhenStopped(close: () => Promise<void>): void {
  if (process.env[endsWithStarterVariable] !== undefined)
    process.stdin.once('close', () => process.exit(0)).resume()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void close().finally(() => process.exit(0))
    })
  }
}
