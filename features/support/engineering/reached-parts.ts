const ofTheDemo = /^src\/(adapters\/fake|ui\/demo)\//

/** Each file of the demo that an entry can load, through any number of files. What is built is looked at by its own tests. Source: DEM-06. */
export async function demoPartsReachedBy(entry: string): Promise<readonly string[]> {
  // The reader of imports is heavy, and nobody else's.
  const { importGraph, portalSources, wayTo } = await import('#tests/architecture/import-graph')
  const graph = importGraph(portalSources())
  return [...graph.keys()].filter(
    (file) => ofTheDemo.test(file) && wayTo(graph, entry, (path) => path === file) !== undefined,
  )
}
