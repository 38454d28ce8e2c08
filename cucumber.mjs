// React's production build, as in the published portal. It is also faster than the development build.
process.env.NODE_ENV ??= 'production'

/**
 * Whether the command line names feature files or folders. Cucumber adds them to the paths of this
 * configuration, so the configuration then has no paths.
 */
const areFeaturesNamed = process.argv
  .slice(2)
  .some((argument) => /\.feature(:\d+)*$|^(\.\/)?features(\/|$)/.test(argument))

/** Formatter that writes the messages of a run, with the commit at which the run began. */
const messagesFormatter = './scripts/rulebook/messages-formatter.ts'

const sharedOptions = {
  paths: areFeaturesNamed ? [] : ['features/**/*.feature'],
  strict: true,
  language: 'es',
}

/** Profile that runs the scenarios in Node, without those that only a browser can show. */
export const node = {
  ...sharedOptions,
  import: ['features/support/world.ts', 'features/support/node/level.ts', 'features/steps/**/*.ts'],
  tags: 'not @solo-navegador',
  format: [
    'summary',
    'json:reports/features.json',
    'html:reports/features.html',
    `${messagesFormatter}:reports/features.ndjson`,
  ],
}

/** Profile that runs the same scenarios in Node. Its results are compared with those of the rulebook's player. */
export const rulebook = { ...node, format: ['message:reports/rulebook.ndjson'] }

/** Profile that reads the step definitions without running the scenarios. */
export const steps = {
  ...sharedOptions,
  import: ['features/support/world.ts', 'features/support/node/level.ts', 'features/steps/**/*.ts'],
  dryRun: true,
  format: ['message:reports/steps.ndjson'],
}

/** Profile that runs the main paths, and the scenarios that only a browser can show, in Chromium. */
export const browser = {
  ...sharedOptions,
  import: ['features/support/world.ts', 'features/support/browser/level.ts', 'features/steps/**/*.ts'],
  tags: '@camino or @solo-navegador',
  parallel: 2,
  format: [
    'summary',
    'json:reports/features-browser.json',
    'html:reports/features-browser.html',
    // A run that takes a screenshot of each step. The rulebook shows its results.
    ...(process.env.PORTAL_PICTURES === undefined
      ? []
      : [`${messagesFormatter}:reports/rulebook-browser.ndjson`]),
  ],
}

const engineName = process.env.PORTAL_ENGINE ?? 'firefox'

/** Profile that runs the main paths of the features in the browser engine that PORTAL_ENGINE names. */
export const engine = {
  ...sharedOptions,
  import: ['features/support/world.ts', 'features/support/engines/level.ts', 'features/steps/**/*.ts'],
  tags: '@camino',
  format: ['summary', `json:reports/browsers-${engineName}.json`],
}

export default node
