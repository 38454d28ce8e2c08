import type { Device } from '#features/support/device'

/** Around a page whose journey asks nothing of the device: whatever does says so. */
export const noDevice: Device = new Proxy({} as Device, {
  get: (_, name) => {
    throw new Error(`The device of this engine has no ${String(name)}`)
  },
})
