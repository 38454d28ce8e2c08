let loading = 0

/** Returns whether the portal is still loading a part of its code on demand. */
export function isLoadingPart(): boolean {
  return loading > 0
}

/**
 * Counts a part of the portal's code as loading until it has arrived or failed. The build puts a call of
 * this function around each `import()`.
 */
export async function counted<Part>(part: Promise<Part>): Promise<Part> {
  loading += 1
  try {
    return await part
  } finally {
    loading -= 1
  }
}
