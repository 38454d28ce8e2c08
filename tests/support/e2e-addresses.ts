/** Other ports than `npm start` takes, so that a demo may run while the tests do. */
export const e2ePorts = { demo: 4273, live: 4274, sandbox: 4275 } as const

export const e2eAddresses = {
  /** The demo build, with its own back end. */
  demo: `http://localhost:${e2ePorts.demo}`,
  /** The live build, configured for the sandbox. */
  live: `http://localhost:${e2ePorts.live}`,
  sandbox: `http://localhost:${e2ePorts.sandbox}`,
} as const
