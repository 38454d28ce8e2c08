import type { TestStage } from './support/stages'
import { readCucumberCounts, readCheckScriptCounts } from './support/test-counts'
import {
  runCheckScript,
  nodeForceExitOption,
  runTestStagesAndPrintTotals,
  runTestSuite,
  runVitestProject,
} from './support/test-run'

/** Stages of `npm test`: all tests that need only Node, the longest first. */
const stages: readonly TestStage[] = [
  {
    name: 'features',
    run: () => runTestSuite('features', readCucumberCounts, 'features.json', nodeForceExitOption),
  },
  { name: 'unit', run: () => runVitestProject('unit') },
  { name: 'build:demo', run: () => runCheckScript('build:demo') },
  { name: 'build', run: () => runCheckScript('build') },
  { name: 'sweep', run: () => runTestSuite('sweep', readCheckScriptCounts, 'sweep.json', ['--sample']) },
  { name: 'screen-calls', run: () => runCheckScript('screen-calls', ['--check']) },
  { name: 'contract-tools', run: () => runVitestProject('contract-tools') },
  { name: 'lint', run: () => runCheckScript('lint') },
  { name: 'types', run: () => runCheckScript('typecheck') },
  { name: 'builds', neededStageNames: ['build', 'build:demo'], run: () => runVitestProject('builds') },
  { name: 'format', run: () => runCheckScript('format', ['--check']) },
]

await runTestStagesAndPrintTotals('test', stages, 'What needs a browser: npm run test:browser')
