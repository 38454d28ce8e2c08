import { engineNames, type EngineName } from '#scripts/find-engines'

/** Whoever starts the tests leaves out what this machine cannot have, and says so. */
export const enginesToRun: readonly EngineName[] = engineNames.filter((name) =>
  (process.env['PORTAL_ENGINES'] ?? engineNames.join()).split(',').includes(name),
)
