/**
 * Virtual module with the HTML page of the build to which the brand tool belongs.
 * `scripts/entrance/brand-tool.ts` provides it.
 */
declare module 'virtual:built-page' {
  import type { BuiltPage } from '#scripts/entrance/page'

  const built: BuiltPage
  export default built
}
