/** Window size of a narrow phone, in CSS pixels. */
export const phoneViewport = { width: 360, height: 740 } as const

export const desktopViewport = { width: 1280, height: 800 } as const
