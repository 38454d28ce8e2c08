/**
 * Virtual module with the HTML page of the build to which the brand tool belongs.
 * `scripts/entrance/brand-tool.ts` provides it.
 */
declare module 'virtual:built-page' {
  import type { BuiltPageParts } from '#scripts/entrance/page'

  const built: BuiltPageParts
  export default built
}
