/** A narrow phone. */
export const phoneViewport = { width: 360, height: 740 } as const

export const desktopViewport = { width: 1280, height: 800 } as const
