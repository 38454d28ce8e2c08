import { join } from 'node:path'

/**
 * Packages that every first visit needs. They change seldom, so they have their own chunk, which browsers
 * keep cached.
 */
const eagerPackagePattern =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|mobx|mobx-react-lite|inversify|@inversifyjs|reflect-metadata)\//

/** The screen on which nearly every first visit begins. */
const firstScreenFile = 'src/ui/access/dni-screen.tsx'

/**
 * Path of the module with the code for HTTP requests. It stays in one chunk, because gateways that are loaded
 * later use it too.
 */
const httpCodeFile = 'src/adapters/http/http-adapters.ts'

/**
 * Paths of the modules that a payment link needs in addition to those of the first visit: the layout, the
 * payment steps, and the HTTP code.
 */
const filesNeededByPaymentLink = [
  'src/start/screens/portal-frame.ts',
  'src/start/screens/payment-screens.ts',
  httpCodeFile,
]

/**
 * Paths of the further modules that the main journeys need. The service worker stores them when it is
 * installed; `precached-at-install.ts` names their chunks.
 */
const filesNeededByMainJourneys = [
  'src/ui/access/dni-form.ts',
  'src/start/screens/arrival-screens.ts',
  'src/start/screens/entry-screens.ts',
  'src/start/screens/home-screen.ts',
  'src/ui/home/home-dialogs.tsx',
  'src/start/screens/loan-screens.ts',
  'src/ui/payments/charge/payment-submission-screens.tsx',
  'src/start/screens/my-payments-screen.ts',
  'src/start/background-services.ts',
]

/**
 * Gateways, with their mappers and schemas, that few visits use. They are small, and each chunk costs every
 * page the name and the hash of its file, so they are in one chunk.
 */
const seldomUsedGatewayPattern =
  /\/src\/adapters\/(http|contract)\/.*(account-protection|automatic-collection|card-update|certificate|claim|collection-change|consumer-request|identity-proof|new-password|survey)/

/**
 * Adapters of the device that few visits use. They share one chunk, because each chunk costs every page the
 * name and the hash of its file.
 */
const seldomUsedDeviceAdapterPattern =
  /\/src\/adapters\/device\/(browser-external-form-submission|browser-picture-cropping|browser-sms-code-reader|push-payload|push-token)\.ts$/

const portalLayersPattern = /\/src\/(ui|application|domain|adapters\/device\/stored|start\/capabilities)\//

/**
 * Returns whether every screen of a signed-in customer needs the script at the given path, such as
 * `/assets/shared-1a2b3c4.js`.
 */
export function isScriptNeededWhenSignedIn(path: string): boolean {
  return /^\/assets\/(shared|http-adapters|portal-frame)-[\w-]{7}\.js$/.test(path)
}

/** The part of the bundler's module graph that this project reads. */
export interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/**
 * Returns the rules by which the bundler groups the portal's modules into a few chunks, because on a slow
 * network a request for each module costs more than some unused bytes. The first visit loads `vendor`,
 * `mount` and `first-visit`. The code for HTTP requests, the seldom used gateways and the seldom used device
 * adapters have a chunk each. The other modules that several screens share are in three chunks: those that a
 * payment link needs (`shared`), those of the main journeys (`more-shared`) and the rest (`seldom-shared`).
 */
export function createPortalChunkGroups(root: string, entry: string) {
  const firstVisit = new ReachableModules([join(root, entry), join(root, firstScreenFile)])
  const byHttp = new ReachableModules([join(root, httpCodeFile)])
  const byLink = new ReachableModules(filesNeededByPaymentLink.map((file) => join(root, file)))
  const byMainJourneys = new ReachableModules(filesNeededByMainJourneys.map((file) => join(root, file)))
  return [
    { name: 'vendor', test: eagerPackagePattern, priority: 3 },
    { name: 'vendor', test: /\/src\/start\/class-metadata\.ts$/, priority: 3 },
    // Importing React takes time; in its own chunk it is a separate task.
    { name: 'mount', test: /\/src\/start\/mount\.ts$/, priority: 3 },
    {
      debugName: 'first-visit',
      name: (id: string, graph: ModuleGraph) => (firstVisit.hasModule(id, graph) ? 'first-visit' : null),
      priority: 2,
    },
    {
      debugName: 'http-adapters',
      name: (id: string, graph: ModuleGraph) => (byHttp.hasModule(id, graph) ? 'http-adapters' : null),
      test: /\/src\/adapters\/(http|contract)\//,
      priority: 1.5,
    },
    { name: 'seldom-used-gateways', test: seldomUsedGatewayPattern, priority: 1.2 },
    { name: 'seldom-used-device-adapters', test: seldomUsedDeviceAdapterPattern, priority: 1.2 },
    {
      debugName: 'shared',
      name: (id: string, graph: ModuleGraph) => (byLink.hasModule(id, graph) ? 'shared' : null),
      // Gateways that are loaded later share the contract and its schemas with the others.
      test: /\/src\/(ui|application|domain|adapters|start\/capabilities)\/|node_modules\/valibot\//,
      minShareCount: 2,
      priority: 1,
    },
    // One after the other, for a module brings along what it imports.
    {
      debugName: 'more-shared',
      name: (id: string, graph: ModuleGraph) => (byMainJourneys.hasModule(id, graph) ? 'more-shared' : null),
      // The packages of these modules too, before a rarely used module includes them.
      test: /\/src\/(ui|application|domain|adapters\/device\/stored|start\/capabilities)\/|node_modules\/(rxjs|class-validator|tslib)\//,
      minShareCount: 2,
      priority: 0.5,
    },
    { name: 'seldom-shared', test: portalLayersPattern, minShareCount: 2, priority: 0 },
  ]
}

/**
 * All modules that some root modules import, directly or through other modules. Modules that are loaded
 * on demand are not included.
 */
export class ReachableModules {
  private known: ReadonlySet<string> | undefined

  constructor(private readonly roots: readonly string[]) {}

  hasModule(id: string, graph: ModuleGraph): boolean {
    this.known ??= this.reachable(graph)
    return this.known.has(id)
  }

  private reachable(graph: ModuleGraph): ReadonlySet<string> {
    const found = new Set<string>()
    const open = [...this.roots]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id)) continue
      found.add(id)
      open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
    }
    return found
  }
}
