let loading = 0

/** Returns whether a part that the portal loads on demand has not arrived. */
export function isLoadingPart(): boolean {
  return loading > 0
}

/** Counts a part until it has arrived or failed. The build puts this around each `import()`. */
export async function counted<Part>(part: Promise<Part>): Promise<Part> {
  loading += 1
  try {
    return await part
  } finally {
    loading -= 1
  }
}
