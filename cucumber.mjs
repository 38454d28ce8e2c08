// React as customers get it, which is also the quicker one.
process.env.NODE_ENV ??= 'production'

/**
 * Whether the command line names feature files. Cucumber adds those to the paths of this file, so this
 * file then has none.
 */
const areNamed = process.argv.slice(2).some((word) => /\.feature(:\d+)*$|^(\.\/)?features(\/|$)/.test(word))

const shared = {
  paths: areNamed ? [] : ['features/**/*.feature'],
  strict: true,
  language: 'es',
}

export const node = {
  ...shared,
  import: ['features/support/world.ts', 'features/support/node/level.ts', 'features/steps/**/*.ts'],
  tags: 'not @solo-navegador',
  format: [
    'summary',
    'json:reports/features.json',
    'html:reports/features.html',
    'message:reports/features.ndjson',
  ],
}

/** Profile for the run in Node with which the rulebook's player is compared. */
export const rulebook = { ...node, format: ['message:reports/rulebook.ndjson'] }

/** Profile that reads the step definitions without running the scenarios. */
export const steps = {
  ...shared,
  import: ['features/support/world.ts', 'features/support/node/level.ts', 'features/steps/**/*.ts'],
  dryRun: true,
  format: ['message:reports/steps.ndjson'],
}

export const browser = {
  ...shared,
  import: ['features/support/world.ts', 'features/support/browser/level.ts', 'features/steps/**/*.ts'],
  tags: '@camino or @solo-navegador',
  parallel: 2,
  format: [
    'summary',
    'json:reports/features-browser.json',
    'html:reports/features-browser.html',
    // With pictures of the steps: what the rulebook shows.
    ...(process.env.PORTAL_PICTURES === undefined ? [] : ['message:reports/rulebook-browser.ndjson']),
  ],
}

const name = process.env.PORTAL_ENGINE ?? 'firefox'

/** Profile that runs the main paths of the features in the browser engine that PORTAL_ENGINE names. */
export const engine = {
  ...shared,
  import: ['features/support/world.ts', 'features/support/engines/level.ts', 'features/steps/**/*.ts'],
  tags: '@camino',
  format: ['summary', `json:reports/browsers-${name}.json`],
}

export default node
