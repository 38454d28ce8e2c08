import type { ComponentType } from 'react'
import type { Area } from '@/domain/session/permissions'
import type { EntryScreen } from '@/domain/access/entry'

/** `public` sends a signed-in customer on; `open` shows to everybody. */
export type RouteAccess = 'public' | 'open' | 'signed-in'

/** Address parameters by name: `/mis-prestamos/:idLoan` has `idLoan`. */
export type RouteParameters = Readonly<Record<string, string>>

export interface ScreenProps {
  readonly parameters: RouteParameters
}

/** One row of the route table. */
export interface Route {
  readonly path: string
  readonly access: RouteAccess
  readonly screen: ComponentType<ScreenProps>
  /** What the customer must be allowed to do. Source: SES-09 to SES-11. */
  readonly area?: Area
  /** The surroundings of somebody who is not in, or not any more. */
  readonly frame?: 'public'
  /** The login step that it is, which needs the steps before it. Source: ACC-19. */
  readonly entryScreen?: EntryScreen
  /** Without the portal's menu, also for who is signed in. Source: ACC-30. */
  readonly menu?: 'none'
  /** Reachable only where the setting says so. Source: SES-14. */
  readonly needs?: 'wiki'
}

/** The parameters when the path fits the pattern. */
export function matchRoute(pattern: string, path: string): RouteParameters | undefined {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return undefined
  const parameters: Record<string, string> = {}
  for (const [position, part] of wanted.entries()) {
    const value = given[position] ?? ''
    if (part.startsWith(':') && value !== '') parameters[part.slice(1)] = decoded(value)
    else if (part !== value) return undefined
  }
  return parameters
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
