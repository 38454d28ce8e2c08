import './loans'
import { CustomerDocumentQueries } from '@/application/documents/customer-document-queries.port'
import { DocumentGateway, DocumentQueries } from '@/application/documents/document.port'
import { KnownIssuerKeys } from '@/application/documents/known-issuer-keys.port'
import { StoredIssuerKeys } from '@/adapters/device/stored/stored-issuer-keys'
import { adapter, bindCapability, gateway } from '@/start/composition'

bindCapability(
  gateway(
    CustomerDocumentQueries,
    async () => (await import('@/adapters/http/customer-document-queries')).HttpCustomerDocumentQueries,
  ),
  gateway(DocumentGateway, (http) => http.HttpDocumentGateway),
  gateway(DocumentQueries, (http) => http.HttpDocumentGateway),
  adapter(KnownIssuerKeys, StoredIssuerKeys),
)
