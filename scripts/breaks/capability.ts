/** The demo around the portal and the showcase of its components are not the portal. */
const leftOut = /^src\/ui\/demo\/|^src\/ui\/shared\/wiki-|^src\/ui\/texts\/(demo|wiki|arrangements)\./

/** Screens, rules and the calls to the lender; other tests prove the device adapters. */
export function isBroken(file: string): boolean {
  return (
    /^src\/(ui|domain|application|adapters\/http)\/.*\.tsx?$/.test(file) &&
    !file.endsWith('.d.ts') &&
    !leftOut.test(file)
  )
}

/** The folder of a source file within its layer: a capability, or `kit`, `texts`, `http` and `shell`. */
export function capabilityOf(file: string): string {
  return /^src\/\w+\/([\w-]+)\//.exec(file)?.[1] ?? 'shell'
}
