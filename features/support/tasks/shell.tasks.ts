/** What surrounds the screens, and what the portal tells about them. */
export interface ShellTasks {
  /** The links of the lender before login, in order. */
  publicBar(): Promise<readonly string[]>
  /** What the law asks for at the foot of the page before login: label and where it leads. */
  publicFoot(): Promise<readonly (readonly [string, string])[]>
  /** Where the customer is, on a screen that never comes to rest. */
  path(): Promise<string>
  /** What the lender's analytics was told. */
  pageViews(): Promise<readonly string[]>
}
