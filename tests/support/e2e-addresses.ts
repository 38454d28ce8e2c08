import { freePorts } from '#scripts/support/free-ports'

const variable = 'PORTAL_E2E_PORTS'

/** Asked for once, by the first process of a run; the others are told. Two runs on one machine do not meet. */
process.env[variable] ??= (await freePorts(3)).join(' ')
const [demo = 0, live = 0, sandbox = 0] = process.env[variable].split(' ').map(Number)

export const e2ePorts = { demo, live, sandbox } as const

export const e2eAddresses = {
  /** The demo build, with its own back end. */
  demo: `http://localhost:${e2ePorts.demo}`,
  /** The live build, configured for the sandbox. */
  live: `http://localhost:${e2ePorts.live}`,
  sandbox: `http://localhost:${e2ePorts.sandbox}`,
} as const
