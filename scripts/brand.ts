import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLineOptions, exitWithError } from './support/command-line'
import { directoryOfPortalBuild, buildPortal, projectRoot } from './support/portal-build'

const { config, dist } = readCommandLineOptions({
  /**
   * Path of the brand's configuration file. If it is named `config.<host>.json`, the brand is only for
   * that host.
   */
  config: { type: 'string' },
  /** Path of the build's folder, into which the lender's brand (name, colours, pictures) is written. */
  dist: { type: 'string', default: directoryOfPortalBuild('live') },
})
if (config === undefined) exitWithError('Falta la configuración: npm run brand -- --config config.json')

/**
 * Path of the brand tool of the last build. A lender needs only this file: `node brand.mjs --config
 * config.json --dist dist`.
 */
const brandToolFile = join(projectRoot, 'dist-brand', 'brand.mjs')

if (!existsSync(brandToolFile)) await buildPortal('live')
const brandToolProcess = spawn(process.execPath, [brandToolFile, '--config', config, '--dist', dist], {
  stdio: 'inherit',
})
brandToolProcess.once('close', (code) => (process.exitCode = code ?? 1))
