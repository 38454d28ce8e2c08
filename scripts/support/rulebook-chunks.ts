import { globSync } from 'node:fs'
import { join } from 'node:path'
import { ReachableModules, type ModuleGraph } from './chunk-groups.ts'

/**
 * Returns the chunks into which the rulebook's scripts are divided: two for its stage (the page that plays
 * scenarios), and one for the code that the stage shares with the other pages. There are few, because on a
 * slow processor a request for each module would cost more than the programs themselves. Source: RUL-04.
 */
export function createRulebookChunkGroups(root: string) {
  // With what the pages load later, or they would bring the stage along.
  const site = new ReachableModules(globSync(join(root, 'rulebook/site/*.{ts,tsx}')))
  const stage = new ReachableModules([join(root, 'rulebook/stage/program.ts')])
  return [
    {
      debugName: 'both',
      name: (id: string, graph: ModuleGraph) =>
        site.hasModule(id, graph) && stage.hasModule(id, graph) ? 'both' : null,
      priority: 2,
    },
    // Apart, because the browser compiles two scripts at the same time.
    {
      debugName: 'stage-packages',
      name: (id: string, graph: ModuleGraph) => (stage.hasModule(id, graph) ? 'stage-packages' : null),
      test: /node_modules\//,
      priority: 1.5,
    },
    {
      debugName: 'stage',
      name: (id: string, graph: ModuleGraph) => (stage.hasModule(id, graph) ? 'stage-program' : null),
      priority: 1,
    },
  ]
}
