import './loans'
import { CustomerDocumentQueries } from '@/application/documents/customer-document-queries.port'
import { DocumentGateway, DocumentQueries } from '@/application/documents/document.port'
import { IssuerKeysStore } from '@/application/documents/issuer-keys-store.port'
import { StoredCertificateIssuerKeys } from '@/adapters/device/stored/stored-issuer-keys'
import { bindAdapter, bindCapabilityPorts, bindGateway } from '@/start/composition'

bindCapabilityPorts(
  bindGateway(
    CustomerDocumentQueries,
    async () => (await import('@/adapters/http/customer-document-queries')).HttpCustomerDocumentQueries,
  ),
  bindGateway(DocumentGateway, (http) => http.HttpDocumentGateway),
  bindGateway(DocumentQueries, (http) => http.HttpDocumentGateway),
  bindAdapter(IssuerKeysStore, StoredCertificateIssuerKeys),
)
