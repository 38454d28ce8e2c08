/**
 * Gateways whose code the portal loads at their first call. Here it is loaded in advance, so that a test that
 * calls many of them sends its requests in the order of its lines.
 */
import '@/adapters/http/automatic-collection-gateway'
import '@/adapters/http/card-update-gateway'
import '@/adapters/http/claim-gateway'
import '@/adapters/http/consumer-request-gateway'
import '@/adapters/http/customer-document-queries'
import '@/adapters/http/new-password-gateway'
import '@/adapters/http/account-protection-gateway'
import '@/adapters/http/refinancing-gateway'
import '@/adapters/http/survey-gateway'
