import { knownFiles } from './support/known-files'
import type { Stage } from './support/stages'
import { cucumberCounts, ownCounts } from './support/test-counts'
import { check, endsAtOnce, runTests, suite, vitest } from './support/test-run'

/** All tests that need only Node, the longest ones first. The scenarios read no build. */
const stages: readonly Stage[] = [
  { name: 'features', run: () => suite('features', cucumberCounts, 'features.json', endsAtOnce) },
  { name: 'unit', run: () => vitest('unit') },
  { name: 'build:demo', run: () => check('build:demo') },
  { name: 'build', run: () => check('build') },
  { name: 'sweep', run: () => suite('sweep', ownCounts, 'sweep.json', ['--sample']) },
  { name: 'screen-calls', run: () => check('screen-calls', ['--check']) },
  { name: 'contract-tools', run: () => vitest('contract-tools') },
  { name: 'lint', run: () => check('lint') },
  { name: 'types', run: () => check('typecheck') },
  { name: 'builds', needs: ['build', 'build:demo'], run: () => vitest('builds') },
  { name: 'format', run: async () => check('format', ['--check', ...(await knownFiles())]) },
]

await runTests('test', stages, 'What needs a browser: npm run test:browser')
