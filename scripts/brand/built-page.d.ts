/** The page of the build that the tool belongs to; `scripts/entrance/brand-tool.ts` gives it. */
declare module 'virtual:built-page' {
  import type { BuiltPage } from '#scripts/entrance/page'

  const built: BuiltPage
  export default built
}
