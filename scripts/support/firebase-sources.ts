import type { CspAllowedOrigins } from './content-security-policy'

/**
 * Returns the origins to which Firebase needs access for its push tokens. Returns none if the
 * configuration has no Firebase project. Source: PRO-05.
 */
export function readFirebaseCspOrigins(project: unknown): CspAllowedOrigins {
  if (typeof project !== 'object' || project === null) return {}
  return {
    connect: ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com'],
  }
}
