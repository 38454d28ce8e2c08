/**
 * Files without mutations (deliberate code faults): the demo's panel and the component gallery are not part
 * of the portal.
 */
const filesWithoutMutationsPattern =
  /^src\/ui\/demo\/|^src\/ui\/shared\/wiki-|^src\/ui\/texts\/(demo|wiki|demo-settings|demo-setting-values)\./

/**
 * Returns whether deliberate faults are put into the given source file. They are put into screens, rules
 * and HTTP adapters. Device adapters have other tests.
 */
export function isFileToMutate(file: string): boolean {
  return (
    /^src\/(ui|domain|application|adapters\/http)\/.*\.tsx?$/.test(file) &&
    !file.endsWith('.d.ts') &&
    !filesWithoutMutationsPattern.test(file)
  )
}

/**
 * Returns the name of the folder that contains a source file within its layer: the name of a capability,
 * or `kit`, `texts`, `http`, `shell`.
 */
export function capabilityOfFile(file: string): string {
  return /^src\/\w+\/([\w-]+)\//.exec(file)?.[1] ?? 'shell'
}
