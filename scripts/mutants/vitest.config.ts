import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const rootFolder = join(import.meta.dirname, '..', '..')

/**
 * Configures the unit tests of those layers in which mutants (copies of the code with one fault) are
 * made. Property tests are left out, because they would run hundreds of examples for every mutant.
 */
export default defineConfig({
  root: rootFolder,
  resolve: {
    alias: {
      '@': join(rootFolder, 'src'),
      '#tests': join(rootFolder, 'tests'),
      '#scripts': join(rootFolder, 'scripts'),
    },
  },
  test: {
    isolate: false,
    include: [process.env['MUTANT_TESTS'] ?? 'tests/{domain,application}/**/*.test.ts'],
    exclude: ['**/*.property.test.ts'],
    // The first run is without mutants and may be slow on a busy machine.
    testTimeout: 60_000,
  },
})
