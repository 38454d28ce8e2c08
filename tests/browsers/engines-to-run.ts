import { engineNames, type EngineName } from '#scripts/find-engines'

/** The engines to run. The command leaves out those that the machine lacks, and reports it. */
export const enginesToRun: readonly EngineName[] = engineNames.filter((name) =>
  (process.env['PORTAL_ENGINES'] ?? engineNames.join()).split(',').includes(name),
)
