const demoFilePattern = /^src\/(adapters\/fake|ui\/demo)\//

/**
 * Returns the source files of the demo that an entry file imports, directly or through other files.
 * Other tests check the built files. Source: DEM-06.
 */
export async function findDemoFilesReachableFrom(entry: string): Promise<readonly string[]> {
  // Loaded on demand, because the import reader is large and used only here.
  const { buildImportGraph, readPortalSources, findShortestImportChain } =
    await import('#tests/architecture/import-graph')
  const graph = buildImportGraph(readPortalSources())
  return [...graph.keys()].filter(
    (file) =>
      demoFilePattern.test(file) &&
      findShortestImportChain(graph, entry, (path) => path === file) !== undefined,
  )
}
