import './loans'
import { CustomerDocumentGateway } from '@/application/documents/customer-document.port'
import { DocumentGateway } from '@/application/documents/document.port'
import { KnownIssuerKeys } from '@/application/documents/known-issuer-keys.port'
import { StoredIssuerKeys } from '@/adapters/device/stored/stored-issuer-keys'
import { adapter, bindCapability, gateway } from '@/start/composition'

bindCapability(
  gateway(
    CustomerDocumentGateway,
    async () => (await import('@/adapters/http/customer-document-gateway')).HttpCustomerDocumentGateway,
  ),
  gateway(DocumentGateway, (http) => http.HttpDocumentGateway),
  adapter(KnownIssuerKeys, StoredIssuerKeys),
)
