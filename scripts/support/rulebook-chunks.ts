import { join } from 'node:path'
import { ReachableModules, type ModuleGraph } from './chunk-groups.ts'

/**
 * Returns the few chunks of the rulebook: the stage's program in one, and what it shares with the reading pages in
 * another. A module a request each costs the slow processor more than the programs themselves. Source: RUL-04.
 */
export function rulebookChunks(root: string) {
  const site = new ReachableModules([join(root, 'rulebook/site/main.tsx')])
  const stage = new ReachableModules([join(root, 'rulebook/stage/program.ts')])
  return [
    {
      debugName: 'both',
      name: (id: string, graph: ModuleGraph) =>
        site.includes(id, graph) && stage.includes(id, graph) ? 'both' : null,
      priority: 2,
    },
    {
      debugName: 'stage',
      name: (id: string, graph: ModuleGraph) => (stage.includes(id, graph) ? 'stage-program' : null),
      priority: 1,
    },
  ]
}
