import type { EngineName } from '#scripts/find-engines'

export const allEngines = ['chromium', 'firefox', 'webkit'] as const satisfies readonly EngineName[]

/** Whoever starts the tests leaves out what this machine cannot have, and says so. */
export const enginesToRun: readonly EngineName[] = allEngines.filter((name) =>
  (process.env['PORTAL_ENGINES'] ?? allEngines.join()).split(',').includes(name),
)
