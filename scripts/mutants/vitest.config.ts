import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = join(import.meta.dirname, '..', '..')

/** The unit tests of the layers that are mutated. Properties would tell hundreds of stories to every mutant. */
export default defineConfig({
  root,
  resolve: {
    alias: { '@': join(root, 'src'), '#tests': join(root, 'tests'), '#scripts': join(root, 'scripts') },
  },
  test: {
    isolate: false,
    include: ['tests/{domain,application}/**/*.test.ts'],
    exclude: ['**/*.property.test.ts'],
    // The first run is of what is not changed: on a busy machine it takes its time.
    testTimeout: 60_000,
  },
})
