const ofTheDemo = /^src\/(adapters\/fake|ui\/demo)\//

/**
 * Returns each file of the demo that an entry can import, directly or not. Builds have tests of their own.
 * Source: DEM-06.
 */
export async function demoFilesReachableFrom(entry: string): Promise<readonly string[]> {
  // Loaded on demand, because the import reader is large and used only here.
  const { buildImportGraph, readPortalSources, shortestImportChain } =
    await import('#tests/architecture/import-graph')
  const graph = buildImportGraph(readPortalSources())
  return [...graph.keys()].filter(
    (file) =>
      ofTheDemo.test(file) && shortestImportChain(graph, entry, (path) => path === file) !== undefined,
  )
}
