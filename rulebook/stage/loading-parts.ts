/** Number of parts of the portal's code that are being loaded. */
let loadingPartCount = 0

/** Returns whether the portal is still loading a part of its code on demand. */
export function isLoadingPart(): boolean {
  return loadingPartCount > 0
}

/**
 * Returns a part of the portal's code when it has loaded. The part counts as loading until it has loaded
 * or failed. The build inserts a call of this function around each `import()`.
 */
export async function countWhileLoading<Part>(part: Promise<Part>): Promise<Part> {
  loadingPartCount += 1
  try {
    return await part
  } finally {
    loadingPartCount -= 1
  }
}
